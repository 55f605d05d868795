/** Where somebody is within a screen, so that a reload comes back to it: one word for a wait and a seat. */
import { recall, remember } from '@/device/memory'
import type { ScreenProps } from '@/screen'

export class PlaceIn {
  #at = $state('')
  #name: string

  /** `where` tells screens apart. */
  constructor(
    private readonly where: string,
    { table, ask, seat }: Pick<ScreenProps, 'table' | 'ask' | 'seat'>,
    otherwise: string,
  ) {
    this.#name = `${table.code}/${ask.wait.join('/')}/${seat}`
    const [name, at] = (recall(where) ?? '').split(' ')
    this.#at = name === this.#name && at !== undefined ? at : otherwise
  }

  get at(): string {
    return this.#at
  }

  go(to: string): void {
    this.#at = to
    remember(this.where, `${this.#name} ${to}`)
  }
}
