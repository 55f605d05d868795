/** The cover of a shared device: nothing of anybody in the page, unless somebody holds it. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { remember } from '@/device/memory'
import { games } from '@/games.svelte'
import { words } from '@/i18n'
import { aFrame, anAsk } from '@/wire/a-frame'
import type { Frame } from '@/wire/types'
import Passing from './Passing.test.svelte'
import { Passed } from './passed.test-table.svelte'

const SECRET = 'giraffe'
const card = { impostor: '0', category: 'animals', word: { en: SECRET }, partners: [] }
const order = ['s1', 's2', 's3']

/** Impostor's first look, on a device of Ann and Bo; whoever is opened is sent their card. */
function look(open: string | null): Frame {
  const mine = { form: { form: 'ok' as const }, answer: null, draft: {} }
  return aFrame({
    game: 'impostor',
    view: {
      number: 1, rounds: 3, ending: '', impostors: null, grid: [], order, clues: [], seats: order, sees: 'category',
      cards: Object.fromEntries(order.map((seat) => [seat, seat === open ? card : null])),
    },
    ask: anAsk({ name: 'look', mine: Object.fromEntries(order.map((seat) => [seat, seat === open ? mine : null])) }),
    you: { seats: ['s1', 's2'], host: false, open, tv: false, knocking: null },
  })
}

let table: Passed
const isOpen = (): boolean => document.body.innerHTML.includes(SECRET)
const back = (): HTMLElement => screen.getByRole('button', { name: 'Hold to look' })
const who = (): string => document.querySelector('.who')?.textContent?.trim() ?? ''

beforeEach(async () => {
  await words.want('')
  await games.load('impostor')
  remember('served', null)
  table = new Passed(look)
  render(Passing, { table: table as never })
  await tick()
})
const press = async (): Promise<void> => {
  await fireEvent.pointerDown(back(), { isPrimary: true, button: 0 })
  await tick()
}

test('It says into whose hands it goes, the host’s first, and holds nothing.', () => {
  expect(who()).toBe('Bo')
  expect(isOpen()).toBe(false)
  expect(table.opened).toEqual([])
})

test('Held, it opens for that seat alone; let go, it is covered here and at the table.', async () => {
  await press()
  expect(table.opened).toEqual(['s2'])
  expect(isOpen()).toBe(true)
  await fireEvent.pointerUp(back())
  expect(isOpen()).toBe(false)
  expect(table.opened).toEqual(['s2', null])
})

test.each([
  ['the window loses the focus', () => fireEvent(window, new Event('blur'))],
  ['the screen is locked', () => fireEvent(document, new Event('visibilitychange'))],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ['the phone is turned on its face', () => turnOver()],
  ['the line is lost', () => Promise.resolve(table.lose())],
  ['the line is back', () => Promise.resolve(table.arrive())],
])('It covers itself when %s, though it is still held.', async (_, happens) => {
  await press()
  expect(isOpen()).toBe(true)
  await happens()
  await tick()
  expect(isOpen()).toBe(false)
})

test('What comes too late, after it was let go, is not shown.', async () => {
  table.slow = true
  await fireEvent.pointerDown(back(), { isPrimary: true, button: 0 })
  await fireEvent.pointerUp(back())
  table.catchUp('s2')
  await tick()
  expect(isOpen()).toBe(false)
  expect(table.opened[table.opened.length - 1]).toBeNull()
})

test('Only who has looked is done; then it goes to the next, and after a reload too.', async () => {
  const done = (): HTMLElement => screen.getByRole('button', { name: /^Done/ })
  expect(done().getAttribute('aria-disabled')).toBe('true')
  await press()
  await fireEvent.pointerUp(back())
  await fireEvent.click(done())
  await vi.waitFor(() => expect(who()).toBe('Ann'))
  expect(table.answers).toEqual([['s2', 'ok']])

  document.body.innerHTML = ''
  render(Passing, { table: table as never })
  await tick()
  expect(who()).toBe('Ann')
})

async function turnOver(): Promise<void> {
  await fireEvent(window, Object.assign(new Event('deviceorientation'), { beta: 178, gamma: 3 }))
}
