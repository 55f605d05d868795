/** In whose name words come to the table. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { aFrame, anAsk } from '@/wire/a-frame'
import type { Form, Frame } from '@/wire/types'
import Give from './Give.svelte'

const form = { form: 'gift', kinds: { words: { form: 'lines', longest: 24, most: 200 } } } as unknown as Form
const you = (seats: string[], host: boolean): Frame['you'] => ({ seats, host, open: null, tv: false, knocking: null })

function lobby(seats: string[], host: boolean): ReturnType<typeof vi.fn> {
  const call = vi.fn(() => Promise.resolve())
  const frame = aFrame({ game: 'lobby', ask: anAsk({ name: 'start', asked: ['host'], calls: { give: form } }), you: you(seats, host) })
  render(Give, { table: { call } as never, frame, view: { chosen: 'sample', given: {} } as never })
  return call
}
async function writes(): Promise<void> {
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'giraffe' } })
  await fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
}
const gives = (giver: string): unknown[] => [[1, 2, 0], giver, 'give', { kind: 'words', texts: ['giraffe'] }]

test("A guest's words are their seat's, and there is no list for them to paste.", async () => {
  const call = lobby(['s1'], false)
  expect(screen.queryByText('lobby give table')).toBeNull()
  await fireEvent.click(screen.getByText('lobby give'))
  await writes()
  expect(call).toHaveBeenCalledWith(...gives('s1'))
})

test('A host who plays adds words as their seat, and pastes a list as the host.', async () => {
  const call = lobby(['s1'], true)
  await fireEvent.click(screen.getByText('lobby give'))
  await writes()
  expect(call).toHaveBeenLastCalledWith(...gives('s1'))
  await fireEvent.click(screen.getByText('lobby give table'))
  await writes()
  expect(call).toHaveBeenLastCalledWith(...gives('host'))
})

test('A host without a seat has the list alone.', () => {
  lobby([], true)
  expect(screen.queryByText('lobby give')).toBeNull()
  expect(screen.getByText('lobby give table')).toBeTruthy()
})

test('On a phone of several seats it is said whose the words are.', async () => {
  const call = lobby(['s1', 's3'], true)
  await fireEvent.click(screen.getByText('lobby give'))
  await fireEvent.click(screen.getByLabelText('Cy'))
  await writes()
  expect(call).toHaveBeenCalledWith(...gives('s3'))
})
