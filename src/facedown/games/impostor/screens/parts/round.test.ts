import { expect, test } from 'vitest'
import type { View } from '../../types'
import { cardOf, following, isImpostor, orderNow, spoken, tally } from './round'

const view = (more: Partial<View> = {}): View =>
  ({ order: ['a', 'b', 'c'], circle: 1, circles: 2, turn: 'a', clues: [], ending: '', impostors: null, cards: {}, ...more }) as View
const clue = (seat: string, circle = 1, gone = false) => ({ seat, text: 'warm', circle, repeated: false, void: gone })

test('every second circle goes back', () => {
  expect(orderNow(view())).toEqual(['a', 'b', 'c'])
  expect(orderNow(view({ circle: 2 }))).toEqual(['c', 'b', 'a'])
  expect(orderNow(view({ circle: 3, circles: 3 }))).toEqual(['a', 'b', 'c'])
})

test('until the table is ready the order stays', () => {
  expect(orderNow(view({ circle: 2, circles: null }))).toEqual(['a', 'b', 'c'])
})

test('a void clue does not count as given', () => {
  expect(spoken(view({ clues: [clue('a')] }), 'a')).toBe(true)
  expect(spoken(view({ clues: [clue('a', 1, true)] }), 'a')).toBe(false)
  expect(spoken(view({ clues: [clue('a')], circle: 2 }), 'a')).toBe(false)
})

test('the next one is the first after the turn who has not given a clue', () => {
  expect(following(view())).toBe('b')
  expect(following(view({ clues: [clue('b')] }))).toBe('c')
  expect(following(view({ turn: 'c' }))).toBe(null)
})

test('a card is shown to its own seat only, and to nobody once the round is over', () => {
  const card = { impostor: 0, category: 'animals', word: {}, partners: [] } as never
  expect(cardOf(view({ cards: { a: card, b: null } }), 'a')).toBe(card)
  expect(cardOf(view({ cards: { a: card, b: null } }), 'b')).toBe(null)
  expect(cardOf(view({ cards: { a: card }, ending: 'void' }), 'a')).toBe(null)
})

test('the role is read however it is written', () => {
  expect(isImpostor({ impostor: '1' } as never)).toBe(true)
  expect(isImpostor({ impostor: 0 } as never)).toBe(false)
})

test('votes are gathered by whom they name, the most first', () => {
  expect(tally({ a: 'b', b: 'c', d: 'c' })).toEqual([
    ['c', ['b', 'd']],
    ['b', ['a']],
  ])
})
