/** The languages there are, and which of them a browser's owner would like. */

export const LANGUAGES = ['en', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština' }

/** Slovak readers are better served by Czech than by English. */
const NEAR: Record<string, Language> = { sk: 'cs' }

/** The first of the browser's languages that is spoken here, else English. */
export function chosenFrom(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const plain = wish.toLowerCase().split('-')[0] ?? ''
    const known = LANGUAGES.find((language) => language === plain) ?? NEAR[plain]
    if (known) return known
  }
  return 'en'
}
