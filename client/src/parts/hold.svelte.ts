/** A secret that is open only while it is held: covers itself on release and on anything that takes the phone away. */

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
    const events: [EventTarget, string][] = [
      [window, 'blur'],
      [window, 'pagehide'],
      [window, 'orientationchange'],
      [window, 'resize'],
      [document, 'visibilitychange'],
    ]
    for (const [on, event] of events) on.addEventListener(event, this.cover)
    return () => {
      for (const [on, event] of events) on.removeEventListener(event, this.cover)
      this.cover()
    }
  }

  #look(): void {
    this.#looked = true
    this.onlooked()
  }
}
