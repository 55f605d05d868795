/** Which screen a phone shows for a game that brings none of its own. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { games } from '@/games.svelte'
import { words } from '@/i18n'
import { aFrame, anAsk } from '@/wire/a-frame'
import { Refusal } from '@/wire/messages'
import type { Table } from '@/wire/table.svelte'
import type { Frame, Mine, OneSeat } from '@/wire/types'
import Asked from './Asked.svelte'

const form: OneSeat = { form: 'one_seat', of: ['s2', 's3'], but_self: true }
const mine = (changes: Partial<Mine> = {}): Mine => ({ form, answer: null, draft: {}, ...changes })
const vote = (own: Mine, changes = {}): Frame =>
  aFrame({ ask: anAsk({ form, mine: { s1: own, s2: null, s3: null }, ...changes }) })

const acts = { answer: vi.fn(), call: vi.fn(), draft: vi.fn() }
const table = { ...acts, connected: true, arrivals: 1, clock: { now: () => 100 } } as unknown as Table
const show = (frame: Frame): ReturnType<typeof render> => render(Asked, { table, frame })
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send' })

beforeEach(async () => {
  await words.want('')
  await games.load('sample')
  for (const act of Object.values(acts)) act.mockReset().mockResolvedValue(undefined)
})

test('Who is asked sees the form, under the ask’s name in readable letters.', () => {
  show(vote(mine()))
  expect(screen.getByRole('heading').textContent).toBe('vote')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(send().getAttribute('aria-disabled')).toBe('true')
})

test('A choice is drafted at once, and answered when it is sent.', async () => {
  show(vote(mine()))
  await fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  expect(acts.draft).toHaveBeenCalledWith([1, 2, 0], 's1', '', 's3')
  await fireEvent.click(send())
  expect(acts.answer).toHaveBeenCalledWith([1, 2, 0], 's1', 's3')
})

test('After a reload the choice drafted before is there.', () => {
  show(vote(mine({ draft: { '': 's2' } })))
  expect((screen.getAllByRole('radio')[0] as HTMLInputElement).checked).toBe(true)
})

test('Who has answered waits, is told how far the others are, and may change the answer.', async () => {
  show(vote(mine({ answer: 's2' }), { waiting: { of: 3, count: 1, done: null, progress: null } }))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(document.body.textContent).toMatch(/1\W* of \W*3\W* done/)
  await fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }))
  expect((screen.getAllByRole('radio')[0] as HTMLInputElement).checked).toBe(true)
})

test('Once answers are locked there is nothing to change.', () => {
  show(vote(mine({ answer: 's2' }), { locks: 99 }))
  expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull()
})

test('Where there is nothing to choose, it can be sent at once.', () => {
  const ok: Mine = { form: { form: 'ok' }, answer: null, draft: {} }
  show(aFrame({ ask: anAsk({ mine: { s1: ok } }) }))
  expect(send().getAttribute('aria-disabled')).toBe('false')
})

test('A call that this device may make is a button that opens its form; others are not offered.', async () => {
  show(vote(mine(), { calls: { word_said: form, void_clue: null } }))
  expect(screen.queryByRole('button', { name: /void/ })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'word said' }))
  const sheet = screen.getByRole('dialog')
  await fireEvent.click(sheet.querySelectorAll('input')[0] as HTMLElement)
  await fireEvent.click([...sheet.querySelectorAll('button')].at(-1) as HTMLElement)
  expect(acts.call).toHaveBeenCalledWith([1, 2, 0], 's1', 'word_said', 's2')
})

test('A refused answer leaves the player on the screen.', async () => {
  acts.answer.mockRejectedValue(new Refusal('paused'))
  show(vote(mine({ draft: { '': 's2' } })))
  await fireEvent.click(send())
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('Another screen begins at its top; the same one stays where it was scrolled to.', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const { rerender } = show(vote(mine()))
  vi.stubGlobal('scrollY', 300)
  await rerender({ table, frame: vote(mine({ draft: { '': 's2' } })) })
  expect(scrolled).not.toHaveBeenCalled()
  await rerender({ table, frame: vote(mine(), { wait: [1, 3, 0] }) })
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
  vi.unstubAllGlobals()
})
