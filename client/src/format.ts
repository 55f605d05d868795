/** How times, lists and names of seats are written. */
import type { Frame } from './wire/types'

/** `65.2` is `1:06`: a clock that shows 0:00 only when time is up. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds - 0.001))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds that are left of a wait; while paused the clock stands. Null where no clock runs. */
export function left(end: number | null, paused: number | null, now: number): number | null {
  return end === null ? null : Math.max(0, end - (paused ?? now))
}

/** "Ann, Bo and Cy" as the language writes it. */
export function list(language: string, names: readonly string[]): string {
  if (!('ListFormat' in Intl)) return names.join(', ')
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

export interface Known {
  id: string
  name: string
  mark: number
  away: boolean
  here: boolean
}

/** Who a seat id is, also after leaving. */
export function seatOf(frame: Frame, id: string): Known {
  const seat = frame.seats.find((one) => one.id === id)
  if (seat) return { id, name: seat.name, mark: seat.mark, away: seat.away, here: true }
  const gone = frame.gone?.[id]
  return { id, name: gone?.name ?? id, mark: gone?.mark ?? 0, away: true, here: false }
}

export const nameOf = (frame: Frame, id: string): string => seatOf(frame, id).name

/** How many letters a reader sees, joined emoji and accents counted once. */
export function visible(text: string): number {
  if (!('Segmenter' in Intl)) return [...text.normalize('NFC')].length
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}

/** At most `most` visible characters of a text. */
export function cut(text: string, most: number): string {
  if (visible(text) <= most) return text
  if (!('Segmenter' in Intl)) return [...text].slice(0, most).join('')
  const parts = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  return parts
    .slice(0, most)
    .map((part) => part.segment)
    .join('')
}

/** Trimmed, with single blanks inside, as the table will keep it. */
export const trimmed = (text: string): string => text.replace(/\s+/gu, ' ').trim()
