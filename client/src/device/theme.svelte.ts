/** Light, dark, or as the device is set. */
import { recall, remember } from './memory'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

class Look {
  #theme = $state<Theme>(THEMES.find((known) => known === recall('theme')) ?? 'auto')
  #shown = $state<'light' | 'dark'>('dark')
  #system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null

  constructor() {
    // Old browsers know no addEventListener here.
    this.#system?.addEventListener?.('change', () => this.#apply())
    this.#apply()
  }

  get theme(): Theme {
    return this.#theme
  }

  /** What the theme comes to on this device now. */
  get shown(): 'light' | 'dark' {
    return this.#shown
  }

  choose(theme: Theme): void {
    this.#theme = theme
    remember('theme', theme)
    this.#apply()
  }

  #apply(): void {
    const light = this.#theme === 'light' || (this.#theme === 'auto' && (this.#system?.matches ?? false))
    this.#shown = light ? 'light' : 'dark'
    document.documentElement.dataset.theme = this.#shown
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? '#f7efdf' : '#0c2329')
  }
}

export const look = new Look()
