/** Which stroke a finger means. */
import { apart } from './simplify'
import { ERASER, breadth, decoded, toolOf, type Point, type Stroke } from './stroke'

/** A finger is so broad, in units. */
const FINGER = 45

/** The number of the uppermost stroke at a place, or null. Erasers cannot be meant. */
export function strokeAt(strokes: readonly Stroke[], x: number, y: number): number | null {
  let found: number | null = null
  let nearest = FINGER
  strokes.forEach((stroke, number) => {
    if (toolOf(stroke) === ERASER) return
    const distance = Math.max(0, distanceTo(decoded(stroke), { x, y, p: 0 }) - breadth(stroke) / 2)
    if (distance <= nearest) [found, nearest] = [number, distance]
  })
  return found
}

function distanceTo(points: readonly Point[], place: Point): number {
  const flat = points.map(({ x, y }) => ({ x, y, p: 0 }))
  const first = flat[0]
  if (!first) return Infinity
  if (flat.length === 1) return apart(place, first, first)
  return flat.slice(1).reduce((least, point, at) => Math.min(least, apart(place, flat[at] as Point, point)), Infinity)
}
