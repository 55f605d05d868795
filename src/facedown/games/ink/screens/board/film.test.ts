/** A drawing as a film. */
import { expect, test } from 'vitest'
import { beginning, lengthOf, momentOf, reel } from './film'
import { decoded, type Stroke } from './stroke'

const LINE: Stroke = [0, 0, 1, 0, 0, 500, 0, 0, 500]
const DOT: Stroke = [0, 0, 1, 9, 9]

test('At the beginning there is nothing, at the end everything.', () => {
  const film = reel([LINE, DOT, LINE])
  expect(momentOf(film, 0)).toEqual({ whole: 0, part: null })
  expect(momentOf(film, film.seconds)).toEqual({ whole: 3, part: null })
  expect(momentOf(film, Infinity).whole).toBe(3)
})
test('Strokes come in their order, and there is never less of it than before.', () => {
  const film = reel([LINE, DOT, LINE])
  const seen = Array.from({ length: 60 }, (_, at) => {
    const { whole, part } = momentOf(film, (at / 59) * film.seconds)
    return whole * 2000 + (part ? lengthOf(decoded(part)) : 0)
  })
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
})
test('Half a stroke is the half that was drawn first.', () => {
  expect(beginning(LINE, 0.5)).toEqual([0, 0, 1, 0, 0, 500, 0])
  expect(beginning(LINE, 0.75)).toEqual([0, 0, 1, 0, 0, 500, 0, 0, 250])
  expect(beginning(DOT, 0.5)).toEqual(DOT)
})
test('A film is never over at once, and never lasts for ever; an empty one has no length.', () => {
  expect(reel([DOT]).seconds).toBeGreaterThan(1)
  expect(reel(Array.from({ length: 3000 }, () => LINE)).seconds).toBeLessThan(20)
  expect(reel([]).seconds).toBe(0)
  expect(momentOf(reel([]), 0)).toEqual({ whole: 0, part: null })
})
