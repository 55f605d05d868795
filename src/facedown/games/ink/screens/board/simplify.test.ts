/** Fewer points, the same line. */
import { expect, test } from 'vitest'
import { TOLERANCE, apart, simplified } from './simplify'
import { encoded, type Point } from './stroke'

const at = (x: number, y: number, p = 50): Point => ({ x, y, p })

test('Of a straight line two points are left, of a corner three.', () => {
  const straight = Array.from({ length: 50 }, (_, i) => at(i * 4, i * 2))
  expect(simplified(straight)).toEqual([straight[0], straight[49]])
  const corner = [...Array.from({ length: 20 }, (_, i) => at(i * 5, 0)), ...Array.from({ length: 20 }, (_, i) => at(95, i * 5))]
  expect(simplified(corner)).toHaveLength(3)
})

test('No point that is left out was farther from the line than the tolerance.', () => {
  const curve = Array.from({ length: 200 }, (_, i) => at(i * 4, 300 + 200 * Math.sin(i / 15)))
  const kept = simplified(curve)
  const from = (point: Point): number =>
    Math.min(...kept.slice(1).map((end, i) => apart(point, kept[i] as Point, end)))
  expect(Math.max(...curve.map(from))).toBeLessThanOrEqual(TOLERANCE + 1e-9)
  expect(kept.length).toBeLessThan(60)
})

test('A change of pressure is kept though the line is straight.', () => {
  const line = Array.from({ length: 21 }, (_, i) => at(i * 10, 0, i < 10 ? i * 10 : 200 - i * 10))
  expect(simplified(line).length).toBeGreaterThanOrEqual(3)
})

test('A dot and a spiral of thousands of points are taken.', () => {
  expect(simplified([at(1, 1)])).toEqual([at(1, 1)])
  const spiral = Array.from({ length: 6000 }, (_, i) => at(500 + (i / 20) * Math.cos(i / 30), 500 + (i / 20) * Math.sin(i / 30)))
  expect(simplified(spiral).length).toBeLessThan(3000)
})

test('Forty strokes of a hand are less than ten thousand bytes on the wire.', () => {
  let bytes = 0
  for (let n = 0; n < 40; n++) {
    const line = Array.from({ length: 80 }, (_, i) => at(100 + n * 10 + 3 * i + 9 * Math.sin(i / 5 + n), 500 + 160 * Math.sin(i / 12 + n)))
    const value = encoded(simplified(line), { eraser: false, colour: 1, width: 1 }, false)
    bytes += JSON.stringify({ t: 'draft', id: 'abcdefghijklmnop', wait: [2, 0, 0], seat: 's1', key: String(n), value }).length
  }
  expect(bytes).toBeLessThan(10_000)
})
