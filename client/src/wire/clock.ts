/** The table's clock as this device knows it: several pings, the quickest one is believed. */

const KEPT = 8

/** Seconds on a clock that never jumps; its zero means nothing. */
export const steady = (): number => performance.now() / 1000

interface Sample {
  trip: number
  offset: number
}

export class Clock {
  #samples: Sample[] = []
  #rough: number

  constructor(private readonly local: () => number = steady) {
    this.#rough = Date.now() / 1000 - local()
  }

  /** The table's time now, in seconds since 1970. */
  now(): number {
    return this.local() + this.offset
  }

  /** What to add to the local clock. */
  get offset(): number {
    if (!this.#samples.length) return this.#rough
    return this.#samples.reduce((best, one) => (one.trip < best.trip ? one : best)).offset
  }

  /** The table said `at` in a message that was not timed: better than nothing until a ping returns. */
  hint(at: number): void {
    this.#rough = at - this.local()
  }

  /** A ping left at `sent` (local), and its answer, stamped `at` by the table, is here now. */
  heard(sent: number, at: number): void {
    const here = this.local()
    this.#samples.push({ trip: here - sent, offset: at - (sent + here) / 2 })
    if (this.#samples.length > KEPT) this.#samples.shift()
  }

  /** After sleep or on another network nothing measured before holds. */
  forget(): void {
    this.#rough = this.offset
    this.#samples = []
  }
}
