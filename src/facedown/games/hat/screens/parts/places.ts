/** Who sits where round the drawn table, and which way a card turns in front of them. */

export interface Place {
  seat: string
  /** Degrees, clockwise, by which this place is turned against the one at the bottom. */
  turned: number
  /** From the middle of the table: -1 is the left and the upper edge, 1 the right and the lower. */
  x: number
  y: number
}

/** The places, from the one at the bottom on, to the left. The viewer sits at the bottom; without one the first seat does. */
export function places(seats: readonly string[], viewer: string | null): Place[] {
  const first = Math.max(0, seats.indexOf(viewer ?? ''))
  return seats.map((_, k) => ({
    seat: seats[(first + k) % seats.length] as string,
    turned: (360 * k) / seats.length,
    ...round(k / seats.length),
  }))
}

/** A part of the way round the edge of a square table, from the middle of its lower side to the left: seats are as far apart as can be. */
function round(part: number): { x: number; y: number } {
  const way = part * 8
  if (way <= 1) return { x: 0 - way, y: 1 }
  if (way <= 3) return { x: -1, y: 2 - way }
  if (way <= 5) return { x: way - 4, y: -1 }
  if (way <= 7) return { x: 1, y: way - 6 }
  return { x: 8 - way, y: 1 }
}
