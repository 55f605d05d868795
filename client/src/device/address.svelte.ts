/** What others type to come here. */

const OWN = ['localhost', '127.0.0.1', '[::1]']

/** A computer's name for itself leads nobody else anywhere. */
export const leadsHere = (host: string): boolean => !OWN.includes(host.replace(/:\d+$/, ''))

/** The origin of an address that the table tells; null where it tells none that can be read. */
export function originOf(told: string | undefined): string | null {
  try {
    return told ? new URL(told).origin : null
  } catch {
    return null
  }
}

class Address {
  #told = $state<string | null>(null)

  /** The table's origin, as other devices reach it; null where this device knows none that they could use. */
  get origin(): string | null {
    return leadsHere(location.host) ? location.origin : this.#told
  }

  /** The same without its `http://`, to be read and typed. */
  get shown(): string | null {
    return this.origin?.replace(/^https?:\/\//, '') ?? null
  }

  /** On the computer that serves itself only the table knows its address on the network. */
  async learn(code: string): Promise<void> {
    if (leadsHere(location.host)) return
    const door = await fetch(`/api/rooms/${code}`)
      .then((answer) => answer.json() as Promise<{ address?: string }>)
      .catch(() => null)
    this.#told = originOf(door?.address)
  }
}

export const address = new Address()
