/** Which rulings are said to the table. */
import { expect, test } from 'vitest'
import { aFrame, anAsk } from '@/wire/a-frame'
import type { Ruling } from '@/wire/types'
import { worthSaying } from './rulings.svelte'

const ruling = (what: string, at = 2): Ruling => ({ what, at, seat: null }) as Ruling

test('Going on without somebody is said, once.', () => {
  expect(worthSaying(ruling('skip'), aFrame({ ruling: ruling('skip', 1) }), aFrame())).toBe(true)
  expect(worthSaying(ruling('skip'), aFrame({ ruling: ruling('skip') }), aFrame())).toBe(false)
})

test('The end of a wait that asked nobody speaks for itself.', () => {
  const debate = aFrame({ ask: anAsk({ name: 'debate', asked: [] }) })
  expect(worthSaying(ruling('skip'), debate, aFrame())).toBe(false)
  expect(worthSaying(ruling('pause'), debate, aFrame())).toBe(true)
})

test('Where one phone is passed round and the table leads, no host is spoken of.', () => {
  const you = { ...aFrame().you, host: true, seats: ['s1', 's2', 's3'] }
  const led = (seat: string | null) => aFrame({ you, host: { seat, acting: false } })
  expect(worthSaying(ruling('skip'), led(null), led(null))).toBe(false)
  expect(worthSaying(ruling('void'), led(null), led(null))).toBe(true)
  expect(worthSaying(ruling('skip'), led('s2'), led('s2'))).toBe(true)
})
