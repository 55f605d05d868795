/** One phone for several seats: who has answered on it in this wait, and when it goes on to the next. */
import type { Table } from '@/wire/table.svelte'
import type { Frame } from '@/wire/types'
import { due, openSeat, toBeHanded, waitKey } from './acting'

export class Handing {
  #wait = ''
  #served = $state.raw<readonly string[]>([])

  constructor(
    private readonly table: Table,
    private readonly frame: () => Frame,
  ) {
    $effect(() => this.#watch())
  }

  /** The seats that the phone must still go to, the next one first. */
  get next(): string[] {
    return toBeHanded(this.frame(), this.#served)
  }

  /** Nobody has the phone, somebody should, and nothing is asked of the host here. */
  get due(): boolean {
    const frame = this.frame()
    return openSeat(frame) === null && !due(frame) && this.next.length > 0
  }

  #watch(): void {
    const frame = this.frame()
    const { ask } = frame
    const seat = openSeat(frame)
    if (!ask || frame.you.seats.length < 2) return
    if (this.#wait !== waitKey(ask)) {
      this.#wait = waitKey(ask)
      this.#served = []
    }
    if (!seat || due(frame)) return
    if ((ask.mine[seat]?.answer ?? null) !== null && !this.#served.includes(seat)) {
      this.#served = [...this.#served, seat]
      // Whoever takes the phone next must not find this seat open.
      if (toBeHanded(frame, this.#served).length > 0) this.table.open(null)
    }
  }
}
