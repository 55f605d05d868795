/** Places on the scoreboard. */
import { expect, test } from 'vitest'
import { ranked } from './ranked'

test('Equal points share a place, and the next place is left out.', () => {
  const places = ranked({ a: 3, b: 5, c: 3, d: 0 }).map(({ seat, place }) => `${seat}${place}`)
  expect(places).toEqual(['b1', 'a2', 'c2', 'd4'])
})
