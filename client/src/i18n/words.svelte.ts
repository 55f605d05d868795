/** The words of this device's language: the shell's own and each game's, loaded when first wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { recall, remember } from '@/device/memory'
import { LANGUAGES, chosenFrom, type Language } from './languages'

const shell = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../../src/facedown/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
})

export type WordArgs = Record<string, FluentVariable>

class Words {
  #language = $state<Language>(firstLanguage())
  #loaded = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #loads = new Map<string, Promise<void>>()
  #wanted = new Set<string>()

  get language(): Language {
    return this.#language
  }

  /** Whether this device's owner has ever chosen a language. */
  get chosen(): boolean {
    return recall('language') !== null
  }

  /** Change this device's language; shown once its words are here. */
  async speak(language: Language, choose = true): Promise<void> {
    if (choose) remember('language', language)
    await Promise.all([...this.#wanted].map((source) => this.#load(source, language)))
    this.#language = language
    document.documentElement.lang = language
  }

  /** Have the shell's words (`""`) or a game's in this device's language. */
  async want(source: string): Promise<void> {
    this.#wanted.add(source)
    await this.#load(source, this.#language)
    document.documentElement.lang = this.#language
  }

  has(id: string): boolean {
    void this.#loaded
    return this.#bundles.get(this.#language)?.hasMessage(id) ?? false
  }

  /** The words for an id; where there are none, the id in readable form. */
  say(id: string, args?: WordArgs): string {
    void this.#loaded
    const bundle = this.#bundles.get(this.#language)
    const pattern = bundle?.getMessage(id)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, args ?? null) : readable(id)
  }

  #load(source: string, language: Language): Promise<void> {
    const key = `${language}/${source}`
    const known = this.#loads.get(key)
    if (known) return known
    const load = this.#fetch(source, language)
    this.#loads.set(key, load)
    load.catch(() => this.#loads.delete(key))
    return load
  }

  async #fetch(source: string, language: Language): Promise<void> {
    const text = source
      ? games[`../../../src/facedown/games/${source}/locales/${language}.ftl`]
      : shell[`../locales/${language}.ftl`]
    if (!text) return
    const resource = new FluentResource(await text())
    let bundle = this.#bundles.get(language)
    if (!bundle) this.#bundles.set(language, (bundle = new FluentBundle(language)))
    bundle.addResource(resource)
    this.#loaded += 1
  }
}

function firstLanguage(): Language {
  const kept = recall('language')
  return LANGUAGES.find((known) => known === kept) ?? chosenFrom(navigator.languages ?? [navigator.language])
}

/** `word_said` becomes "word said": for games that brought no words. */
export function readable(id: string): string {
  return id.replace(/[_-]+/g, ' ').trim()
}

export const words = new Words()
