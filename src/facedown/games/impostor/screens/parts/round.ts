/** What a view of impostor says about the round that is played: whose turn is when, who has given which clue. */
import type { Card, Clue, View } from '../../types'

/** Whether everything is shown. */
export const revealed = (view: View): boolean => view.impostors !== null

/** The card of a seat, if this device may open it and the round is still played. */
export const cardOf = (view: View, seat: string): Card | null => (view.ending ? null : (view.cards[seat] ?? null))

export const isImpostor = (card: Card): boolean => Number(card.impostor) === 1

/** The order of the circle that runs: every second one goes back, unless circles go on until the table is ready. */
export function orderNow(view: View): string[] {
  const back = view.circles !== null && view.circle > 0 && view.circle % 2 === 0
  return back ? [...view.order].reverse() : view.order
}

/** The clues that a seat has given, the oldest first, void ones too. */
export const cluesOf = (view: View, seat: string): Clue[] => view.clues.filter((clue) => clue.seat === seat)

/** Whether a seat has given its clue in the circle that runs. */
export const spoken = (view: View, seat: string): boolean =>
  view.clues.some((clue) => clue.seat === seat && !clue.void && clue.circle === view.circle)

/** Who comes after the one whose turn it is, in this circle. */
export function following(view: View): string | null {
  const order = orderNow(view)
  const at = view.turn ? order.indexOf(view.turn) : -1
  return at < 0 ? null : (order.slice(at + 1).find((seat) => !spoken(view, seat)) ?? null)
}

/** Whether clues are typed, as far as the table can see it. */
export const typed = (view: View): boolean => view.clues.some((clue) => clue.text !== '')

/** Who named a seat, by the seat named, the one named most often first. */
export function tally(votes: { [seat: string]: string }): [string, string[]][] {
  const by = new Map<string, string[]>()
  for (const [voter, named] of Object.entries(votes)) by.set(named, [...(by.get(named) ?? []), voter])
  return [...by].sort(([, a], [, b]) => b.length - a.length)
}
