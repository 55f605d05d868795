import { expect, test } from 'vitest'
import { faceSize } from './face-size'

/** How much ink a word takes, up to a factor. */
const ink = (word: string): number => [...word].length * faceSize(word) ** 2

test('words from three letters to a dozen take the same ink', () => {
  for (const word of ['lev', 'impostor', 'prescription', 'lední medvěd', 'mushroom picking'])
    expect(ink(word) / ink('impostor')).toBeCloseTo(1, 1)
})

test('the longest part of a word fits the narrowest card', () => {
  for (const word of ['hippopotamus', 'nejneobhospodařov', 'strašidelný dům'])
    expect(faceSize(word) * Math.max(...word.split(' ').map((part) => part.length))).toBeLessThan(19)
})

test('no word is too small to read', () => {
  expect(faceSize('x'.repeat(40))).toBe(0.9)
})
