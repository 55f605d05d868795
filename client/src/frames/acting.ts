/** For whom this device acts now: which of its names is asked, and which has answered. */
import type { ScreenModule } from '@/screen'
import type { Ask, Frame, Mine } from '@/wire/types'

export const HOST = 'host'

/** Whether this device is handed from one to the next: it holds several seats, or one whose host has no seat. */
export function shared({ you, host }: Frame): boolean {
  return you.seats.length > 1 || (you.seats.length === 1 && you.host && host.seat === null)
}

/** The seat that this device sees as, if any. */
export function openSeat(frame: Frame): string | null {
  const { seats, open } = frame.you
  if (open && seats.includes(open)) return open
  return shared(frame) ? null : (seats[0] ?? null)
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

/** Who would make a call here: the open seat, else the host, else whoever has the phone in front of them. */
export const caller = (frame: Frame): string => acting(frame)[0] ?? frame.you.seats[0] ?? HOST

/** A wait, as a key that is never used twice. */
export const waitKey = (ask: Ask): string => ask.wait.join('/')

/** Whether an ask is answered with the shared device in the middle of the table, as its screen says. */
export function inTheMiddle(screen: ScreenModule | null | undefined, ask: Ask): boolean {
  const middle = screen?.middle ?? false
  return typeof middle === 'function' ? middle(ask) : middle
}

/** The turn of a seat of this device that needs no secret: the phone lies in the middle, and no seat is opened. */
export function middleTurn(frame: Frame, served: readonly string[] = []): Turn | null {
  const { ask } = frame
  const name = toBeHanded(frame, served)[0]
  return ask && name ? { name, mine: ask.mine[name] ?? { form: ask.form, answer: null, draft: {} } } : null
}

/**
 * Seats of this device that are asked, when it holds several: the phone goes to them in this order, to the left from the
 * host's own. `served` have been seen to answer here, which the table need not tell again.
 */
export function toBeHanded(frame: Frame, served: readonly string[] = []): string[] {
  const { ask, you } = frame
  if (!ask || !shared(frame)) return []
  const done = [...(ask.waiting.done ?? []), ...served]
  const here = frame.seats.map(({ id }) => id).filter((id) => you.seats.includes(id) && ask.asked.includes(id))
  const first = Math.max(0, here.indexOf(frame.host.seat ?? ''))
  const round = [...here.slice(first), ...here.slice(0, first)]
  const from = round.indexOf(served[served.length - 1] ?? '') + 1
  return [...round.slice(from), ...round.slice(0, from)].filter((name) => !done.includes(name))
}
