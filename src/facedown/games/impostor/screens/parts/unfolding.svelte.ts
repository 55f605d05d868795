/** How far the reveal of a round has got on this screen. Only shown step by step where the round was seen before its end. */
import { slow } from '@/device/motion'

export class Unfolding {
  #key = $state('')
  #step = $state(0)
  #until = 0
  #pauses: readonly number[] = []
  #before = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Told of every frame: which round it shows, whether all is open, and how long each step takes. */
  see(key: string, open: boolean, pauses: readonly number[]): void {
    if (!open) this.#before = key
    else if (this.#key !== key) this.#begin(key, this.#before === key && slow() > 0, pauses)
  }

  /** How many steps of this round's reveal are done; none while it hasn't begun. */
  stepOf(key: string): number {
    return this.#key === key ? this.#step : 0
  }

  /** Show all at once. */
  skip = (): void => {
    clearTimeout(this.#timer)
    this.#step = this.#until
  }

  #begin(key: string, bySteps: boolean, pauses: readonly number[]): void {
    clearTimeout(this.#timer)
    this.#key = key
    this.#pauses = pauses
    this.#until = pauses.length
    this.#step = bySteps ? 0 : this.#until
    this.#next()
  }

  #next(): void {
    const pause = this.#pauses[this.#step]
    if (pause === undefined) return
    this.#timer = setTimeout(() => {
      this.#step += 1
      this.#next()
    }, pause)
  }
}

export const unfolding = new Unfolding()
