import { describe, expect, test } from 'vitest'
import { places } from './places'

const seats = (n: number): string[] => Array.from({ length: n }, (_, i) => `s${i}`)
const tables = [3, 4, 5, 6, 7, 8].flatMap((n) => [null, ...seats(n)].map((viewer) => ({ n, viewer })))

/** Which way an arrow points that points left on an upright card, once the card is turned. */
function points(turned: number, way: 'left' | 'right'): { x: number; y: number } {
  const angle = (turned * Math.PI) / 180
  const sign = way === 'left' ? -1 : 1
  return { x: sign * Math.cos(angle), y: sign * Math.sin(angle) }
}

test('The viewer sits at the bottom, whoever it is.', () => {
  for (const viewer of seats(5)) {
    const [first] = places(seats(5), viewer)
    expect(first).toMatchObject({ seat: viewer, turned: 0, x: 0, y: 1 })
  }
})

test('Where nobody of the table looks on, the first seat is at the bottom.', () => {
  expect(places(seats(4), null).map(({ seat }) => seat)).toEqual(seats(4))
  expect(places(seats(4), 'a guest')[0]?.seat).toBe('s0')
})

test('One’s neighbour on the left sits on the left of the screen, the one on the right on its right.', () => {
  const around = places(seats(4), 's2')
  expect(around.find(({ seat }) => seat === 's3')?.x).toBeLessThan(-0.9)
  expect(around.find(({ seat }) => seat === 's1')?.x).toBeGreaterThan(0.9)
})

test('Two sit across from each other.', () => {
  expect(places(seats(2), 's1').map(({ seat, y }) => [seat, y])).toEqual([
    ['s1', 1],
    ['s0', -1],
  ])
})

describe.each(tables)('$n at the table, seen by $viewer', ({ n, viewer }) => {
  test.each(['left', 'right'] as const)('An arrow to the %s points to that neighbour of whoever passes.', (way) => {
    const around = places(seats(n), viewer)
    around.forEach((place, k) => {
      const to = around[(k + (way === 'left' ? 1 : n - 1)) % n]
      const other = around[(k + (way === 'left' ? n - 1 : 1)) % n]
      const arrow = points(place.turned, way)
      const along = (at = place): number => arrow.x * (at.x - place.x) + arrow.y * (at.y - place.y)
      expect(along(to)).toBeGreaterThan(0)
      expect(along(to)).toBeGreaterThan(along(other))
    })
  })
})
