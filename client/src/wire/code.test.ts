/** Room codes as people type them. */
import { expect, test } from 'vitest'
import { foldCode, isCode } from './code'

test('Case, blanks and dashes do not matter.', () => {
  expect(foldCode(' bc-d f\u00a0g ')).toBe('BCDFG')
})
test('Five of the letters that are hard to misread make a code.', () => {
  expect(['BCDFG', 'ZXWVT'].every(isCode)).toBe(true)
  expect(['BCDF', 'BCDFGH', 'BCDFA', 'BCDF1', ''].some(isCode)).toBe(false)
})
