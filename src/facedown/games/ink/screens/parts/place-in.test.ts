/** A reload comes back to the same place. */
import { beforeEach, expect, test } from 'vitest'
import { anAsk } from '@/wire/a-frame'
import type { Table } from '@/wire/table.svelte'
import { PlaceIn } from './place-in.svelte'

const table = { code: 'BCDFG' } as Table
const ask = anAsk()

beforeEach(() => localStorage.clear())

test('The place is kept for this wait and seat alone.', () => {
  new PlaceIn('x', { table, ask, seat: 's1' }, '').go('s3')
  expect(new PlaceIn('x', { table, ask, seat: 's1' }, '').at).toBe('s3')
  expect(new PlaceIn('x', { table, ask, seat: 's2' }, 'first').at).toBe('first')
  expect(new PlaceIn('y', { table, ask, seat: 's1' }, 'first').at).toBe('first')
})
