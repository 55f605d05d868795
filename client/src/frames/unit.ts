/** A hundredth of the board's height in pixels, less where the screen is narrow: all sizes on the board come from it. */

/** TVs are 16:9; on a taller screen the width decides. A watching phone is read from near, so its text is the phone's. */
export function unit(width: number, height: number, small: boolean, margin: number): number {
  if (small) return 4.6
  const inside = 1 - (2 * margin) / 100
  return Math.max(1, Math.min(height / 100, width / 160)) * inside
}
