/** Which rulings are said to the table. */
import { expect, test } from 'vitest'
import { aFrame, anAsk } from '@/wire/a-frame'
import type { Ruling } from '@/wire/types'
import { worthSaying } from './rulings.svelte'

const ruling = (what: string, at = 2): Ruling => ({ what, at, seat: null }) as Ruling

test('Going on without somebody is said, once.', () => {
  expect(worthSaying(ruling('skip'), aFrame({ ruling: ruling('skip', 1) }))).toBe(true)
  expect(worthSaying(ruling('skip'), aFrame({ ruling: ruling('skip') }))).toBe(false)
})

test('The end of a wait that asked nobody speaks for itself.', () => {
  const debate = aFrame({ ask: anAsk({ name: 'debate', asked: [] }) })
  expect(worthSaying(ruling('skip'), debate)).toBe(false)
  expect(worthSaying(ruling('pause'), debate)).toBe(true)
})
