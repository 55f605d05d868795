/** Which address others can use. */
import { expect, test } from 'vitest'
import { leadsHere, originOf } from './address.svelte'

test('A name on the network leads here, a computer’s name for itself does not.', () => {
  expect(['192.168.1.20:3223', 'party.example', 'localhost.example'].every(leadsHere)).toBe(true)
  expect(['localhost:3223', '127.0.0.1', '[::1]:3223'].some(leadsHere)).toBe(false)
})

test('Of the room’s address that the table tells only the origin is shown.', () => {
  expect(originOf('http://192.168.1.20:3223/r/BCDFG')).toBe('http://192.168.1.20:3223')
  expect(originOf('nowhere')).toBeNull()
  expect(originOf(undefined)).toBeNull()
})
