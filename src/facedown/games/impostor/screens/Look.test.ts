import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Look from './Look.svelte'

const frame = { room: { language: 'en' }, seats: [], gone: {} }
const view = {
  number: 1, rounds: 3, ending: '', impostors: null, grid: [],
  cards: { s1: { impostor: 0, category: 'animals', word: { en: 'giraffe' }, partners: [] } },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function look() {
  const answer = vi.fn().mockResolvedValue(true)
  const { container } = render(Look, { frame, seat: 's1', view, answer } as never)
  return { answer, container, card: container.querySelector('.card') as HTMLElement }
}

test('a covered card has no word in the page', async () => {
  const { container, card } = look()
  expect(container.innerHTML).not.toContain('giraffe')
  await fireEvent.pointerDown(card, { isPrimary: true, button: 0 })
  expect(container.innerHTML).toContain('giraffe')
  await fireEvent.pointerUp(card)
  expect(container.innerHTML).not.toContain('giraffe')
})

test('held long enough to be read and covered again, the card counts as looked at', async () => {
  const { answer, card } = look()
  await fireEvent.pointerDown(card, { isPrimary: true, button: 0 })
  await vi.advanceTimersByTimeAsync(700)
  expect(answer).not.toHaveBeenCalled()
  await fireEvent.pointerUp(card)
  expect(answer).toHaveBeenCalledWith('ok')
})

test('a mere touch does not count, but then the button does', async () => {
  const { answer, card, container } = look()
  const main = container.querySelector('button.main') as HTMLElement
  expect(main.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.pointerDown(card, { isPrimary: true, button: 0 })
  await vi.advanceTimersByTimeAsync(200)
  await fireEvent.pointerUp(card)
  expect(answer).not.toHaveBeenCalled()
  await fireEvent.click(main)
  expect(answer).toHaveBeenCalledWith('ok')
})
