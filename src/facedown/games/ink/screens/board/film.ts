/** A drawing as a film of its strokes: how much of it there is at each moment. */
import { between } from './shape'
import { decoded, encoded, PRESSED, ERASER, toolOf, type Point, type Stroke } from './stroke'

/** A hand draws about so many units a second, and rests between strokes. */
const PACE = 1400
const REST = 0.18
/** No film is shorter or longer than this, in seconds. */
const SHORTEST = 1.5
const LONGEST = 14

export interface Reel {
  strokes: readonly Stroke[]
  /** The second at which each stroke is finished. */
  ends: readonly number[]
  seconds: number
}

export function reel(strokes: readonly Stroke[]): Reel {
  const lengths = strokes.map((stroke) => REST + lengthOf(decoded(stroke)) / PACE)
  const real = lengths.reduce((sum, one) => sum + one, 0)
  const seconds = real === 0 ? 0 : Math.min(LONGEST, Math.max(SHORTEST, real))
  let end = 0
  const ends = lengths.map((one) => (end += (one * seconds) / real))
  return { strokes, ends, seconds }
}

export interface Moment {
  /** So many strokes are finished. */
  whole: number
  /** The beginning of the next one. */
  part: Stroke | null
}

export function momentOf({ strokes, ends }: Reel, second: number): Moment {
  const next = ends.findIndex((end) => end > second)
  if (next < 0) return { whole: strokes.length, part: null }
  const from = ends[next - 1] ?? 0
  const share = (second - from) / ((ends[next] ?? 0) - from)
  return { whole: next, part: share > 0 ? beginning(strokes[next] as Stroke, share) : null }
}

/** The first part of a stroke, by its length. */
export function beginning(stroke: Stroke, share: number): Stroke {
  const points = decoded(stroke)
  let left = lengthOf(points) * share
  const kept: Point[] = points.slice(0, 1)
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1] as Point, points[at] as Point]
    const way = Math.hypot(b.x - a.x, b.y - a.y)
    if (way >= left) {
      kept.push(between(a, b, way ? left / way : 1))
      break
    }
    left -= way
    kept.push(b)
  }
  const tool = { eraser: toolOf(stroke) === ERASER, colour: stroke[1] ?? 0, width: stroke[2] ?? 0 }
  return encoded(kept, tool, toolOf(stroke) === PRESSED)
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1] as Point, points[at] as Point]
    length += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return length
}
