/** How drawings hang on the board's wall. All figures are hundredths of its height. */

/** What is left of the board for drawings and objects. */
const WIDTH = 170
const HEIGHT = 71
/** A name and a place below each drawing. */
const CAPTION = 9.5
const GAP = 2.5
/** The six objects below the drawings, or beside them. */
const ROW = 17
const COLUMN = 47

export interface Wall {
  columns: number
  /** The side of a drawing. */
  side: number
  /** The objects lie in a row below; else in two columns beside. */
  below: boolean
}

/** The way to hang so many drawings in which they are largest, if so much height is taken by something else. */
export function wallFor(count: number, taken = 0): Wall {
  const ways: Wall[] = []
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    for (const below of [true, false]) {
      const rows = Math.ceil(count / columns)
      const [width, height] = below ? [WIDTH, HEIGHT - ROW - taken] : [WIDTH - COLUMN, HEIGHT - taken]
      const side = Math.min(width / columns - GAP, height / rows - CAPTION - GAP)
      ways.push({ columns, side: Math.floor(side * 10) / 10, below })
    }
  }
  return ways.reduce((best, one) => (one.side > best.side ? one : best))
}
