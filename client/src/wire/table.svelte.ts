/** One device at one room: what it may see now, and the acts it sends. */
import { Clock } from './clock'
import { Line, type MakeSocket } from './line'
import { Refusal, type Act, type FromTable, type Wait } from './messages'
import { Outbox, type Stored } from './outbox'
import { patched } from './patch'
import type { Frame } from './types'

/** A loss shorter than this is not worth a word. */
export const PATIENCE = 2000

export interface Where {
  code: string
  token: string
  tv?: boolean
  url?: string
  make?: MakeSocket
}

export class Table {
  readonly code: string
  readonly clock = new Clock()
  #frame = $state.raw<Frame | null>(null)
  #connected = $state(false)
  #late = $state(false)
  #arrivals = $state(0)
  #ended = $state<string | null>(null)
  #trouble = $state.raw<Refusal | null>(null)
  #line: Line
  #outbox: Outbox
  #worry: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly where: Where) {
    this.code = where.code
    this.#outbox = new Outbox((message) => this.#connected && this.#line.send(message))
    this.#line = new Line(
      where.url ?? addressOf(where.code),
      this.clock,
      { opened: () => this.#greet(), said: (message) => this.#hear(message), lost: () => this.#lose() },
      where.make,
    )
    this.#worry = setTimeout(() => (this.#late = true), PATIENCE)
  }

  /** What this device may see; null until the table has spoken. */
  get frame(): Frame | null {
    return this.#frame
  }

  get connected(): boolean {
    return this.#connected
  }

  /** The table has been out of reach for long enough to say so. */
  get late(): boolean {
    return this.#late
  }

  /** How many full views have come: a change means that the device was away. */
  get arrivals(): number {
    return this.#arrivals
  }

  /** Why the table has closed for this device for good, as a code; null while it hasn't. */
  get ended(): string | null {
    return this.#ended
  }

  /** The latest refusal that belonged to no act of ours. */
  get trouble(): Refusal | null {
    return this.#trouble
  }

  /** Send an act; resolves once it is stored, rejects with a `Refusal`. */
  async act(act: Act): Promise<void> {
    await this.#post(act)
  }

  #post(act: Act): Promise<Stored> {
    if (this.#ended) return Promise.reject(new Refusal('over'))
    return this.#outbox.post(act)
  }

  /** Make a seat ready to move to another device; the code by which that device takes it. */
  async offer(seat: string): Promise<string> {
    const { take } = await this.#post({ t: 'offer', seat })
    // Acknowledged a second time, after a loss, the code may be gone with the first.
    return take ?? this.offer(seat)
  }

  answer(wait: Wait, seat: string, value: unknown): Promise<void> {
    return this.act({ t: 'answer', wait, seat, value })
  }

  call(wait: Wait, seat: string, name: string, about: unknown): Promise<void> {
    return this.act({ t: 'call', wait, seat, name, about })
  }

  /** Prepare without committing. A draft that comes too late is no loss, so it never rejects. */
  draft(wait: Wait, seat: string, key: string, value: unknown): Promise<void> {
    return this.act({ t: 'draft', wait, seat, key, value }).then(
      () => this.#drafted(wait, seat, key, value),
      () => undefined,
    )
  }

  /** What this line has drafted itself it is not sent back: it goes into the frame once it is stored. */
  #drafted(wait: Wait, seat: string, key: string, value: unknown): void {
    const ask = this.#frame?.ask
    const draft = ask?.mine[seat]?.draft
    if (!ask || !draft || `${ask.wait}` !== `${wait}`) return
    const path = `/ask/mine/${seat}/draft/${key}`
    if (value !== null) this.#frame = patched(this.#frame, [{ op: 'add', path, value: value as never }])
    else if (key in draft) this.#frame = patched(this.#frame, [{ op: 'remove', path }])
  }

  /** A device with several seats sees as this one from now on, or as none. */
  open(seat: string | null): void {
    this.#line.send({ t: 'open', seat })
  }

  close(): void {
    clearTimeout(this.#worry)
    this.#line.close()
    this.#connected = false
  }

  #greet(): void {
    this.#line.send({ t: 'hello', token: this.where.token, tv: this.where.tv ?? false })
  }

  #hear(message: FromTable): void {
    if (message.t === 'full') this.#arrive(message.frame, message.at)
    else if (message.t === 'patch') this.#patch(message)
    else if (message.t === 'ok') this.#outbox.stored(message.id, { take: message.take })
    else if (message.t === 'no') this.#refused(message)
    else if (message.t === 'bye') this.#leave(message.code)
  }

  #arrive(frame: Frame, at: number): void {
    this.clock.hint(at)
    this.#line.settled()
    clearTimeout(this.#worry)
    this.#frame = frame
    this.#late = false
    this.#connected = true
    this.#arrivals += 1
    this.#outbox.resend()
  }

  #patch({ ops }: FromTable & { t: 'patch' }): void {
    try {
      this.#frame = patched(this.#frame, ops)
    } catch {
      // A patch on something that we don't have: only a full view helps.
      this.#lose()
      this.#line.renew()
    }
  }

  #refused({ id, code, args }: FromTable & { t: 'no' }): void {
    if (id && this.#outbox.refused(id, code, args)) return
    if (code === 'no_such_room') this.#leave(code)
    else this.#trouble = new Refusal(code, args)
  }

  #leave(code: string): void {
    if (code === 'restart') return
    this.#ended = code
    this.#outbox.giveUp('over')
    this.close()
  }

  #lose(): void {
    if (!this.#frame) void this.#lookForRoom()
    if (!this.#connected) return
    this.#connected = false
    this.#worry = setTimeout(() => (this.#late = true), PATIENCE)
  }

  /** A socket refused at the door doesn't say why; the room's own address does. */
  async #lookForRoom(): Promise<void> {
    const found = await fetch(`/api/rooms/${this.code}`).catch(() => null)
    if (found?.status === 404 && !this.#frame) this.#leave('no_such_room')
  }
}

function addressOf(code: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/r/${code}/ws`
}
