/** The code by which a seat moves to this device: it comes in the address's fragment, which it leaves at once. */

const FRAGMENT = /^#take=([\w-]{1,64})$/

class Taking {
  #code = $state<string | null>(null)

  constructor() {
    this.#read()
    addEventListener('hashchange', () => this.#read())
  }

  /** The code that waits to be used. */
  get code(): string | null {
    return this.#code
  }

  /** The code, which counts once. */
  use(): string | null {
    const code = this.#code
    this.#code = null
    return code
  }

  /** No fragment stays where somebody might read or share it. */
  #read(): void {
    const { hash, pathname, search } = location
    if (!hash) return
    history.replaceState(history.state, '', pathname + search)
    this.#code = FRAGMENT.exec(hash)?.[1] ?? null
  }
}

export const taking = new Taking()

/** The address that moves a seat to the device that opens it. */
export const takeAddress = (origin: string, room: string, code: string): string => `${origin}/r/${room}#take=${code}`
