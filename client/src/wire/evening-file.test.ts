/** Which files are an evening's. */
import { expect, test } from 'vitest'
import { readEvening } from './evening-file'

test('An evening’s file says what was used up, by game.', () => {
  expect(readEvening('{"used": {"impostor": ["giraffe"]}, "more": 1}')).toEqual({ used: { impostor: ['giraffe'] } })
})

test.each(['', '[1]', '{"used": null}', '{"used": {"impostor": "giraffe"}}', 'no json'])('"%s" is none.', (text) => {
  expect(() => readEvening(text)).toThrow('no_evening')
})
