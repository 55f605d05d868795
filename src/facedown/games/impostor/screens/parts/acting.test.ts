import { expect, test } from 'vitest'
import { callerOf, hostConcerned, sharedRuler } from './acting'

const here = (host: boolean, seat: string, hostSeat: string | null, view: object = {}) =>
  ({ seat, frame: { you: { host, seats: ['s4', 's5'] }, host: { seat: hostSeat }, view: { named: null, said_by: null, accused: null, ...view } } }) as never

test('a seat speaks for itself', () => {
  expect(callerOf(here(false, 's2', 's1'), 'word_said')).toBe('s2')
  expect(callerOf(here(true, 's1', 's1'), 'word_said')).toBe('s1')
})

test('the host without a seat speaks as the host', () => {
  expect(callerOf(here(true, '', null), 'word_said')).toBe('host')
})

test('what only the one who rules may do is done as the host', () => {
  expect(callerOf(here(true, 's1', 's1'), 'void_clue')).toBe('host')
  expect(callerOf(here(true, 's1', 's1', { said_by: 's2' }), 'take_back')).toBe('host')
})

test('where the host is the one concerned, the next seat rules', () => {
  expect(callerOf(here(false, 's2', 's1', { said_by: 's1' }), 'take_back')).toBe('s2')
  expect(callerOf(here(true, 's1', 's1', { accused: 's1' }), 'aloud')).toBe('s1')
})

test('a covered phone that is handed round speaks for one of its seats', () => {
  expect(callerOf(here(false, '', 's1'), 'word_said')).toBe('s4')
})

test('a ruling is about the host from the charge on', () => {
  const about = (hostSeat: string | null, view: object): boolean => hostConcerned((here(true, 's1', hostSeat, view) as never as { frame: never }).frame)
  expect(about('s1', { named: 's1' })).toBe(true)
  expect(about('s1', { accused: 's1' })).toBe(true)
  expect(about('s1', { accused: 's2' })).toBe(false)
  expect(about(null, {})).toBe(false)
})

test('on a phone that several share, the next one present rules on the host', () => {
  const seats = ['s1', 's2', 's3'].map((id) => ({ id, away: id === 's2' }))
  const at = (hostSeat: string | null, accused: string) =>
    ({ seats, host: { seat: hostSeat }, view: { named: null, said_by: null, accused, seats: ['s1', 's2', 's3'] } }) as never
  expect(sharedRuler(at('s1', 's1'))).toBe('s3')
  expect(sharedRuler(at('s1', 's2'))).toBe('')
  expect(sharedRuler(at(null, 's1'))).toBe('')
})
