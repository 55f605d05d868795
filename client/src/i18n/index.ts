/** How a component asks for words. */
import { words, readable, type WordArgs } from './words.svelte'

export { words, readable, type WordArgs }
export { LANGUAGES, OWN_NAMES, type Language } from './languages'

/** The words for an id, in this device's language; reactive. */
export const t = (id: string, args?: WordArgs): string => words.say(id, args)

/** Whether there are words for an id, in this device's language. */
export const has = (id: string): boolean => words.has(id)

/** The words for an id if there are any, else something readable: what a game without words shows. */
export const wordFor = (id: string, otherwise: string, args?: WordArgs): string =>
  words.has(id) ? words.say(id, args) : readable(otherwise)

/** The words for an id, or null. */
export const maybe = (id: string, args?: WordArgs): string | null => (words.has(id) ? words.say(id, args) : null)
