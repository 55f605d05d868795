/** Which stroke a finger means. */
import { expect, test } from 'vitest'
import { strokeAt } from './hit'

const LOW = [0, 0, 1, 100, 500, 800, 0]
const OVER = [0, 1, 1, 500, 100, 0, 800]
const ERASER = [2, 0, 3, 480, 480, 40, 40]

test('The stroke under the finger, or nearly.', () => {
  expect(strokeAt([LOW, OVER], 200, 530)).toBe(0)
  expect(strokeAt([LOW, OVER], 200, 560)).toBeNull()
})
test('Where strokes cross the upper one is meant, and never an eraser.', () => {
  expect(strokeAt([LOW, OVER, ERASER], 500, 500)).toBe(1)
})
test('A dot can be hit.', () => {
  expect(strokeAt([[0, 0, 1, 50, 50]], 60, 50)).toBe(0)
})
