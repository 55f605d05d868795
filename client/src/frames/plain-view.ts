/** What a view holds that can be shown without knowing the game: values, and what belongs to each seat. */
import type { Frame } from '@/wire/types'
import { nameOf } from '@/format'

export type Plain = string | number | boolean

export interface PlainView {
  /** By name, for all who see this: one value or several. */
  facts: [name: string, values: Plain[]][]
  /** By name, what each seat has: face up. */
  laid: [name: string, rows: [seat: string, value: Plain][]][]
  /** By name, what this seat sees of its own and not of all others: to be kept covered. */
  held: [name: string, value: Plain][]
}

/** Shown elsewhere, each in its own way. */
const KNOWN = ['scores', 'awards']

const isPlain = (value: unknown): value is Plain =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'

/** Sort out what the frame's view shows; `own` is the seat that this device sees as, if any. */
export function plainView(frame: Frame, own: string | null): PlainView {
  const shown: PlainView = { facts: [], laid: [], held: [] }
  for (const [name, value] of Object.entries((frame.view ?? {}) as object)) {
    if (KNOWN.includes(name)) continue
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (values.length > 0 && values.every(isPlain)) shown.facts.push([name, values])
    else if (isOfSeats(frame, value)) sortOut(shown, name, value, own)
  }
  return shown
}

function sortOut(shown: PlainView, name: string, value: Record<string, unknown>, own: string | null): void {
  const all = Object.entries(value)
  const open = all.filter((row): row is [string, Plain] => isPlain(row[1]))
  const mine = open.find(([seat]) => seat === own)
  if (mine && open.length === 1 && all.length > 1) shown.held.push([name, mine[1]])
  else if (open.length > 0) shown.laid.push([name, open])
}

function isOfSeats(frame: Frame, value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => isSeat(frame, key))
}

const isSeat = (frame: Frame, id: string): boolean => frame.seats.some((seat) => seat.id === id) || id in (frame.gone ?? {})

/** A value as players read it: the name of a seat, else the text of `word`. */
export const readOut = (frame: Frame, value: Plain, word: (text: string) => string): string =>
  isSeat(frame, String(value)) ? nameOf(frame, String(value)) : word(String(value))
