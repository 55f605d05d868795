/** The code that moves a seat stays in no address. */
import { expect, test } from 'vitest'
import { takeAddress, taking } from './taking.svelte'

const arrive = (hash: string): void => {
  history.replaceState(null, '', `/r/BCDFG${hash}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

test('It is read, leaves the address at once, and counts once.', () => {
  arrive('#take=abc_DEF-123')
  expect(location.hash).toBe('')
  expect(location.pathname).toBe('/r/BCDFG')
  expect(taking.use()).toBe('abc_DEF-123')
  expect(taking.use()).toBeNull()
})

test('Other fragments are no codes, and do not stay either.', () => {
  arrive('#take=<script>')
  expect(taking.code).toBeNull()
  expect(location.href).not.toContain('#')
})

test('The address of an offer has its code where no server sees it.', () => {
  expect(takeAddress('http://192.168.1.20:3223', 'BCDFG', 'abc')).toBe('http://192.168.1.20:3223/r/BCDFG#take=abc')
})
