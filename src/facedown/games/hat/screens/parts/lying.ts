/** Where cards can lie, and what lies where: now, or in a moment of the film. */
import type { Back, CardView, Film, Still, View } from '../../types'

export type Where =
  | { at: 'front'; seat: string; place: number }
  | { at: 'penalty'; seat: string; place: number }
  /** In the middle, large, for all to see. */
  | { at: 'stage' }
  /** With the one who must pass it on. */
  | { at: 'hand'; seat: string }
  /** With the one who is offered it. */
  | { at: 'offered'; seat: string }
  | { at: 'pile' }

export interface Lying {
  key: string
  picture: string | null
  /** Its back, where it lies face down. With a picture as well, in the film, both are shown. */
  back: Back | null
  /** As whose the back is turned. */
  of: string | null
  where: Where
}

export interface Laid {
  seats: string[]
  cards: Lying[]
  pile: { count: number; top: string | null } | null
  /** From whom to whom the card under way goes. */
  way: { from: string; to: string } | null
}

/** The table as it lies now. */
export function laid(view: View): Laid {
  const cards = view.seats.flatMap((seat) => [
    ...(view.front[seat] ?? []).map((card, place) => seen(card, seat, { at: 'front', seat, place })),
    ...(view.penalties[seat] ?? []).map((picture, place) => penalty(picture, seat, place)),
  ])
  if (view.card) cards.push(seen(view.card, view.passer, underWay(view)))
  return {
    seats: view.seats,
    cards,
    pile: { count: view.pile, top: view.top },
    way: view.passer && view.to ? { from: view.passer, to: view.to } : null,
  }
}

function underWay({ at, passer, to }: View): Where {
  if (at === 'held' && passer) return { at: 'hand', seat: passer }
  if (at === 'offered' && to) return { at: 'offered', seat: to }
  return { at: 'stage' }
}

function seen(card: CardView, of: string | null, where: Where): Lying {
  return { key: card.id, picture: card.picture, back: card.back, of, where }
}

function penalty(picture: string, seat: string, place: number): Lying {
  return { key: `penalty ${seat} ${place}`, picture, back: null, of: seat, where: { at: 'penalty', seat, place } }
}

/** The table in one moment of the film, every card open; those that lay face down bear their back's mark. */
export function laidThen(film: Film, moment: number): Laid {
  const still = film.stills[moment]
  if (!still) return { seats: [], cards: [], pile: null, way: null }
  const shown = (number: number, of: string | null, down: boolean, where: Where): Lying => {
    const card = film.cards[number]
    const back = down && card ? { arrow: card.arrow, black: card.black } : null
    return { key: `card ${number}`, picture: card?.picture ?? null, back, of, where }
  }
  const cards = still.seats.flatMap((seat) => [
    ...(still.front[seat] ?? []).map((n, place) => shown(n, seat, !still.up.includes(n), { at: 'front', seat, place })),
    ...(still.penalties[seat] ?? []).map((n, place) => shown(n, seat, false, { at: 'penalty', seat, place })),
  ])
  const going = underWayThen(film.stills, moment)
  if (going) cards.push(shown(going.card, going.of, going.where.at !== 'stage', going.where))
  const way = ['offered', 'moved'].includes(still.what) && still.seat && still.to
  return { seats: still.seats, cards, pile: null, way: way ? { from: still.seat as string, to: still.to as string } : null }
}

/** The card under way in a moment of the film, and where it is. */
function underWayThen(stills: readonly Still[], moment: number): { card: number; of: string | null; where: Where } | null {
  const still = stills[moment] as Still
  const { what, seat, to } = still
  if (what === 'accepted' && seat) {
    // The oldest card comes to hand: it lay at the bottom one moment before.
    const card = stills[moment - 1]?.front[seat]?.[0]
    return card === undefined ? null : { card, of: seat, where: { at: 'hand', seat } }
  }
  const { card } = still
  if (card === null || lies(still, card)) return null
  if (what === 'drawn' || what === 'refused') return { card, of: seat, where: { at: 'stage' } }
  if (what === 'turned' && seat) return { card, of: seat, where: { at: 'hand', seat } }
  if ((what === 'offered' || what === 'moved') && to) return { card, of: seat, where: { at: 'offered', seat: to } }
  return null
}

const lies = (still: Still, card: number): boolean =>
  [...Object.values(still.front), ...Object.values(still.penalties)].some((row) => row.includes(card))

/** Where cards that were not there before come from, by their keys. A card that is turned has another key. */
export function arrivals(before: readonly Lying[], now: readonly Lying[]): Map<string, Where> {
  const had = before.map((card) => card.key)
  const keys = now.map((card) => card.key)
  const going = before.find(({ where }) => ['stage', 'hand', 'offered'].includes(where.at))
  const turned = going && !keys.includes(going.key) ? going.where : null
  return new Map(now.filter(({ key }) => !had.includes(key)).map(({ key, where }) => [key, origin(where, turned)]))
}

function origin(where: Where, turned: Where | null): Where {
  if (where.at === 'front') return { at: 'pile' }
  if (where.at === 'stage') return turned?.at === 'offered' ? turned : { at: 'pile' }
  if (where.at === 'hand') return turned ?? { at: 'front', seat: where.seat, place: 0 }
  return turned ?? { at: 'stage' }
}
