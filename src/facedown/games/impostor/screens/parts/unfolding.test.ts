import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unfolding } from './unfolding.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who saw the round sees its reveal step by step', () => {
  const unfolding = new Unfolding()
  unfolding.see('R/1', false, [])
  unfolding.see('R/1', true, [100, 200])
  expect(unfolding.stepOf('R/1')).toBe(0)
  vi.advanceTimersByTime(100)
  expect(unfolding.stepOf('R/1')).toBe(1)
  vi.advanceTimersByTime(200)
  expect(unfolding.stepOf('R/1')).toBe(2)
})

test('who comes back to a reveal sees all of it', () => {
  const unfolding = new Unfolding()
  unfolding.see('R/1', true, [100, 200])
  expect(unfolding.stepOf('R/1')).toBe(2)
})

test('a tap shows all at once', () => {
  const unfolding = new Unfolding()
  unfolding.see('R/1', false, [])
  unfolding.see('R/1', true, [100, 200])
  unfolding.skip()
  expect(unfolding.stepOf('R/1')).toBe(2)
})

test('the next round begins anew', () => {
  const unfolding = new Unfolding()
  unfolding.see('R/1', true, [100])
  unfolding.see('R/2', false, [])
  expect(unfolding.stepOf('R/2')).toBe(0)
  unfolding.see('R/2', true, [100])
  expect(unfolding.stepOf('R/2')).toBe(0)
})
