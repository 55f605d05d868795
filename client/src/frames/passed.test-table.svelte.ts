/** A table for tests of a shared device: it opens for whom it is asked, at once or, when slow, later. */
import type { Frame } from '@/wire/types'

export class Passed {
  readonly code = 'BCDFG'
  readonly clock = { now: () => 100 }
  readonly opened: (string | null)[] = []
  readonly answers: [string, unknown][] = []
  slow = false
  #frame = $state.raw<Frame>() as Frame
  #connected = $state(true)
  #arrivals = $state(1)

  constructor(private readonly sees: (open: string | null) => Frame) {
    this.#frame = sees(null)
  }

  get frame(): Frame {
    return this.#frame
  }
  get connected(): boolean {
    return this.#connected
  }
  get arrivals(): number {
    return this.#arrivals
  }
  open(seat: string | null): void {
    this.opened.push(seat)
    if (!this.slow) this.catchUp(seat)
  }
  catchUp(seat: string | null): void {
    this.#frame = this.sees(seat)
  }
  async answer(_: unknown, seat: string, value: unknown): Promise<void> {
    this.answers.push([seat, value])
  }
  lose(): void {
    this.#connected = false
  }
  arrive(): void {
    this.#arrivals += 1
  }
}
