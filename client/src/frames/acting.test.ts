/** For whom a device acts. */
import { expect, test } from 'vitest'
import { aFrame, anAsk } from '@/wire/a-frame'
import type { Ask, Mine, You } from '@/wire/types'
import type { ScreenModule } from '@/screen'
import { acting, due, given, inTheMiddle, middleTurn, openSeat, shared, toBeHanded } from './acting'

const open: Mine = { form: { form: 'ok' }, answer: null, draft: {} }
const done: Mine = { ...open, answer: 'ok' }
const you = (changes: Partial<You>): You => ({ seats: ['s1'], host: false, open: 's1', tv: false, knocking: null, ...changes })

test('The seat of a phone is due until it has answered; then the answer is shown.', () => {
  expect(due(aFrame())?.name).toBe('s1')
  const after = aFrame({ ask: anAsk({ mine: { s1: done } }) })
  expect(due(after)).toBeNull()
  expect(given(after)?.name).toBe('s1')
})

test('The host answers for the host, after their own seat.', () => {
  const ask = anAsk({ asked: ['s1', 'host'], mine: { s1: open, host: open } })
  const frame = aFrame({ ask, you: you({ host: true }) })
  expect(due(frame)?.name).toBe('s1')
  expect(due(aFrame({ ask: { ...ask, mine: { s1: done, host: open } }, you: you({ host: true }) }))?.name).toBe('host')
  expect(due(aFrame({ ask, you: you({ seats: [], open: null, host: true }) }))?.name).toBe('host')
})

test('A phone of several seats sees as none of them before it is handed to one.', () => {
  const several = you({ seats: ['s1', 's2'], open: null })
  expect(openSeat(aFrame({ you: several }))).toBeNull()
  expect(acting(aFrame({ you: several }))).toEqual([])
  expect(openSeat(aFrame({ you: { ...several, open: 's2' } }))).toBe('s2')
})

test('It goes to those who are asked and, where that may be known, have not answered.', () => {
  const frame = aFrame({
    you: you({ seats: ['s2', 's1'], open: null }),
    ask: anAsk({ waiting: { of: 3, count: 1, done: ['s1'], progress: null } }),
  })
  expect(toBeHanded(frame)).toEqual(['s2'])
  expect(toBeHanded(frame, ['s2'])).toEqual([])
})

test('It goes round to the left, from the host’s own seat, and on from whoever had it last.', () => {
  const frame = aFrame({
    host: { seat: 's2', acting: false },
    you: you({ seats: ['s1', 's2', 's3'], open: null }),
    ask: anAsk(),
  })
  expect(toBeHanded(frame)).toEqual(['s2', 's3', 's1'])
  expect(toBeHanded(frame, ['s3'])).toEqual(['s1', 's2'])
})

test('Who rules without a seat and holds one seat answers for somebody else: the phone is handed over.', () => {
  const held = { host: { seat: null, acting: false }, you: you({ host: true, open: null }) }
  expect(shared(aFrame(held))).toBe(true)
  expect(openSeat(aFrame(held))).toBeNull()
  expect(shared(aFrame({ you: you({ host: true }) }))).toBe(false)
})

test('Where the phone lies in the middle, those who are asked answer one after another, and no seat is opened.', () => {
  const frame = aFrame({ you: you({ seats: ['s1', 's3'], open: null }), ask: anAsk({ asked: ['s3'], mine: { s3: null } }) })
  expect(middleTurn(frame)).toEqual({ name: 's3', mine: { form: { form: 'ok' }, answer: null, draft: {} } })
  const both = aFrame({ you: you({ seats: ['s1', 's3'], open: null }), ask: anAsk({ asked: ['s1', 's3'], mine: {} }) })
  expect(middleTurn(both, ['s1'])?.name).toBe('s3')
  expect(middleTurn(both, ['s1', 's3'])).toBeNull()
  const spoken = { middle: ({ form }: Ask) => form.form === 'ok' } as ScreenModule
  expect(inTheMiddle(spoken, anAsk())).toBe(true)
  expect(inTheMiddle(spoken, anAsk({ form: { form: 'text', longest: 9, words: 1 } }))).toBe(false)
  expect(inTheMiddle(null, anAsk())).toBe(false)
})
