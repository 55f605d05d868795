import { expect, test } from 'vitest'
import { wordIn } from './word-in'

test('a word is shown in the language of the device', () => {
  expect(wordIn({ en: 'giraffe', cs: 'žirafa' }, 'cs', 'en')).toBe('žirafa')
})

test('failing that in the language of the room, failing that in any', () => {
  expect(wordIn({ en: 'giraffe', cs: 'žirafa' }, 'sk', 'cs')).toBe('žirafa')
  expect(wordIn({ en: 'giraffe' }, 'sk', 'cs')).toBe('giraffe')
})

test('a card without a word has none in any language', () => {
  expect(wordIn({}, 'en', 'cs')).toBe('')
})
