/** Paints strokes on two canvases, one over the other: what is finished, and the stroke in the making. */
import { shapeOf } from './shape'
import { CANVAS, ERASER, PAPER, inkOf, toolOf, type Stroke } from './stroke'

/** So many strokes may lie above the layer that an undo need not paint again. */
const ABOVE = 200

interface Made {
  path: Path2D
  line: number | null
}
const made = new WeakMap<Stroke, Made>()

/** The shape of a stroke, worked out once. */
function makeOf(stroke: Stroke): Made {
  let one = made.get(stroke)
  if (!one) {
    const { d, line } = shapeOf(stroke)
    made.set(stroke, (one = { path: new Path2D(d), line }))
  }
  return one
}

/** Paint a stroke; the context's unit is the board's. */
export function paint(on: CanvasRenderingContext2D, stroke: Stroke, colour = inkOf(stroke), wider = 0): void {
  const { path, line } = makeOf(stroke)
  on.lineCap = 'round'
  on.lineJoin = 'round'
  on.fillStyle = colour
  on.strokeStyle = colour
  if (line === null) on.fill(path)
  if (line !== null || wider) {
    on.lineWidth = (line ?? 0) + wider
    on.stroke(path)
  }
}

/** Which strokes are lit, and in which colour. */
export interface Lit {
  marks: readonly number[]
  glow: string
}

/** All strokes on paper, the marked ones lit and the others pale. */
export function paintAll(on: CanvasRenderingContext2D, strokes: readonly Stroke[], lit: Lit | null = null): void {
  on.fillStyle = PAPER
  on.fillRect(0, 0, CANVAS, CANVAS)
  for (const stroke of strokes) paint(on, stroke)
  const shining = strokes.filter((stroke, at) => lit?.marks.includes(at) && toolOf(stroke) !== ERASER)
  if (!lit || shining.length === 0) return
  on.globalAlpha = 0.72
  on.fillStyle = PAPER
  on.fillRect(0, 0, CANVAS, CANVAS)
  on.globalAlpha = 1
  for (const stroke of shining) paint(on, stroke, lit.glow, 26)
  for (const stroke of shining) paint(on, stroke)
}

/** A context of a canvas of so many pixels, in units of the board. */
export function contextOf(canvas: HTMLCanvasElement, pixels: number): CanvasRenderingContext2D | null {
  if (canvas.width !== pixels) canvas.width = canvas.height = pixels
  const context = canvas.getContext('2d')
  context?.setTransform(pixels / CANVAS, 0, 0, pixels / CANVAS, 0, 0)
  return context
}

export class Surface {
  private base: HTMLCanvasElement
  private over: HTMLCanvasElement | null
  /** The oldest strokes, painted once and copied from then on. */
  private deep: HTMLCanvasElement | null = null
  private deepest = 0
  private deepEnd: Stroke | undefined
  private shown: readonly Stroke[] = []
  private lit: Lit | null = null
  private pixels = 0

  constructor(base: HTMLCanvasElement, over: HTMLCanvasElement | null = null) {
    this.base = base
    this.over = over
  }

  /** The canvas has another size on the screen: everything is painted anew. */
  resize(pixels: number): void {
    if (pixels === this.pixels || pixels <= 0) return
    this.pixels = pixels
    this.deepest = 0
    if (this.over) contextOf(this.over, pixels)
    this.repaint()
  }

  /** Show these strokes; if they go on where the last ones ended, only the new ones are painted. */
  show(strokes: readonly Stroke[], lit: Lit | null = null): void {
    const before = this.shown
    const goesOn =
      !lit && !this.lit && before.length > 0 && strokes.length >= before.length &&
      strokes[before.length - 1] === before[before.length - 1] && strokes[0] === before[0] // prettier-ignore
    this.shown = strokes
    this.lit = lit
    if (!goesOn) return this.repaint()
    const on = this.pixels ? contextOf(this.base, this.pixels) : null
    if (on) for (const stroke of strokes.slice(before.length)) paint(on, stroke)
  }

  /** Show the stroke in the making. */
  live(stroke: Stroke | null): void {
    const on = this.over && this.pixels ? contextOf(this.over, this.pixels) : null
    on?.clearRect(0, 0, CANVAS, CANVAS)
    if (on && stroke) paint(on, stroke)
  }

  private repaint(): void {
    const on = this.pixels ? contextOf(this.base, this.pixels) : null
    if (!on) return
    const strokes = this.shown
    if (this.lit || strokes.length <= ABOVE) return paintAll(on, strokes, this.lit)
    this.sink(strokes)
    if (this.deep) on.drawImage(this.deep, 0, 0, CANVAS, CANVAS)
    for (const stroke of strokes.slice(this.deepest)) paint(on, stroke)
  }

  /** Have the oldest strokes on the deep layer. */
  private sink(strokes: readonly Stroke[]): void {
    const fits = this.deepest > 0 && this.deepest <= strokes.length && strokes[this.deepest - 1] === this.deepEnd
    if (fits && strokes.length - this.deepest <= ABOVE) return
    this.deep ??= document.createElement('canvas')
    const on = contextOf(this.deep, this.pixels)
    if (!on) return
    const until = strokes.length - ABOVE / 2
    if (!fits) paintAll(on, strokes.slice(0, until))
    else for (const stroke of strokes.slice(this.deepest, until)) paint(on, stroke)
    this.deepest = until
    this.deepEnd = strokes[until - 1]
  }
}
