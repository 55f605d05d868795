/** Times, lists and letters as people read them. */
import { expect, test } from 'vitest'
import { clock, cut, left, list, seatOf, trimmed, visible } from './format'
import { aFrame } from './wire/a-frame'

test.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [1, '0:01'],
  [59.4, '1:00'],
  [65.2, '1:06'],
  [600, '10:00'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(clock(seconds)).toBe(shown)
})

test('While paused the clock stands.', () => {
  expect(left(100, null, 90)).toBe(10)
  expect(left(100, 80, 90)).toBe(20)
  expect(left(null, null, 90)).toBeNull()
  expect(left(100, null, 190)).toBe(0)
})

test('Names are joined as the language joins them.', () => {
  expect(list('en', ['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo, and Cy')
  expect(list('cs', ['Eva', 'Petr'])).toMatch(/^Eva a\sPetr$/)
})

test('Letters are counted as a reader counts them.', () => {
  expect(visible('Žofie')).toBe(5)
  expect(visible('Z\u030cofie')).toBe(5)
  expect(visible('👩‍👩‍👧‍👦')).toBe(1)
  expect(cut('👩‍👩‍👧‍👦abc', 2)).toBe('👩‍👩‍👧‍👦a')
})

test('Blanks at the ends go, and inside one is enough.', () => {
  expect(trimmed('  Ann \n Lee ')).toBe('Ann Lee')
})

test('Who has left still has a name and a mark.', () => {
  const frame = aFrame({ gone: { s9: { name: 'Dan', mark: 4 } } })
  expect(seatOf(frame, 's9')).toMatchObject({ name: 'Dan', mark: 4, here: false })
  expect(seatOf(frame, 's1')).toMatchObject({ name: 'Ann', here: true })
})
