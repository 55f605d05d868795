/** Which pointer draws: one at a time, and no touch once a pen has been seen. */
import type { Point } from './stroke'

export interface Touch {
  id: number
  type: string
  /** The mouse button; 0 for fingers and pens. */
  button?: number
}

export type Ruling = 'draw' | 'ignore' | 'instead'

export class Pointing {
  private active: Touch | null = null
  private pen = false

  /** Whether this pointer is drawing. */
  draws(id: number): boolean {
    return this.active?.id === id
  }

  /** A pointer comes down: it draws, or it doesn't, or it draws instead of the palm that was there first. */
  down(touch: Touch): Ruling {
    if (touch.button) return 'ignore'
    if (touch.type === 'pen') this.pen = true
    else if (touch.type === 'touch' && this.pen) return 'ignore'
    const palm = this.active?.type === 'touch' && touch.type === 'pen'
    if (this.active && !palm) return 'ignore'
    this.active = touch
    return palm ? 'instead' : 'draw'
  }

  /** A pointer is gone; whether it was drawing. */
  up(id: number): boolean {
    if (!this.draws(id)) return false
    this.active = null
    return true
  }
}

/** Farther than this, and faster, no finger goes: another finger was taken for the first. */
const FAR = 260
const FAST = 14

/** Whether a step, in units and milliseconds, is a jump. */
export function jumps(from: Point, to: Point, milliseconds: number): boolean {
  const way = Math.hypot(to.x - from.x, to.y - from.y)
  return way > FAR && way / Math.max(1, milliseconds) > FAST
}

/** The line of one pointer, without its jumps. */
export class Line {
  readonly points: Point[] = []
  private at = 0
  private stray: Point | null = null

  /** A mouse is never taken for another, however far it goes. */
  constructor(
    first: Point,
    at: number,
    private readonly type = 'touch',
  ) {
    this.points.push(first)
    this.at = at
  }

  /** Take a point; false if the pointer is really elsewhere now, so that another line has to begin there. */
  add(point: Point, at: number): boolean {
    const last = this.points[this.points.length - 1] as Point
    if (this.type !== 'mouse' && jumps(last, point, at - this.at)) {
      if (this.stray && !jumps(this.stray, point, 1)) return false
      this.stray = point
      return true
    }
    this.stray = null
    this.at = at
    if (Math.hypot(point.x - last.x, point.y - last.y) >= 0.5) this.points.push(point)
    return true
  }
}
