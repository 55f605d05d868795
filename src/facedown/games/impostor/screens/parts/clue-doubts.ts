/**
 * What is asked about a typed clue before it is sent. Judged by what the player's own card shows and by nothing else, or
 * the question would tell an impostor something.
 */
import { akin, fold, parts } from './letters'
import { rhymes } from './rhyme'
import type { Forms } from './word-in'

/** From the gravest on; the first one is asked about. */
export const DOUBTS = ['word', 'translation', 'form', 'category', 'rhyme', 'words', 'given'] as const
export type Doubt = (typeof DOUBTS)[number]

export interface Known {
  /** The word by language; empty on an impostor's card. */
  word: Forms
  /** The category's name as the card shows it; empty where it doesn't. */
  category: string
  /** The language that the player writes in. */
  language: string
  /** Clues that all have seen. */
  given: readonly string[]
}

/** All that may be wrong with a clue, the gravest first; nothing where there is nothing to ask. */
export function doubtsOf(clue: string, known: Known): Doubt[] {
  const asked: { [doubt in Doubt]: boolean } = {
    word: isWord(clue, known),
    translation: isTranslation(clue, known),
    form: isForm(clue, known),
    category: parts(known.category).some((part) => says(clue, part)),
    rhyme: !isWord(clue, known) && rhymes(clue, ownForm(known), known.language),
    words: clue.trim().split(/\s+/u).length > 1,
    given: known.given.some((other) => fold(other) === fold(clue)),
  }
  return DOUBTS.filter((doubt) => asked[doubt])
}

const ownForm = ({ word, language }: Known): string => word[language] ?? ''
const isWord = (clue: string, known: Known): boolean => !!ownForm(known) && fold(clue) === fold(ownForm(known))

const isTranslation = (clue: string, known: Known): boolean =>
  !isWord(clue, known) && Object.values(known.word).some((form) => fold(form) === fold(clue))

/** Another form of the word, or a part of it, in any language. */
const isForm = (clue: string, known: Known): boolean =>
  !Object.values(known.word).some((form) => fold(form) === fold(clue)) &&
  Object.values(known.word).some((form) => akin(fold(form), fold(clue)) || parts(form).some((part) => says(clue, part)))

/** Whether one of the clue's words is akin to another word. */
const says = (clue: string, part: string): boolean => clue.split(/\s+/u).some((one) => akin(fold(one), part))
