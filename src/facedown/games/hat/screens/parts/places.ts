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
  return seats.map((_, k) => {
    const turned = (360 * k) / seats.length
    const angle = ((90 + turned) * Math.PI) / 180
    return {
      seat: seats[(first + k) % seats.length] as string,
      turned,
      x: towardsCorners(Math.cos(angle)),
      y: towardsCorners(Math.sin(angle)),
    }
  })
}

/** A table has corners: between its sides places move outward. */
function towardsCorners(part: number): number {
  const near = Math.abs(part) < 1e-9 ? 0 : Math.sqrt(Math.abs(part))
  return Math.sign(part) * near
}
