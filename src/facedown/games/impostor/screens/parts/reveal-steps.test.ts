import { expect, test } from 'vitest'
import type { View } from '../../types'
import { cast, pauses, shown } from './reveal-steps'

const view = { seats: ['a', 'b', 'c'], votes: { c: 'a', a: 'b' }, runoff: { b: 'a' } } as unknown as View

test('votes turn over to the left round the table, the runoff after the first ballot', () => {
  expect(cast(view).map(({ voter, runoff }) => [voter, runoff])).toEqual([
    ['a', false],
    ['c', false],
    ['b', true],
  ])
  expect(cast({ ...view, votes: null, runoff: null })).toEqual([])
})

test('however many votes, a reveal lasts no longer than ten seconds', () => {
  for (const votes of [0, 3, 20, 40]) {
    expect(pauses(votes)).toHaveLength(votes + 4)
    expect(pauses(votes).reduce((a, b) => a + b)).toBeLessThan(10000)
  }
})

test('the impostor comes after the votes and a hush, then the word, then the points', () => {
  expect(shown(2, 3)).toEqual({ votes: 2, hush: false, impostors: false, word: false, worth: false })
  expect(shown(4, 3)).toMatchObject({ votes: 3, hush: true, impostors: false })
  expect(shown(5, 3)).toMatchObject({ impostors: true, word: false })
  expect(shown(7, 3)).toMatchObject({ word: true, worth: true })
})
