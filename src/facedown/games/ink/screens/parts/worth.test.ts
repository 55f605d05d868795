/** What a drawing is worth: the worked cases of the rules. */
import { expect, test } from 'vitest'
import type { View } from '../../types'
import { atTurn, worthOf } from './worth'

const drawn = (votes: { [seat: string]: number }, vetoed = false) => ({ votes, number: 2, vetoed })

test('Found by some: the finders get 1, the artist 2.', () => {
  expect(worthOf(drawn({ b: 2, c: 1, d: 5 }))).toEqual({ right: ['b'], artist: 2, why: 'some' })
})
test('Found by all, or by nobody: nothing for the artist.', () => {
  expect(worthOf(drawn({ b: 2, c: 2, d: 2 })).artist).toBe(0)
  expect(worthOf(drawn({ b: 2, c: 2, d: 2 })).why).toBe('all')
  expect(worthOf(drawn({ b: 1, c: 3, d: 5 }))).toEqual({ right: [], artist: 0, why: 'none' })
})
test('A veto costs the artist the 2; finders keep theirs.', () => {
  expect(worthOf(drawn({ b: 2, c: 1 }, true))).toEqual({ right: ['b'], artist: 0, why: 'vetoed' })
})
test('The drawing at hand is the last one turned.', () => {
  const drawings = { a: { turned: true }, b: { turned: true }, c: { turned: false } }
  expect(atTurn({ drawings } as unknown as View)).toBe('b')
  expect(atTurn({ drawings: {} } as View)).toBeNull()
})
