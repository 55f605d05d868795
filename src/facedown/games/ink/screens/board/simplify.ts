/** Fewer points for the same line (Ramer, Douglas and Peucker). */
import type { Point } from './stroke'

/** How far, in units, a line may stray from where the finger went. */
export const TOLERANCE = 0.8
/** Pressure counts as a third direction: a change of 12 % is as far as the tolerance. */
const PRESSURE = TOLERANCE / 12

export function simplified(points: readonly Point[], tolerance = TOLERANCE): Point[] {
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last || points.length < 3) return [...points]
  const keep = new Set([0, points.length - 1])
  // A stack instead of recursion: a spiral may be thousands of points long.
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const far = farthest(points, span[0], span[1])
    if (far.distance <= tolerance) continue
    keep.add(far.at)
    spans.push([span[0], far.at], [far.at, span[1]])
  }
  return points.filter((_, at) => keep.has(at))
}

function farthest(points: readonly Point[], from: number, to: number): { at: number; distance: number } {
  const a = points[from] as Point
  const b = points[to] as Point
  let found = { at: from, distance: 0 }
  for (let at = from + 1; at < to; at++) {
    const distance = apart(points[at] as Point, a, b)
    if (distance > found.distance) found = { at, distance }
  }
  return found
}

/** How far a point is from the straight way between two others. */
export function apart(point: Point, a: Point, b: Point): number {
  const [ux, uy, up] = [b.x - a.x, b.y - a.y, (b.p - a.p) * PRESSURE]
  const [vx, vy, vp] = [point.x - a.x, point.y - a.y, (point.p - a.p) * PRESSURE]
  const length = ux * ux + uy * uy + up * up
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (vx * ux + vy * uy + vp * up) / length))
  return Math.hypot(vx - along * ux, vy - along * uy, vp - along * up)
}
