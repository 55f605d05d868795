/** The device's secret and the ids of its acts. */
import { afterEach, expect, test, vi } from 'vitest'
import { actId, boardToken, token } from './token'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('The token is made once and has 128 random bits or more, in letters an address could carry.', () => {
  expect(token()).toMatch(/^[\w-]{32}$/)
  expect(token()).toBe(token())
})
test('A board in the same browser is a device of its own.', () => {
  expect(boardToken()).not.toBe(token())
})
test('Where storage is refused the token lasts as long as the page.', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  expect(token()).toBe(token())
})
test('Act ids are of the allowed letters and differ.', () => {
  const ids = Array.from({ length: 100 }, actId)
  expect(ids.every((id) => /^[\w-]{1,40}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
