/** Whether two words rhyme by their spelling: equal from the last but one nucleus on, or from the only one. */

interface Spelling {
  /** Letters that sound alike, in the order they are replaced. */
  alike: [RegExp, string][]
  nucleus: RegExp
}

const CZECH: Spelling = {
  alike: [
    [/á/g, 'a'],
    [/[éě]/g, 'e'],
    [/[íýy]/g, 'i'],
    [/ó/g, 'o'],
    [/[úů]/g, 'u'],
    [/ch$/, 'x'],
    // At the end of a word voiced consonants lose their voice.
    [/b$/, 'p'],
    [/d$/, 't'],
    [/ď$/, 'ť'],
    [/g$/, 'k'],
    [/h$/, 'x'],
    [/v$/, 'f'],
    [/z$/, 's'],
    [/ž$/, 'š'],
  ],
  // Diphthongs are one nucleus, and so are r and l between consonants (found with the consonant before them).
  nucleus: /ou|au|eu|[aeiou]|[^aeiou][rl](?=[^aeiou]|$)/g,
}

const ENGLISH: Spelling = {
  alike: [
    [/([bdfglmnprstz])\1/g, '$1'],
    [/ck/g, 'k'],
    [/igh/g, 'ai'],
    [/([aeiou])([bcdfgklmnprstvz])es?$/, '$1_$2'],
    [/i_/g, 'ai'],
    [/a_/g, 'ei'],
    [/o_/g, 'oa'],
    [/[eu]_/g, 'ee'],
    [/ea|ie/g, 'ee'],
    [/a[iy]|ey/g, 'ei'],
    [/ow/g, 'oa'],
    [/(.)y/g, '$1i'],
  ],
  nucleus: /[aeiou]+/g,
}

const SPELLINGS: { [language: string]: Spelling } = { cs: CZECH, en: ENGLISH }

/** The end of a word that must be equal; null where there is no nucleus. */
function endOf(word: string, spelling: Spelling, nuclei: number): string | null {
  const found = [...word.matchAll(spelling.nucleus)]
  const from = found[found.length - nuclei]
  if (from?.index === undefined) return null
  return word.slice(/^[^aeiou]/.test(from[0]) ? from.index + 1 : from.index)
}

const sounded = (word: string, { alike }: Spelling): string =>
  alike.reduce((text, [letters, by]) => text.replace(letters, by), word.toLowerCase().normalize('NFC'))

/** Whether two words rhyme in a language; never where nothing is known of its spelling. */
export function rhymes(a: string, b: string, language: string): boolean {
  const spelling = SPELLINGS[language]
  if (!spelling) return false
  const [one, other] = [sounded(a, spelling), sounded(b, spelling)]
  if (one === other) return false
  const two = Math.min(count(one, spelling), count(other, spelling), 2)
  const end = two > 0 ? endOf(one, spelling, two) : null
  // An open vowel alone is no rhyme.
  return end !== null && end.length > 1 && end === endOf(other, spelling, two)
}

const count = (word: string, { nucleus }: Spelling): number => [...word.matchAll(nucleus)].length
