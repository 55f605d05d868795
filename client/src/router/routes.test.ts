/** Which page an address means. */
import { expect, test } from 'vitest'
import { routeOf } from './routes'

test.each([
  ['/', { page: 'home' }],
  ['/r/BCDFG', { page: 'room', code: 'BCDFG' }],
  ['/r/bcdfg/', { page: 'room', code: 'BCDFG' }],
  ['/r/bc%20dfg', { page: 'room', code: 'BCDFG' }],
  ['/tv', { page: 'tv', code: null }],
  ['/tv/', { page: 'tv', code: null }],
  ['/tv/BCDFG', { page: 'tv', code: 'BCDFG' }],
  ['/r/', { page: 'lost' }],
  ['/r/AEIOU', { page: 'lost' }],
  ['/r/BCDFG/ws', { page: 'lost' }],
  ['/r/%E0%A4%A', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
