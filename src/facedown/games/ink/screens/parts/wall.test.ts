/** How drawings hang on the board. */
import { expect, test } from 'vitest'
import { wallFor } from './wall'

test.each([2, 3, 4, 5, 6])('%i drawings and the objects fit, and a drawing is at least a quarter of the height.', (count) => {
  const { columns, side, below } = wallFor(count)
  const rows = Math.ceil(count / columns)
  expect(side).toBeGreaterThan(25)
  expect(columns * (side + 2)).toBeLessThanOrEqual(below ? 170 : 123)
  expect(rows * (side + 11.5)).toBeLessThanOrEqual(below ? 54 : 71)
})
