/** How a picture is zoomed and moved about: with two fingers, a wheel, or keys. */

/** How large the picture is, and by how many pixels its middle is away from the middle of the view. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const LARGEST = 6

/** A place in the view, in pixels from its middle. */
export interface Spot {
  x: number
  y: number
}

/** Larger or smaller by a factor, so that what is under a spot stays there. */
export function scaled(zoom: Zoom, by: number, at: Spot, side: number): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * by))
  const real = scale / zoom.scale
  return held({ scale, x: at.x - (at.x - zoom.x) * real, y: at.y - (at.y - zoom.y) * real }, side)
}

export const panned = (zoom: Zoom, dx: number, dy: number, side: number): Zoom =>
  held({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, side)

/** Two fingers went from one pair of spots to another. */
export function pinched(zoom: Zoom, from: readonly [Spot, Spot], to: readonly [Spot, Spot], side: number): Zoom {
  const [a, b] = [middle(from), middle(to)]
  const by = distance(to) / Math.max(1, distance(from))
  return panned(scaled(zoom, by, a, side), b.x - a.x, b.y - a.y, side)
}

/** The picture's edge is never dragged into the view, as far as it is larger than that. */
function held(zoom: Zoom, side: number): Zoom {
  const most = ((zoom.scale - 1) * side) / 2
  const bound = (value: number): number => Math.min(most, Math.max(-most, value)) || 0
  return { scale: zoom.scale, x: bound(zoom.x), y: bound(zoom.y) }
}

const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(a.x - b.x, a.y - b.y)
