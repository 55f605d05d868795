/** What a stroke is: on the wire a flat list of whole numbers, here a list of points. The format is in the game's README. */

/** The board is a square of so many units a side. */
export const CANVAS = 1000
export const PEN = 0
export const PRESSED = 1
export const ERASER = 2
/** The hardest that a pen is pressed. */
export const HARDEST = 100

/** The paper is the same in the dark and in the light, and an eraser leaves nothing but paper. */
export const PAPER = '#fffdf6'
/** Okabe and Ito's colours, by number; they differ for those who see few colours, too. */
export const COLOURS = ['#1b1b1b', '#d55e00', '#e69f00', '#f0e442', '#009e73', '#56b4e9', '#0072b2', '#cc79a7'] as const
export const COLOUR_NAMES = ['black', 'vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'purple'] as const
/** Widths in units, by number; an eraser's are larger. */
export const WIDTHS = [5, 11, 24, 52] as const
const ERASERS = [16, 36, 70, 120] as const

/** `[tool, colour, width, x, y, dx, dy, …]`, with pressure `[1, colour, width, x, y, p, dx, dy, dp, …]`. */
export type Stroke = readonly number[]

export interface Point {
  x: number
  y: number
  /** 0 to 100; only a pen with pressure tells. */
  p: number
}

/** What is drawn with. */
export interface Tool {
  eraser: boolean
  colour: number
  width: number
}

export const toolOf = (stroke: Stroke): number => stroke[0] ?? PEN

/** The colour of a stroke as CSS. */
export const inkOf = (stroke: Stroke): string =>
  toolOf(stroke) === ERASER ? PAPER : (COLOURS[stroke[1] ?? 0] ?? COLOURS[0])

/** How broad a stroke is, in units. */
export function breadth(stroke: Stroke): number {
  const widths = toolOf(stroke) === ERASER ? ERASERS : WIDTHS
  return widths[stroke[2] ?? 0] ?? widths[0]
}

/** The points of a stroke. */
export function decoded(stroke: Stroke): Point[] {
  const step = toolOf(stroke) === PRESSED ? 3 : 2
  const points: Point[] = []
  let [x, y, p] = [0, 0, 0]
  for (let at = 3; at + step <= stroke.length; at += step) {
    x += stroke[at] ?? 0
    y += stroke[at + 1] ?? 0
    p += step === 3 ? (stroke[at + 2] ?? 0) : 0
    points.push({ x, y, p: step === 3 ? p : HARDEST / 2 })
  }
  return points
}

/** A stroke of these points: whole numbers on the board, each but the first as the way from the one before. */
export function encoded(points: readonly Point[], { eraser, colour, width }: Tool, pressed: boolean): Stroke {
  const tool = eraser ? ERASER : pressed ? PRESSED : PEN
  const stroke: number[] = [tool, eraser ? 0 : colour, width]
  let last: Point | null = null
  for (const point of points) {
    const now = { x: within(point.x, CANVAS), y: within(point.y, CANVAS), p: within(point.p, HARDEST) }
    if (last && now.x === last.x && now.y === last.y) continue
    stroke.push(now.x - (last?.x ?? 0), now.y - (last?.y ?? 0))
    if (tool === PRESSED) stroke.push(now.p - (last?.p ?? 0))
    last = now
  }
  return stroke
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** The strokes in a text as the table sends it. */
export function strokesIn(text: string | undefined): Stroke[] {
  return text ? (JSON.parse(text) as Stroke[]) : []
}
