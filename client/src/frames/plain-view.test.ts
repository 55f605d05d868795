import { expect, test } from 'vitest'
import type { Frame } from '@/wire/types'
import { plainView } from './plain-view'

const seats = ['s1', 's2', 's3'].map((id, mark) => ({ id, name: id, mark, away: false, linked: true, hand: mark }))
const frame = (view: unknown): Frame => ({ seats, gone: {}, view }) as unknown as Frame

test('Plain values are facts; what is null or empty is not there.', () => {
  const view = plainView(frame({ number: 2, odd: null, said: '', order: ['s1', 's2'], scores: { s1: 1 } }), 's1')
  expect(view).toEqual({ facts: [['number', [2]], ['order', ['s1', 's2']]], laid: [], held: [] })
})

test('What only the own seat is shown stays covered; on a board there is none of it.', () => {
  const cards = { cards: { s1: 'red', s2: null, s3: null } }
  expect(plainView(frame(cards), 's1').held).toEqual([['cards', 'red']])
  expect(plainView(frame({ cards: { s1: null, s2: null, s3: null } }), null)).toEqual({ facts: [], laid: [], held: [] })
})

test('What all may see of the seats is laid open.', () => {
  const view = plainView(frame({ cards: { s1: 'red', s2: 'blue', s3: 'red' }, hints: { s2: 'warm' } }), 's2')
  expect(view.held).toEqual([])
  expect(view.laid.map(([name, rows]) => [name, rows.length])).toEqual([['cards', 3], ['hints', 1]])
})
