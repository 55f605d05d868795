import { fireEvent, render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Pointed from './Pointed.svelte'

const seats = ['a', 'b', 'c'].map((id, mark) => ({ id, name: id.toUpperCase(), mark, away: false }))

test('a target, then those who point there: two taps for one vote', async () => {
  const draft = vi.fn()
  const { getByRole } = render(Pointed, {
    frame: { seats, gone: {} },
    ask: { form: { form: 'each_of', keys: ['a', 'b', 'c'], options: ['a', 'b', 'c'], but_self: true } },
    mine: null, draft,
  } as never)
  await fireEvent.click(getByRole('radio', { name: 'B' }))
  await fireEvent.click(getByRole('checkbox', { name: 'A' }))
  expect(draft).toHaveBeenLastCalledWith('', { a: 'b' })
})
