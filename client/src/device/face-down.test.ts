/** When a phone lies on its face. */
import { expect, test } from 'vitest'
import { facesDown } from './face-down'

test.each([
  [178, 2, true],
  [-170, 10, true],
  [0, 0, false],
  [45, 0, false],
  [90, 5, false],
  [null, null, false],
])('beta %s, gamma %s: %s', (beta, gamma, down) => {
  expect(facesDown(beta, gamma)).toBe(down)
})
