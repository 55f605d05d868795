/** How words are compared: without case, accents and most endings. Only ever a hint; people decide. */

/** Without case, accents, blanks and dashes, as the table compares words. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The parts of a text that carry meaning. */
export const parts = (text: string): string[] =>
  text
    .split(/[\s,/’'-]+/u)
    .map(fold)
    .filter((part) => part.length > 3)

/** Whether two folded words are forms of one word, as far as their letters tell. */
export function akin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short === long) return true
  const stem = short.length - (short.length < 6 ? 1 : 2)
  return stem >= 3 && long.startsWith(short.slice(0, stem)) && long.length - short.length <= 3
}
