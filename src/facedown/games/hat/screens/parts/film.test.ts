import { expect, test } from 'vitest'
import type { Film, Still } from '../../types'
import { calledSoFar, onward, slips } from './film'

const still = (what: Still['what'], more: Partial<Still> = {}): Still => ({
  what, seat: 'a', to: null, card: 0, name: null, right: null, slip: false, seats: ['a', 'b'],
  front: {}, up: [], penalties: {}, votes: {}, ...more,
}) // prettier-ignore
const film: Film = {
  cards: [
    { picture: 'fox', arrow: 'left', black: true },
    { picture: 'owl', arrow: 'any', black: false },
  ],
  stills: [
    still('drawn'),
    still('turned'),
    still('offered', { to: 'b', name: 'Reynard' }),
    still('accepted', { seat: 'b', to: 'a', name: 'Reynard' }),
    still('offered', { seat: 'b', to: 'a', card: 1, name: 'Athena' }),
    still('offered', { to: 'b', name: 'Zorro' }),
    still('accepted', { seat: 'b', to: 'a', name: 'Zorro', slip: true }),
    still('buried'),
    still('offered', { to: 'b', name: 'Robin Hood' }),
  ],
}

test('A card’s names are told in their order, up to the moment that is shown, and no other card’s.', () => {
  expect(calledSoFar(film, 0)).toEqual([])
  expect(calledSoFar(film, 3)).toEqual(['Reynard'])
  expect(calledSoFar(film, 4)).toEqual(['Athena'])
  expect(calledSoFar(film, 6)).toEqual(['Reynard', 'Zorro'])
})

test('A card that went under the pile begins anew, without names.', () => {
  expect(calledSoFar(film, 8)).toEqual(['Robin Hood'])
})

test('A wrong name that was taken with a thank you is told with who passed it.', () => {
  expect(slips(film)).toEqual([{ moment: 6, picture: 'fox', name: 'Zorro', from: 'a' }])
})

test('Running by itself the film passes over what tells nothing new, and stays at its end.', () => {
  expect(onward(film, 0)).toBe(2)
  expect(onward(film, 8)).toBe(8)
})
