/** The shape of a stroke. */
import { expect, test } from 'vitest'
import { dense, shapeOf, smooth } from './shape'

const at = (x: number, y: number) => ({ x, y, p: 50 })

test('A dot has a length, so that it is seen everywhere.', () => {
  expect(smooth([at(5, 6)])).toBe('M5 6h.01')
})
test('A line begins and ends where the finger did.', () => {
  const d = smooth([at(0, 0), at(100, 0), at(200, 10)])
  expect(d).toMatch(/^M0 0/)
  expect(d).toMatch(/L200 10$/)
})
test('A sharp corner stays where it is; a gentle bend is a curve.', () => {
  expect(smooth([at(0, 0), at(100, 0), at(100, 100)])).toContain('L98 0Q100 0 100 2')
  expect(smooth([at(0, 0), at(100, 0), at(200, 20)])).toContain('L60 0Q100 0')
})
test('A pen and an eraser are lines, a pen that is pressed is an outline.', () => {
  expect(shapeOf([0, 0, 1, 5, 5, 50, 50]).line).toBeGreaterThan(0)
  const pressed = shapeOf([1, 0, 2, 100, 100, 50, 200, 0, 30])
  expect(pressed.line).toBeNull()
  expect(pressed.d).toMatch(/^M.*Z$/)
})
test('Outlines follow points that lie close together.', () => {
  const all = dense([at(0, 0), at(100, 0)])
  expect(all.length).toBeGreaterThan(12)
  expect(all[all.length - 1]).toEqual(at(100, 0))
})
