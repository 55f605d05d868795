/** What the device makes of the table's clock. */
import { expect, test } from 'vitest'
import { Clock } from './clock'

test('Of several pings the quickest is believed, wherever it comes.', () => {
  let local = 100
  const clock = new Clock(() => local)
  const ping = (there: number, back: number): void => {
    const sent = local
    const at = local + 5000 + there
    local += there + back
    clock.heard(sent, at)
    local += 1
  }
  ping(0.4, 0.1)
  ping(0.02, 0.02)
  ping(0.05, 0.9)
  expect(clock.offset).toBeCloseTo(5000, 6)
  expect(clock.now()).toBeCloseTo(local + 5000, 6)
})

test('Even a lopsided line of 500 ms is wrong by less than the 0.3 s that countdowns may differ.', () => {
  let local = 0
  const clock = new Clock(() => local)
  local = 0.5
  clock.heard(0, 1000.5)
  expect(Math.abs(clock.now() - 1000.5)).toBeLessThan(0.3)
})

test('Before any ping has returned, the moment in the first view serves.', () => {
  const clock = new Clock(() => 7)
  clock.hint(1007)
  expect(clock.now()).toBe(1007)
})

test('What was measured before a sleep does not outweigh what is measured after it.', () => {
  let local = 0
  const clock = new Clock(() => local)
  local = 0.01
  clock.heard(0, 1000)
  clock.forget()
  local = 1
  clock.heard(0.8, 2000)
  expect(clock.now()).toBeCloseTo(2000.1, 6)
})
