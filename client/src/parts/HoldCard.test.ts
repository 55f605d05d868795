/** The secret card: open only while held, and nothing of it in the page otherwise. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { words } from '@/i18n'
import HoldCard from './HoldCard.svelte'

const SECRET = 'giraffe'
const face = createRawSnippet(() => ({ render: () => `<b>${SECRET}</b>` }))

beforeEach(() => words.want(''))

function deal(onopened = vi.fn()): { card: HTMLElement; onopened: typeof onopened } {
  render(HoldCard, { children: face, onopened })
  return { card: screen.getByRole('button'), onopened }
}
const isOpen = (): boolean => document.body.innerHTML.includes(SECRET)
const press = (card: HTMLElement): Promise<unknown> => fireEvent.pointerDown(card, { isPrimary: true, button: 0 })

test('Before it is held, and after it is released, the page holds nothing of it.', async () => {
  const { card } = deal()
  expect(isOpen()).toBe(false)
  await press(card)
  expect(isOpen()).toBe(true)
  await fireEvent.pointerUp(card)
  expect(isOpen()).toBe(false)
})

test.each([' ', 'Enter'])('It opens while the key "%s" is held.', async (key) => {
  const { card } = deal()
  await fireEvent.keyDown(card, { key })
  expect(isOpen()).toBe(true)
  await fireEvent.keyUp(card, { key })
  expect(isOpen()).toBe(false)
})

test.each([
  ['the window loses the focus', () => fireEvent(window, new Event('blur'))],
  ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['the phone is turned', () => fireEvent(window, new Event('orientationchange'))],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ['the touch is taken away', () => fireEvent.pointerCancel(screen.getByRole('button'))],
  ['the card loses the focus', () => fireEvent.blur(screen.getByRole('button'))],
])('It covers itself when %s.', async (_, happens) => {
  const { card } = deal()
  await press(card)
  expect(isOpen()).toBe(true)
  await happens()
  expect(isOpen()).toBe(false)
})

test('It counts as looked at once it has been open for 0.6 s, and once only.', async () => {
  vi.useFakeTimers()
  const { card, onopened } = deal()
  await press(card)
  vi.advanceTimersByTime(500)
  await fireEvent.pointerUp(card)
  vi.advanceTimersByTime(500)
  expect(onopened).not.toHaveBeenCalled()

  for (let i = 0; i < 2; i++) {
    await press(card)
    vi.advanceTimersByTime(650)
    await fireEvent.pointerUp(card)
  }
  expect(onopened).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('The menu of the right button and of a long touch stays away.', async () => {
  const { card } = deal()
  expect(await fireEvent.contextMenu(card)).toBe(false)
})
