import { expect, test } from 'vitest'
import type { Verdict } from '../../types'
import { advice } from './advice'

const verdict: Verdict = { passer: 'a', to: 'b', right: true, wrong: 'b', how: 'vote', votes: {} }

test('Who has just drawn a card knows it, and is told to seem unsure.', () => {
  expect(advice({ quiet: 0, verdict: null, names: 'keep' })).toBe(2)
  expect(advice({ quiet: 7, verdict, names: 'keep' })).toBe(2)
})

test('Who must pass on an old card is told what to do if it is forgotten.', () => {
  expect(advice({ quiet: 1, verdict: null, names: 'keep' })).toBe(1)
  expect(advice({ quiet: 2, verdict: null, names: 'never_twice' })).toBe(3)
})

test('That a name may fit several pictures is told only where names are free.', () => {
  for (let quiet = 0; quiet < 9; quiet++) expect(advice({ quiet, verdict: null, names: 'keep' })).not.toBe(4)
  expect(advice({ quiet: 0, verdict: null, names: 'free' })).toBe(4)
})
