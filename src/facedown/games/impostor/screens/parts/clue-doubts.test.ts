import { expect, test } from 'vitest'
import { doubtsOf, type Known } from './clue-doubts'

const crew: Known = { word: { en: 'giraffe', cs: 'žirafa' }, category: 'Zvířata', language: 'cs', given: ['vysoká'] }
const impostor: Known = { ...crew, word: {} }
const blind: Known = { ...impostor, category: '' }

test('a good clue is not questioned', () => {
  expect(doubtsOf('savana', crew)).toEqual([])
  expect(doubtsOf('savana', impostor)).toEqual([])
})

test('the word itself is known however it is written', () => {
  expect(doubtsOf('Zirafa', crew)).toEqual(['word'])
  expect(doubtsOf(' ŽIRAFA ', crew)).toEqual(['word'])
})

test('another form of the word is asked about', () => {
  expect(doubtsOf('žirafu', crew)).toContain('form')
  expect(doubtsOf('žirafí', crew)).toContain('form')
  expect(doubtsOf('giraffes', crew)).toContain('form')
})

test('the word in another language is asked about', () => {
  expect(doubtsOf('giraffe', crew)).toEqual(['translation'])
})

test('the category is asked about, for those who see it', () => {
  expect(doubtsOf('zvíře', crew)).toContain('category')
  expect(doubtsOf('zvíře', impostor)).toContain('category')
  expect(doubtsOf('zvíře', blind)).toEqual([])
})

test('a rhyme is asked about', () => {
  expect(doubtsOf('karafa', crew)).toEqual(['rhyme'])
})

test('several words are asked about, for all', () => {
  for (const known of [crew, impostor, blind]) expect(doubtsOf('dlouhé nohy', known)).toEqual(['words'])
})

test('a clue given before is said to be so, for all', () => {
  for (const known of [crew, impostor, blind]) expect(doubtsOf('Vysoka', known)).toEqual(['given'])
})

test('an impostor is told nothing about the word: no clue is questioned for it', () => {
  for (const clue of ['žirafa', 'giraffe', 'žirafu', 'karafa']) expect(doubtsOf(clue, impostor)).toEqual([])
})

test('a part of a word of several parts is asked about', () => {
  const known: Known = { word: { en: 'polar bear', cs: 'lední medvěd' }, category: 'Animals', language: 'en', given: [] }
  expect(doubtsOf('polar', known)).toContain('form')
  expect(doubtsOf('ice', known)).toEqual([])
})
