/** Which second looks are news. */
import { expect, test } from 'vitest'
import { aFrame } from '@/wire/a-frame'
import { newPeeks } from './peeks'

test('Each further look is told once; a new scene counts from none.', () => {
  const before = aFrame({ peeks: { s1: 1 } })
  expect(newPeeks(before, aFrame({ peeks: { s1: 1 } }))).toEqual([])
  expect(newPeeks(before, aFrame({ peeks: { s1: 2, s2: 1 } }))).toEqual(['s1', 's2'])
  expect(newPeeks(before, aFrame({ number: 2, peeks: { s1: 1 } }))).toEqual(['s1'])
})
