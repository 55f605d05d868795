/** How a list is reordered by dragging: which place a finger means, and the list after the move. */

/** The list with the item at `from` taken out and put in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  const item = list[from]
  if (item === undefined) return [...list]
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}

/** The place that the finger at height `y` means, given the middles of the other items from the top. */
export const placeAt = (y: number, middles: readonly number[]): number => middles.filter((middle) => middle < y).length
