/** Laying cards. */
import { expect, test } from 'vitest'
import { countOf, laid, lyingAt, nextOpen } from './cards'

test('A card is laid, moved, and taken up again.', () => {
  expect(laid({}, 'a', 3, false)).toEqual({ a: 3 })
  expect(laid({ a: 3 }, 'a', 4, false)).toEqual({ a: 4 })
  expect(laid({ a: 3, b: 1 }, 'a', 3, false)).toEqual({ b: 1 })
})
test('Two cards may lie beside one object, unless it is one vote an object.', () => {
  expect(laid({ b: 3 }, 'a', 3, false)).toEqual({ a: 3, b: 3 })
  expect(laid({ b: 3 }, 'a', 3, true)).toEqual({ a: 3 })
})
test('The next drawing is one without a card, round the table.', () => {
  expect(nextOpen(['a', 'b', 'c'], { b: 1 }, 'a')).toBe('c')
  expect(nextOpen(['a', 'b', 'c'], { c: 1 }, 'b')).toBe('a')
  expect(nextOpen(['a'], { a: 1 }, 'a')).toBeNull()
})
test('Cards lie where they are told to lie; a mere number says only how many.', () => {
  expect(lyingAt({ a: [2, 2, 5], b: [2] }, 2)).toEqual(['a', 'a', 'b'])
  expect(lyingAt({ a: 3 }, 2)).toEqual([])
  expect(countOf([2, 2])).toBe(2)
  expect(countOf(3)).toBe(3)
  expect(countOf(null)).toBe(0)
})
