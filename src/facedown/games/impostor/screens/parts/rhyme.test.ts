import { expect, test } from 'vitest'
import { rhymes } from './rhyme'

test.each([
  ['kočka', 'tečka', false],
  ['kočka', 'točka', true],
  ['les', 'pes', true],
  ['med', 'let', true],
  ['plot', 'kód', true],
  ['nůž', 'guláš', false],
  ['mrak', 'rak', true],
  ['můra', 'kúra', true],
  ['ryba', 'chyba', true],
  ['lípa', 'rýpa', true],
  ['vlk', 'pluk', false],
  ['smrk', 'krk', true],
  ['loď', 'zloť', true],
  ['kouř', 'bouř', true],
  ['žirafa', 'karafa', true],
  ['žirafa', 'opice', false],
])('Czech: %s and %s rhyme: %s', (a, b, so) => {
  expect(rhymes(a, b, 'cs')).toBe(so)
})

test.each([
  ['cat', 'hat', true],
  ['cake', 'lake', true],
  ['night', 'kite', true],
  ['rain', 'lane', true],
  ['bell', 'gel', true],
  ['clock', 'sock', true],
  ['tiger', 'river', false],
  ['kitten', 'mitten', true],
  ['giraffe', 'lion', false],
  ['sea', 'tea', true],
])('English: %s and %s rhyme: %s', (a, b, so) => {
  expect(rhymes(a, b, 'en')).toBe(so)
})

test('no word rhymes with itself, and none in a language whose spelling is unknown', () => {
  expect(rhymes('les', 'Les', 'cs')).toBe(false)
  expect(rhymes('kočka', 'točka', 'sk')).toBe(false)
})
