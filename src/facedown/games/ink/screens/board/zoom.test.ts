/** Zooming and moving a picture. */
import { expect, test } from 'vitest'
import { LARGEST, WHOLE, panned, pinched, scaled } from './zoom'

test('What is under the finger stays under it.', () => {
  const zoom = scaled(WHOLE, 2, { x: 60, y: -40 }, 400)
  // A point of the picture is shown at scale * point + offset.
  expect(zoom.scale * 60 + zoom.x).toBeCloseTo(60)
  expect(zoom.scale * -40 + zoom.y).toBeCloseTo(-40)
})
test('It is never smaller than whole, and never larger than is of use.', () => {
  expect(scaled(WHOLE, 0.2, { x: 0, y: 0 }, 400)).toEqual(WHOLE)
  expect(scaled(WHOLE, 99, { x: 0, y: 0 }, 400).scale).toBe(LARGEST)
})
test('The edge stays at the edge.', () => {
  expect(panned(WHOLE, 100, 100, 400)).toEqual(WHOLE)
  expect(panned({ scale: 2, x: 0, y: 0 }, 999, -999, 400)).toEqual({ scale: 2, x: 200, y: -200 })
})
test('Two fingers that spread make it larger, around the middle between them.', () => {
  const zoom = pinched(WHOLE, [{ x: -50, y: 0 }, { x: 50, y: 0 }], [{ x: -100, y: 0 }, { x: 100, y: 0 }], 400)
  expect(zoom).toEqual({ scale: 2, x: 0, y: 0 })
})
