/** What others type to come here. */

const OWN = ['localhost', '127.0.0.1', '[::1]']

/** A computer's name for itself leads nobody else anywhere. */
export const leadsHere = (host: string): boolean => !OWN.includes(host.replace(/:\d+$/, ''))

class Address {
  #told = $state<string | null>(null)

  /** The address without its `http://`; null where this device knows none that others could use. */
  get shown(): string | null {
    return leadsHere(location.host) ? location.host : this.#told
  }

  /** On the computer that serves itself only the table knows its address on the network. */
  async learn(code: string): Promise<void> {
    if (leadsHere(location.host)) return
    const door = await fetch(`/api/rooms/${code}`)
      .then((answer) => answer.json() as Promise<{ address?: string }>)
      .catch(() => null)
    this.#told = door?.address?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null
  }
}

export const address = new Address()
