/** The seat that has been tapped at the table, until the wait it was tapped in is over. */
import type { Ask } from '@/wire/types'

class Chosen {
  #wait = ''
  #seat = $state.raw<string | null>(null)

  /** Who was tapped in this wait, of those who may be. */
  among(ask: Ask | null, of: readonly string[]): string | null {
    const seat = this.#seat
    if (of.length === 1) return of[0] ?? null
    return seat && ask && ask.wait.join() === this.#wait && of.includes(seat) ? seat : null
  }

  tap(ask: Ask, seat: string): void {
    this.#wait = ask.wait.join()
    this.#seat = seat
  }
}

export const chosen = new Chosen()
