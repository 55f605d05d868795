/** Countdowns: by the table's clock, the same on every device. */
import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '@/i18n'
import Countdown from './Countdown.svelte'

beforeEach(async () => {
  await words.want('')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const shown = (): string => screen.getByRole('timer').querySelector('.number')?.textContent ?? ''

test('It counts by the table’s clock, and is never behind by more than a tenth of a second.', async () => {
  let now = 1000
  render(Countdown, { end: 1065.05, paused: null, now: () => now })
  expect(shown()).toBe('1:06')
  now += 0.15
  await vi.advanceTimersByTimeAsync(100)
  await tick()
  expect(shown()).toBe('1:05')
})

test('After any sleep it is right at once, for it counts from the end.', async () => {
  let now = 1000
  render(Countdown, { end: 1600, paused: null, now: () => now })
  now += 500
  await vi.advanceTimersByTimeAsync(100)
  await tick()
  expect(shown()).toBe('1:40')
})

test('While paused it stands.', async () => {
  let now = 1000
  render(Countdown, { end: 1060, paused: 1010, now: () => now })
  now += 30
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toBe('0:50')
})

test('Where no clock runs, there is none.', () => {
  render(Countdown, { end: null, paused: null, now: () => 0 })
  expect(screen.queryByRole('timer')).toBeNull()
})
