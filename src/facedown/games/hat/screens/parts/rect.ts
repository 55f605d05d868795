/** Rectangles on the table, in pixels. */

export interface Point {
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

export interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

/** The rectangle of this size round its middle. */
export const rect = ({ x, y }: Point, width: number, height: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** The area that two have in common. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

export const within = (a: Rect, { width, height }: Box): boolean =>
  a.left >= 0 && a.top >= 0 && a.right <= width && a.bottom <= height
