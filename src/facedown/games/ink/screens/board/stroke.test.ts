/** What becomes of a line on its way to the table. */
import { expect, test } from 'vitest'
import { CANVAS, decoded, encoded, inkOf, strokesIn, PAPER } from './stroke'

const PEN = { eraser: false, colour: 6, width: 2 }

test('What is drawn beyond the board is drawn along its edge.', () => {
  const stroke = encoded([{ x: -30, y: 10, p: 50 }, { x: 1400, y: 10.4, p: 50 }], PEN, false)
  expect(decoded(stroke).map(({ x }) => x)).toEqual([0, CANVAS])
})

test('Points that fall together on the board are one; a dot is left of a finger that did not move.', () => {
  const stroke = encoded([{ x: 5, y: 5, p: 50 }, { x: 5.2, y: 5.3, p: 50 }, { x: 5, y: 4.9, p: 50 }], PEN, false)
  expect(stroke).toEqual([0, 6, 2, 5, 5])
})

test('Rounding does not add up: the hundredth point is as right as the first.', () => {
  const line = Array.from({ length: 100 }, (_, at) => ({ x: at * 3.34, y: at * 1.51, p: 50 }))
  const last = decoded(encoded(line, PEN, false)).pop()
  expect(Math.abs((last?.x ?? 0) - 99 * 3.34)).toBeLessThanOrEqual(0.5)
  expect(Math.abs((last?.y ?? 0) - 99 * 1.51)).toBeLessThanOrEqual(0.5)
})

test('An eraser leaves paper.', () => {
  const stroke = encoded([{ x: 5, y: 5, p: 50 }], { ...PEN, eraser: true }, false)
  expect(stroke[1]).toBe(0)
  expect(inkOf(stroke)).toBe(PAPER)
})

test('No text is no strokes.', () => {
  expect(strokesIn(undefined)).toEqual([])
  expect(strokesIn('[[0,0,1,2,3]]')).toEqual([[0, 0, 1, 2, 3]])
})
