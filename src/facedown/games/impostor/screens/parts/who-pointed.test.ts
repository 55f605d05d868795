import { expect, test } from 'vitest'
import { allPointAt, countAt, foremost, pointedAt } from './who-pointed'

test('a tap points, a second one takes it back, another target moves it', () => {
  expect(pointedAt({}, 'a', 'b')).toEqual({ a: 'b' })
  expect(pointedAt({ a: 'b' }, 'a', 'b')).toEqual({})
  expect(pointedAt({ a: 'b' }, 'a', 'c')).toEqual({ a: 'c' })
})

test('nobody points at themselves', () => {
  expect(pointedAt({}, 'a', 'a')).toEqual({})
  expect(allPointAt({}, ['a', 'b', 'c'], 'b')).toEqual({ a: 'b', c: 'b' })
})

test('all the rest leaves alone who has pointed already', () => {
  expect(allPointAt({ a: 'c' }, ['a', 'b', 'c'], 'b')).toEqual({ a: 'c', c: 'b' })
})

test('the foremost is pointed at most, and several may be', () => {
  expect(foremost({}, ['a', 'b'])).toEqual([])
  expect(foremost({ a: 'b', c: 'b', b: 'a' }, ['a', 'b'])).toEqual(['b'])
  expect(foremost({ a: 'b', b: 'a' }, ['a', 'b'])).toEqual(['a', 'b'])
  expect(countAt({ a: 'b', c: 'b' }, 'b')).toBe(2)
})
