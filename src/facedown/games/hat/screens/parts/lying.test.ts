import { expect, test } from 'vitest'
import type { Film, Still, View } from '../../types'
import { arrivals, laid, laidThen, type Lying, type Where } from './lying'

const back = { arrow: 'left', black: true } as const
const up = (id: string, picture: string) => ({ id, picture, back: null })
const down = (id: string) => ({ id, picture: null, back })

function view(more: Partial<View> = {}): View {
  return {
    number: 1, rounds: 1, last: true, names: 'keep', typed: true, each: 1, seats: ['a', 'b', 'c'], pile: 100, top: 'fox',
    front: { a: [up('a1', 'crown')], b: [down('b1')], c: [up('c1', 'ninja')] }, penalties: { a: ['bee'], b: [], c: [] },
    card: null, at: '', passer: null, to: null, name: null, first: null, suggested: false, verdict: null, quiet: 0,
    ending: '', ideas: null, points: {}, scores: {}, film: null, awards: null, ...more,
  } // prettier-ignore
}
const where = (cards: readonly Lying[], key: string): Where | undefined => cards.find((card) => card.key === key)?.where

test('Of a card that lies down there is the back, and nothing else.', () => {
  const { cards } = laid(view({ card: down('x'), at: 'held', passer: 'a' }))
  for (const card of cards.filter((one) => one.back)) expect(card.picture).toBeNull()
  expect(JSON.stringify(cards)).not.toMatch(/pile|number/)
})

test('The card under way is in the middle, with its passer, or with whoever is offered it.', () => {
  const at = (more: Partial<View>): Where | undefined => where(laid(view(more)).cards, 'x')
  expect(at({ card: up('x', 'fox'), at: 'drawn', passer: 'a' })).toEqual({ at: 'stage' })
  expect(at({ card: down('x'), at: 'held', passer: 'a' })).toEqual({ at: 'hand', seat: 'a' })
  expect(at({ card: down('x'), at: 'offered', passer: 'a', to: 'b' })).toEqual({ at: 'offered', seat: 'b' })
  expect(at({ card: up('x', 'fox'), at: 'shown', passer: 'a', to: 'b' })).toEqual({ at: 'stage' })
})

test('Its back is turned as its passer sits, also while it lies before somebody else.', () => {
  const { cards } = laid(view({ card: down('x'), at: 'offered', passer: 'a', to: 'b' }))
  expect(cards.find(({ key }) => key === 'x')?.of).toBe('a')
})

test('A drawn card comes from the pile, and a refused one turns where it was offered.', () => {
  const before = laid(view()).cards
  const drawn = laid(view({ card: up('x', 'fox'), at: 'drawn', passer: 'a' })).cards
  expect(arrivals(before, drawn)).toEqual(new Map([['x', { at: 'pile' }]]))

  const offered = laid(view({ card: down('y'), at: 'offered', passer: 'a', to: 'b' })).cards
  const shown = laid(view({ card: up('z', 'fox'), at: 'shown', passer: 'a', to: 'b' })).cards
  expect(arrivals(offered, shown)).toEqual(new Map([['z', { at: 'offered', seat: 'b' }]]))
})

test('A penalty comes from the middle, and the next card from the pile, at once.', () => {
  const shown = laid(view({ card: up('z', 'fox'), at: 'shown', passer: 'a', to: 'b' })).cards
  const next = laid(view({ card: up('n', 'owl'), at: 'drawn', passer: 'b', penalties: { a: ['bee'], b: ['fox'], c: [] } })).cards
  expect(arrivals(shown, next)).toEqual(new Map<string, Where>([['penalty b 0', { at: 'stage' }], ['n', { at: 'pile' }]]))
})

test('On thank you the oldest card comes to hand from where it lay, and the new one keeps its name.', () => {
  const offered = laid(view({ card: down('y'), at: 'offered', passer: 'a', to: 'c' })).cards
  const front = { a: [up('a1', 'crown')], b: [down('b1')], c: [down('y')] }
  const accepted = laid(view({ front, card: down('turned'), at: 'held', passer: 'c' })).cards
  expect(arrivals(offered, accepted)).toEqual(new Map([['turned', { at: 'front', seat: 'c', place: 0 }]]))
})

const still = (more: Partial<Still>): Still => ({
  what: 'dealt', seat: null, to: null, card: null, name: null, right: null, slip: false, seats: ['a', 'b'],
  front: { a: [0], b: [1] }, up: [0, 1], penalties: { a: [], b: [] }, votes: {}, ...more,
}) // prettier-ignore
const cards = ['crown', 'ninja', 'fox'].map((picture) => ({ picture, ...back }))

test('In the film every card is open, and those that lay down bear their back as well.', () => {
  const film: Film = { cards, stills: [still({ up: [0] })] }
  const [crown, ninja] = laidThen(film, 0).cards
  expect([crown?.picture, crown?.back]).toEqual(['crown', null])
  expect([ninja?.picture, ninja?.back]).toEqual(['ninja', back])
})

test('The film follows a card from the pile to whoever takes it, and the one that must go on for it.', () => {
  const film: Film = {
    cards,
    stills: [
      still({}),
      still({ what: 'drawn', seat: 'a', card: 2 }),
      still({ what: 'turned', seat: 'a', card: 2 }),
      still({ what: 'offered', seat: 'a', to: 'b', card: 2 }),
      still({ what: 'accepted', seat: 'b', to: 'a', card: 2, front: { a: [0], b: [2] }, up: [0] }),
    ],
  }
  const at = (moment: number, card: number): Where | undefined => where(laidThen(film, moment).cards, `card ${card}`)
  expect([1, 2, 3, 4].map((moment) => at(moment, 2))).toEqual([
    { at: 'stage' },
    { at: 'hand', seat: 'a' },
    { at: 'offered', seat: 'b' },
    { at: 'front', seat: 'b', place: 0 },
  ])
  expect(at(4, 1)).toEqual({ at: 'hand', seat: 'b' })
})

test('In no moment of the film is a card there twice.', () => {
  const film: Film = {
    cards,
    stills: [still({ what: 'penalty', seat: 'a', card: 2, penalties: { a: [2], b: [] } }), still({ what: 'buried', card: 2 })],
  }
  film.stills.forEach((_, moment) => {
    const keys = laidThen(film, moment).cards.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
