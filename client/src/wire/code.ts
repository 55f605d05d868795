/** Room codes: five letters that are hard to misread. */

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
export const CODE_LENGTH = 5

/** What was typed, folded as the table folds it: upper case, without blanks and dashes. */
export const foldCode = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Whether a folded code can be one at all. */
export const isCode = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))
