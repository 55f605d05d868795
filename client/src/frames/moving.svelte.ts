/** Seats that were on this device and are on another one now. */
import { nameOf } from '@/format'
import { toasts } from '@/toasts.svelte'
import type { Frame } from '@/wire/types'

export class Moving {
  #gone = $state.raw<readonly string[]>([])

  constructor(frame: () => Frame) {
    let held: readonly string[] = frame().you.seats
    $effect(() => {
      const now = frame()
      const { seats } = now.you
      const gone = held.filter((seat) => !seats.includes(seat) && now.seats.some(({ id }) => id === seat))
      held = seats
      if (seats.length > 0) this.#gone = []
      if (gone.length === 0) return
      if (seats.length === 0) this.#gone = gone
      else for (const seat of gone) toasts.show('seat-moved', { name: nameOf(now, seat) })
    })
  }

  /** The seats that have gone elsewhere, while this device has none left and nobody has said what it does now. */
  get gone(): readonly string[] {
    return this.#gone
  }

  settle(): void {
    this.#gone = []
  }
}
