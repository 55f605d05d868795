/** The pictures of the deck, once they are here. */
import { words } from '@/i18n'

type Pictures = typeof import('../later/pictures')

class Deck {
  #pictures = $state.raw<Pictures | null>(null)
  #loading = false

  /** Fetch all of it; again a little later if the network was gone. */
  async load(): Promise<void> {
    if (this.#pictures || this.#loading) return
    this.#loading = true
    try {
      this.#pictures = await import('../later/pictures')
    } catch {
      setTimeout(() => void this.load(), 2000)
    } finally {
      this.#loading = false
    }
  }

  get here(): boolean {
    return this.#pictures !== null
  }

  /** Where a picture is found, or null while it is not. */
  address(id: string): string | null {
    return this.#pictures?.addresses[id] ?? null
  }

  /** What a picture shows, in the device's language. */
  label(id: string): string {
    return this.#pictures?.labels[id]?.[words.language] || id
  }
}

export const deck = new Deck()
// With the game's screens, before there is any card to be shown.
void deck.load()
