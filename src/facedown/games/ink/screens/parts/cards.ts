/** One's own voting cards: for each drawing beside which number. */

export type Cards = { readonly [artist: string]: number }

/** A card laid beside a number; laid there again it is taken up. With one vote an object, it pushes another card away. */
export function laid(cards: Cards, artist: string, number: number, oneVote: boolean): Cards {
  const { [artist]: before, ...others } = cards
  if (before === number) return others
  const kept = oneVote ? Object.fromEntries(Object.entries(others).filter(([, at]) => at !== number)) : others
  return { ...kept, [artist]: number }
}

/** The next drawing without a card, after the one at hand; null when all have one. */
export function nextOpen(artists: readonly string[], cards: Cards, after: string): string | null {
  const at = artists.indexOf(after) + 1
  return [...artists.slice(at), ...artists.slice(0, at)].find((artist) => !(artist in cards)) ?? null
}

/** Whose cards lie beside a number, where that is seen; one for each card. */
export function lyingAt(progress: { [seat: string]: unknown } | null, number: number): string[] {
  return Object.entries(progress ?? {}).flatMap(([seat, told]) =>
    Array.isArray(told) ? told.filter((one) => one === number).map(() => seat) : [],
  )
}

/** How many cards a seat has laid, from what is told of it. */
export const countOf = (told: unknown): number => (Array.isArray(told) ? told.length : typeof told === 'number' ? told : 0)
