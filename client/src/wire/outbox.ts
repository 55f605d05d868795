/** Acts that the table has not acknowledged yet: sent again after a reconnect, under the same id. */
import { Refusal, type Act, type Args } from './messages'
import { actId } from './token'

/** What comes with an acknowledgement: the code by which an offered seat is taken. */
export interface Stored {
  take?: string | undefined
}

interface Posted {
  act: Act
  resolve: (stored: Stored) => void
  reject: (refusal: Refusal) => void
}

export class Outbox {
  #posted = new Map<string, Posted>()

  /** `send` returns whether the line took it; what it didn't take goes with the next `resend`. */
  constructor(private readonly send: (message: Act & { id: string }) => boolean) {}

  get size(): number {
    return this.#posted.size
  }

  /** Send an act; resolves when it is stored, rejects with a `Refusal` when it was refused. */
  post(act: Act): Promise<Stored> {
    const id = actId()
    return new Promise((resolve, reject) => {
      this.#posted.set(id, { act, resolve, reject })
      if (!this.send({ id, ...act }) && act.t === 'draft') this.#overtake(id, act)
    })
  }

  /** The line is back: everything not acknowledged goes again, in its order. */
  resend(): void {
    for (const [id, { act }] of [...this.#posted]) this.send({ id, ...act })
  }

  /** The act is stored. */
  stored(id: string, stored: Stored = {}): void {
    this.#posted.get(id)?.resolve(stored)
    this.#posted.delete(id)
  }

  /** The act was refused; whether it was one of ours. */
  refused(id: string, code: string, args?: Args): boolean {
    const posted = this.#posted.get(id)
    posted?.reject(new Refusal(code, args))
    return this.#posted.delete(id)
  }

  /** The table is closed to us: nothing will be acknowledged any more. */
  giveUp(code: string): void {
    for (const id of [...this.#posted.keys()]) this.refused(id, code)
  }

  /** Offline, only the latest draft of a key is worth sending. */
  #overtake(id: string, draft: Act & { t: 'draft' }): void {
    for (const [older, { act, resolve }] of [...this.#posted]) {
      if (older === id || act.t !== 'draft') continue
      if (act.seat !== draft.seat || act.key !== draft.key || `${act.wait}` !== `${draft.wait}`) continue
      this.#posted.delete(older)
      resolve({})
    }
  }
}
