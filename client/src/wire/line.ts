/** One socket that is kept alive: limits on silence, new tries after a loss, a check on every awakening. */
import { steady, type Clock } from './clock'
import type { FromTable } from './messages'

export const CONNECT_LIMIT = 5000
export const WAKE_LIMIT = 2000
export const BEAT_EVERY = 10_000
export const BEAT_LIMIT = 5000
export const FIRST_DELAY = 250
export const LONGEST_DELAY = 4000
/** Pings after a connect, and the pause between them, from which the clock is learnt. */
const PINGS = 5
const PING_PAUSE = 150

export interface LineEvents {
  /** The socket is open: say hello. */
  opened(): void
  said(message: FromTable): void
  lost(): void
}

export type MakeSocket = (url: string) => WebSocket

export class Line {
  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #pings = new Map<number, number>()
  #count = 0
  #limit: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly url: string,
    private readonly clock: Clock,
    private readonly events: LineEvents,
    private readonly make: MakeSocket = (url) => new WebSocket(url),
  ) {
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('pageshow', this.#wake)
    addEventListener('online', this.#wake)
    this.#beat = setInterval(this.#heartbeat, BEAT_EVERY)
    this.#connect()
  }

  /** Whether the socket took the message. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** The table has greeted us: the next loss starts from the shortest delay, and the clock is learnt. */
  settled(): void {
    this.#tries = 0
    this.#learnClock()
  }

  /** What we hold is not to be trusted: a new socket, and so a full view. */
  renew(): void {
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#wake)
    removeEventListener('pageshow', this.#wake)
    removeEventListener('online', this.#wake)
    clearInterval(this.#beat)
    this.#drop()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#closed) return
    const socket = this.make(this.url)
    this.#socket = socket
    this.#within(CONNECT_LIMIT)
    socket.onopen = () => this.events.opened()
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as FromTable)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
  }

  #hear(message: FromTable): void {
    clearTimeout(this.#limit)
    this.#limit = undefined
    if (message.t === 'pong') {
      const sent = this.#pings.get(message.n)
      this.#pings.delete(message.n)
      if (sent !== undefined) this.clock.heard(sent, message.at)
    } else {
      this.events.said(message)
    }
  }

  #lose(): void {
    this.#drop()
    this.events.lost()
    if (this.#closed) return
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.#connect(), delay * (0.8 + 0.2 * Math.random()))
  }

  /** Forget the socket without waiting for its goodbye, which a dead one never sends. */
  #drop(): void {
    clearTimeout(this.#limit)
    clearTimeout(this.#retry)
    this.#limit = undefined
    this.#pings.clear()
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** Unless something is heard within so many milliseconds, the socket is dead. */
  #within(limit: number): void {
    clearTimeout(this.#limit)
    this.#limit = setTimeout(() => this.#lose(), limit)
  }

  #ping(): boolean {
    const n = ++this.#count
    if (!this.send({ t: 'ping', n })) return false
    this.#pings.set(n, steady())
    return true
  }

  #learnClock(): void {
    this.clock.forget()
    const socket = this.#socket
    for (let i = 0; i < PINGS; i++)
      setTimeout(() => socket === this.#socket && this.#ping(), i * PING_PAUSE)
  }

  #heartbeat = (): void => {
    if (!document.hidden && this.#limit === undefined && this.#ping()) this.#within(BEAT_LIMIT)
  }

  #wake = (): void => {
    if (document.hidden || this.#closed) return
    if (this.#socket === null) {
      this.#tries = 0
      this.#connect()
    } else if (this.#ping()) {
      this.#within(WAKE_LIMIT)
    }
  }
}
