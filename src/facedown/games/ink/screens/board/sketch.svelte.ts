/** The drawing in the making: painted at once, sent piece by piece, and kept on the device until the table has it. */
import { recall, remember } from '@/device/memory'
import { told, type Piece } from './history'

export interface Desk {
  /** Hand a piece to the table; rejects with a refusal. */
  post: (key: string, piece: Piece) => Promise<void>
  /** Say that the first stroke is about to come. */
  begin: () => Promise<void>
  /** A piece was refused, with this error. */
  refused: (error: unknown) => void
  /** What the drawing is called on this device. */
  name: string
  /** Pieces beyond this number are not taken. */
  most: number
}

/** Refusals that pass: the piece stands, and is sent again. */
const LATER = new Set(['too_fast', 'unwell', 'paused', 'not_begun', 'early'])
/** The wait is over: nobody needs to be told. */
const OVER = new Set(['stale', 'over', 'not_asked', 'locked', 'not_yours'])
const AGAIN = 900
const UNSENT = 'ink-unsent'

export class Sketch {
  #pieces = $state.raw<ReadonlyMap<number, Piece>>(new Map())
  #unsent = new Map<number, Promise<void>>()
  #told = $derived(told(inOrder(this.#pieces)))
  #begun: boolean

  constructor(
    private readonly desk: Desk,
    begun: boolean,
  ) {
    this.#begun = begun
  }

  get strokes() {
    return this.#told.strokes
  }
  get undoable(): boolean {
    return this.#told.undoable
  }
  get redoable(): boolean {
    return this.#told.redoable
  }
  /** No more pieces are taken. */
  get full(): boolean {
    return this.#next >= this.desk.most
  }
  /** Whether anything has ever been drawn here. */
  get begun(): boolean {
    return this.#pieces.size > 0 || this.#begun
  }

  /** What the table has of this drawing, as it stands in the frame. */
  has(draft: { [key: string]: unknown }): void {
    const fresh = Object.entries(draft).filter(([key]) => !this.#pieces.has(Number(key)))
    if (fresh.length === 0) return
    this.#pieces = new Map([...this.#pieces, ...fresh.map(([key, piece]) => [Number(key), piece as Piece] as const)])
  }

  /** What this device had not got through before it was reloaded. */
  recover(): void {
    const kept = JSON.parse(recall(UNSENT) ?? 'null') as { name: string; pieces: [number, Piece][] } | null
    if (kept?.name !== this.desk.name) return
    for (const [key, piece] of kept.pieces) if (!this.#pieces.has(key)) this.#put(key, piece)
  }

  add(piece: Piece): void {
    if (!this.full) this.#put(this.#next, piece)
  }

  /** Once everything that was drawn has reached the table, or was refused. */
  async settled(): Promise<void> {
    while (this.#unsent.size > 0) await Promise.all(this.#unsent.values())
  }

  get #next(): number {
    return this.#pieces.size === 0 ? 0 : Math.max(...this.#pieces.keys()) + 1
  }

  #put(key: number, piece: Piece): void {
    this.#pieces = new Map(this.#pieces).set(key, piece)
    this.#unsent.set(key, this.#send(key, piece))
    this.#remember()
  }

  async #send(key: number, piece: Piece): Promise<void> {
    if (!this.#begun) {
      this.#begun = true
      // Sent before the piece, on the same line; if it was said before, so much the better.
      this.desk.begin().catch(() => undefined)
    }
    try {
      await this.desk.post(String(key), piece)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (LATER.has(code)) {
        if (code === 'not_begun') this.#begun = false
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
        return this.#send(key, piece)
      }
      this.#take(key)
      if (!OVER.has(code)) this.desk.refused(error)
    }
    this.#unsent.delete(key)
    this.#remember()
  }

  /** A refused piece is taken off; the rest stands. */
  #take(key: number): void {
    const left = new Map(this.#pieces)
    left.delete(key)
    this.#pieces = left
  }

  #remember(): void {
    const pieces = [...this.#unsent.keys()].map((key) => [key, this.#pieces.get(key)])
    remember(UNSENT, pieces.length ? JSON.stringify({ name: this.desk.name, pieces }) : null)
  }
}

const inOrder = (pieces: ReadonlyMap<number, Piece>): Piece[] =>
  [...pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece)
