/** How the board's middle is made to fit. */
import { expect, test } from 'vitest'
import { SMALLEST, fitting } from './fit'

test('What fits keeps its size; what does not gets the largest size at which it does.', () => {
  expect(fitting(() => true)).toBe(1)
  const scale = fitting((to) => to <= 0.8)
  expect(scale).toBeLessThanOrEqual(0.8)
  expect(scale).toBeGreaterThan(0.74)
})
test('Nothing gets so small that nobody could read it.', () => {
  expect(fitting(() => false)).toBe(SMALLEST)
})
