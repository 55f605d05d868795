import { expect, test } from 'vitest'
import { fewestFirst } from './fewest-first'

test('Fewest penalties come first, and equal ones share a place.', () => {
  expect(fewestFirst({ a: 3, b: 0, c: 1, d: 0 }).map(({ seat, place }) => `${seat} ${place}`)).toEqual(['b 1', 'd 1', 'c 3', 'a 4'])
})
