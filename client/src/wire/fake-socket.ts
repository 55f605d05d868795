/** A socket for tests: what was sent lies open, and the table's side is played by hand. */

type Sent = Record<string, unknown> & { t: string; id?: string }

export class FakeSocket {
  static readonly all: FakeSocket[] = []
  static last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket
  }

  readyState: number = WebSocket.CONNECTING
  closed = false
  readonly sent: Sent[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {
    this.closed = true
    this.readyState = WebSocket.CLOSED
  }

  /** The table takes the connection. */
  accept(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) + '   ' })
  }
  lose(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }
  /** What was sent, but for greetings and pings. */
  acts(): Sent[] {
    return this.sent.filter(({ t }) => t !== 'hello' && t !== 'ping')
  }
}
