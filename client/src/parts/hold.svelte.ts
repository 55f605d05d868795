/** A secret that is open only while it is held: covers itself on release and on anything that takes the phone away. */
import { onLeaving } from '@/device/leaving'

/** So long must a card be open before it counts as looked at. */
export const LOOKED_AFTER = 600

export class Hold {
  #open = $state(false)
  #looked = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `onlooked` is told once, after the first opening that lasted. */
  constructor(private readonly onlooked: () => void) {}

  get open(): boolean {
    return this.#open
  }

  lift(): void {
    if (this.#open) return
    this.#open = true
    if (!this.#looked) this.#timer = setTimeout(() => this.#look(), LOOKED_AFTER)
  }

  cover = (): void => {
    clearTimeout(this.#timer)
    this.#open = false
  }

  /** Cover whenever the page is left, hidden or turned; the function returned stops that. */
  guard(): () => void {
    const turns = ['orientationchange', 'resize']
    for (const turn of turns) addEventListener(turn, this.cover)
    const stop = onLeaving(this.cover)
    return () => {
      for (const turn of turns) removeEventListener(turn, this.cover)
      stop()
      this.cover()
    }
  }

  #look(): void {
    this.#looked = true
    this.onlooked()
  }
}
