/** The shape of a stroke as an SVG path in units: a line for a pen, an outline for a pen that is pressed. */
import { getStroke } from 'perfect-freehand'
import { PRESSED, breadth, decoded, toolOf, type Point, type Stroke } from './stroke'

export interface Shape {
  d: string
  /** How broad the line is; null where the path is an outline to be filled. */
  line: number | null
}

/** Bends that are gentler than this (cosine) are curves, others corners. */
const GENTLE = 0.5
const ROUND = 40
const SHARP = 2
/** Outlines are made of points no farther apart than this, so that their corners stay where they are. */
const STEP = 8

export function shapeOf(stroke: Stroke): Shape {
  const points = decoded(stroke)
  if (toolOf(stroke) === PRESSED) return { d: outline(points, breadth(stroke)), line: null }
  return { d: smooth(points), line: breadth(stroke) }
}

/** A line through the points, round where it bends gently. */
export function smooth(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  // A dot: a line of no length has no round ends everywhere.
  if (points.length === 1) return `M${n(first.x)} ${n(first.y)}h.01`
  let d = `M${n(first.x)} ${n(first.y)}`
  for (let at = 1; at < points.length - 1; at++) d += bend(points[at - 1] as Point, points[at] as Point, points[at + 1] as Point)
  const last = points[points.length - 1] as Point
  return `${d}L${n(last.x)} ${n(last.y)}`
}

function bend(before: Point, at: Point, after: Point): string {
  const [ux, uy, vx, vy] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  const [u, v] = [Math.hypot(ux, uy), Math.hypot(vx, vy)]
  const gentle = u > 0 && v > 0 && (ux * vx + uy * vy) / (u * v) > GENTLE
  const most = gentle ? ROUND : SHARP
  const [r, s] = [Math.min(u / 2, most) / (u || 1), Math.min(v / 2, most) / (v || 1)]
  const [x, y] = [n(at.x), n(at.y)]
  return `L${n(at.x - ux * r)} ${n(at.y - uy * r)}Q${x} ${y} ${n(at.x + vx * s)} ${n(at.y + vy * s)}`
}

function outline(points: readonly Point[], size: number): string {
  const pressed = dense(points).map(({ x, y, p }) => [x, y, p / 100])
  const around = getStroke(pressed, {
    size: size * 1.35,
    thinning: 0.6,
    smoothing: 0.5,
    streamline: 0,
    simulatePressure: false,
    last: true,
  })
  if (around.length < 3) return smooth(points.slice(0, 1))
  let d = ''
  around.forEach(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = around[(at + 1) % around.length] ?? []
    d += `${at === 0 ? 'M' : `Q${n(x)} ${n(y)} `}${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`
  })
  return `${d}Z`
}

/** The same line with points no farther apart than a step. */
export function dense(points: readonly Point[]): Point[] {
  const all: Point[] = []
  points.forEach((point, at) => {
    const before = points[at - 1]
    const steps = before ? Math.max(1, Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / STEP)) : 1
    for (let step = 1; step <= steps; step++) all.push(before ? between(before, point, step / steps) : point)
  })
  return all
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  p: a.p + (b.p - a.p) * part,
})

/** A tenth of a unit is finer than any screen. */
const n = (value: number): number => Math.round(value * 10) / 10
