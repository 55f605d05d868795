/** One device for several seats: into whose hands it goes, whose secrets lie open in it, and when all is covered. */
import { untrack } from 'svelte'
import { recall, remember } from '@/device/memory'
import { onLeaving } from '@/device/leaving'
import type { Table } from '@/wire/table.svelte'
import type { Frame } from '@/wire/types'
import { due, openSeat, shared, toBeHanded, waitKey } from './acting'

const KEY = 'served'

export class Handing {
  #wait = ''
  #served = $state.raw<readonly string[]>([])
  /** The seat that somebody has opened and not covered yet. */
  #held = $state<string | null>(null)
  /** The seat whose secrets are to be looked at a second time. */
  #again = $state<string | null>(null)
  /** The seat whose answer is on its way to the table. */
  #sending = $state<string | null>(null)
  /** Who takes the phone before it is their turn. */
  #first = $state<string | null>(null)

  constructor(
    private readonly table: Table,
    private readonly frame: () => Frame,
  ) {
    this.#follow()
    $effect(() => this.#watch())
    $effect(() => onLeaving(() => this.cover()))
    $effect(() => {
      // A new line sees as nobody: what lay open before the loss is covered.
      void table.arrivals
      if (!table.connected || table.arrivals) untrack(() => this.#forget())
    })
  }

  /** The seat whose secrets may be in the page; null while the device is covered. */
  get open(): string | null {
    const frame = this.frame()
    if (!shared(frame)) return openSeat(frame)
    return this.table.connected && this.#held === frame.you.open ? this.#held : null
  }

  /** The frame as it may be shown: a seat that was covered a moment ago is covered here already. */
  get shown(): Frame {
    const frame = this.frame()
    return shared(frame) && frame.you.open !== this.open ? { ...frame, you: { ...frame.you, open: this.open } } : frame
  }

  /** The seats that the phone must still go to, the next one first. */
  get next(): string[] {
    const sending = this.#sending === null ? [] : [this.#sending]
    const next = toBeHanded(this.frame(), [...this.#served, ...sending])
    const first = this.#first
    return first && next.includes(first) ? [first, ...next.filter((seat) => seat !== first)] : next
  }

  /** Who looks at their secret a second time, if anybody. */
  get again(): string | null {
    return this.#again
  }

  /** Nobody has the phone, somebody should, and nothing is asked of the host here. */
  get due(): boolean {
    return shared(this.frame()) && this.open === null && !due(this.shown) && this.next.length > 0
  }

  /** Somebody else takes the phone first. */
  prefer(seat: string): void {
    this.#first = seat
  }

  /** It is in the hands of this seat: open what is for them alone. */
  lift(seat: string): void {
    if (this.#held === seat) return
    this.#held = seat
    this.table.open(seat)
  }

  /** Whatever lies open is covered, here at once, and at the table as soon as it hears. */
  cover(): void {
    if (!shared(this.frame()) || (this.#held === null && this.frame().you.open === null)) return
    this.#held = null
    this.table.open(null)
  }

  /** Have a second look; null: not now. */
  lookAgain(seat: string | null): void {
    this.cover()
    this.#again = seat
  }

  /** A seat answers on this device: once that is stored, the phone goes on to the next. */
  async answering(seat: string, stored: Promise<boolean>): Promise<boolean> {
    if (!shared(this.frame())) return stored
    const wait = this.#wait
    this.#sending = seat
    const counts = await stored
    this.#sending = null
    if (counts && wait === this.#wait) this.#serve(seat)
    return counts
  }

  #serve(seat: string): void {
    if (this.#served.includes(seat)) return
    this.#served = [...this.#served, seat]
    remember(KEY, JSON.stringify([this.table.code, this.#wait, this.#served]))
  }

  #forget(): void {
    this.#held = null
    this.#again = null
  }

  /** A new wait has new answers; after a reload the old one still has those that were given. */
  #follow(): void {
    const { ask } = this.frame()
    const wait = ask ? waitKey(ask) : ''
    if (wait === this.#wait) return
    this.#wait = wait
    this.#first = null
    this.#forget()
    this.#served = kept(this.table.code, wait)
  }

  #watch(): void {
    const frame = this.frame()
    if (!shared(frame)) return
    untrack(() => this.#follow())
    const seat = frame.you.open
    if (!seat || this.#again) return
    const answered = (frame.ask?.mine[seat]?.answer ?? null) !== null
    // Whoever takes the phone next must not find this seat open.
    if (answered) untrack(() => this.#serve(seat))
    if (answered || !frame.ask?.asked.includes(seat)) untrack(() => this.cover())
  }
}

/** Who has answered on this device in a wait, as far as it remembers. */
function kept(code: string, wait: string): string[] {
  try {
    const [room, of, served] = JSON.parse(recall(KEY) ?? '') as [string, string, string[]]
    return room === code && of === wait && Array.isArray(served) ? served : []
  } catch {
    return []
  }
}
