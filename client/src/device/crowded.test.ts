/** When bars at the lower edge give way. */
import { expect, test } from 'vitest'
import { crowded } from './crowded'

test('Small phones keep their main button in sight at their usual text.', () => {
  expect(crowded(568, 16)).toBe(false)
  expect(crowded(640, 24)).toBe(false)
})

test('With text of twice the size it gives the page to what is to be read.', () => {
  expect(crowded(568, 32)).toBe(true)
  expect(crowded(640, 32)).toBe(true)
})
