/** The size of things on the board. */
import { expect, test } from 'vitest'
import { unit } from './unit'

test('The smallest text on the board, 3.4 units, is a thirtieth of the height of what is left of a TV.', () => {
  expect(3.4 * unit(1920, 1080, false, 0)).toBeGreaterThan(1080 / 30)
  expect(3.4 * unit(1280, 720, false, 0)).toBeGreaterThan(720 / 30)
})
test('On a screen taller than a TV the width decides.', () => {
  expect(unit(800, 1000, false, 0)).toBe(5)
})
