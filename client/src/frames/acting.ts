/** For whom this device acts now: which of its names is asked, and which has answered. */
import type { Ask, Frame, Mine } from '@/wire/types'

export const HOST = 'host'

/** The seat that this device sees as, if any. */
export function openSeat(frame: Frame): string | null {
  const { seats, open } = frame.you
  if (open && seats.includes(open)) return open
  return seats.length === 1 ? (seats[0] ?? null) : null
}

/** The names that may act here: the open seat, and the host on the host's device. */
export function acting(frame: Frame): string[] {
  const seat = openSeat(frame)
  return [...(seat ? [seat] : []), ...(frame.you.host ? [HOST] : [])]
}

/** A name that is asked here, with what it is asked. */
export interface Turn {
  name: string
  mine: Mine
}

/** The turns of this device in the open ask, its own seat before the host. */
export function turns(frame: Frame): Turn[] {
  const ask = frame.ask
  if (!ask) return []
  return acting(frame).flatMap((name) => {
    const mine = ask.asked.includes(name) ? ask.mine[name] : null
    return mine ? [{ name, mine }] : []
  })
}

/** The turn that still lacks its answer, or null. */
export const due = (frame: Frame): Turn | null => turns(frame).find(({ mine }) => mine.answer === null) ?? null

/** The turn that has its answer and may be changed or shown, or null. */
export const given = (frame: Frame): Turn | null => turns(frame).find(({ mine }) => mine.answer !== null) ?? null

/** Who would make a call here: the open seat, else the host. */
export const caller = (frame: Frame): string => acting(frame)[0] ?? HOST

/** A wait, as a key that is never used twice. */
export const waitKey = (ask: Ask): string => ask.wait.join('/')

/**
 * Seats of this device that are asked, when it holds several: the phone goes to them in this order. `served` have been
 * seen to answer here, which the table need not tell again.
 */
export function toBeHanded(frame: Frame, served: readonly string[] = []): string[] {
  const { ask, you } = frame
  if (!ask || you.seats.length < 2) return []
  const done = [...(ask.waiting.done ?? []), ...served]
  return ask.asked.filter((name) => you.seats.includes(name) && !done.includes(name))
}
