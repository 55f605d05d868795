/** Which screens the games bring, found by their place in the tree; each game is loaded when it is first played. */
import { words } from './i18n'
import type { ScreenModule } from './screen'

const found = import.meta.glob<ScreenModule>([
  '../../src/facedown/games/*/screens/*.svelte',
  '../../src/facedown/games/*/Tv.svelte',
  '../../src/facedown/games/*/screens/Tv.svelte',
])

type Screens = Record<string, ScreenModule>

class Games {
  #screens = $state.raw<Record<string, Screens>>({})
  #loads = new Map<string, Promise<void>>()

  /** The game's screen of this name (`Vote`, `Idle`, `Tv`), or null; undefined while the game is still loading. */
  screen(game: string, name: string): ScreenModule | null | undefined {
    const screens = this.#screens[game]
    return screens ? (screens[name] ?? null) : undefined
  }

  /** Whether the game's words and screens are here. */
  ready(game: string): boolean {
    return game in this.#screens
  }

  /** Fetch a game's words and screens, once. */
  load(game: string): Promise<void> {
    let load = this.#loads.get(game)
    if (!load) {
      load = this.#fetch(game)
      load.catch(() => this.#loads.delete(game))
      this.#loads.set(game, load)
    }
    return load
  }

  async #fetch(game: string): Promise<void> {
    const screens: Screens = {}
    const parts = Object.entries(found).filter(([path]) => path.includes(`/games/${game}/`))
    await Promise.all([
      words.want(game),
      ...parts.map(async ([path, part]) => {
        screens[path.slice(path.lastIndexOf('/') + 1, -'.svelte'.length)] = await part()
      }),
    ])
    this.#screens = { ...this.#screens, [game]: screens }
  }
}

export const games = new Games()

/** `word_said` is shown by `WordSaid.svelte`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|[_-])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
