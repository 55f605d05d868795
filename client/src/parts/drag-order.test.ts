/** Moves in a list. */
import { expect, test } from 'vitest'
import { moved, placeAt } from './drag-order'

test('An item is taken out and put in at its new place.', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c'])
})
test('A finger means the place after all items whose middle it has passed.', () => {
  expect(placeAt(0, [20, 60])).toBe(0)
  expect(placeAt(30, [20, 60])).toBe(1)
  expect(placeAt(99, [20, 60])).toBe(2)
})
