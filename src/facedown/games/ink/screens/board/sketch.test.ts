/** The drawing in the making: what is painted, sent, refused and kept. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '@/wire/messages'
import type { Piece } from './history'
import { Sketch, type Desk } from './sketch.svelte'

const A = [0, 0, 1, 1, 1]
const B = [0, 0, 1, 2, 2]

function desk(answers: (Refusal | null)[] = []): Desk & { sent: [string, Piece][] } {
  const sent: [string, Piece][] = []
  return {
    sent,
    name: 'BCDFG/2/0/0/s1',
    most: 4000,
    begin: vi.fn(async () => undefined),
    refused: vi.fn(),
    post: async (key, piece) => {
      sent.push([key, piece])
      const answer = answers.shift()
      if (answer) throw answer
    },
  }
}
const never = (): Promise<void> => new Promise(() => undefined)

beforeEach(() => localStorage.clear())

test('A stroke is there at once, and goes under the next number.', async () => {
  const at = desk()
  const sketch = new Sketch(at, true)
  sketch.has({ 0: A })
  sketch.add(B)
  expect(sketch.strokes).toEqual([A, B])
  await sketch.settled()
  expect(at.sent).toEqual([['1', B]])
})
test('Before the first stroke of all it is said that it begins, once.', async () => {
  const at = desk()
  const sketch = new Sketch(at, false)
  sketch.add(A)
  sketch.add(B)
  await sketch.settled()
  expect(at.begin).toHaveBeenCalledTimes(1)
})
test('A refused stroke is taken off and told; the rest stands.', async () => {
  const at = desk([null, new Refusal('outside'), null])
  const sketch = new Sketch(at, true)
  for (const piece of [A, B, A]) sketch.add(piece)
  await sketch.settled()
  expect(sketch.strokes).toEqual([A, A])
  expect(at.refused).toHaveBeenCalledTimes(1)
})
test('A stroke that came too fast is sent again.', async () => {
  vi.useFakeTimers()
  const at = desk([new Refusal('too_fast'), null])
  const sketch = new Sketch(at, true)
  sketch.add(A)
  await vi.advanceTimersByTimeAsync(2000)
  expect(at.sent).toHaveLength(2)
  expect(sketch.strokes).toEqual([A])
  expect(at.refused).not.toHaveBeenCalled()
  vi.useRealTimers()
})
test('What had not got through is still there after a reload, and is sent again; but for this drawing alone.', async () => {
  const lost = { ...desk(), post: never }
  new Sketch(lost, true).add(A)
  const at = desk()
  const sketch = new Sketch(at, true)
  sketch.recover()
  expect(sketch.strokes).toEqual([A])
  await sketch.settled()
  expect(at.sent).toEqual([['0', A]])
  expect(localStorage.length).toBe(0)

  new Sketch(lost, true).add(A)
  const next = new Sketch({ ...desk(), name: 'BCDFG/3/0/0/s1' }, true)
  next.recover()
  expect(next.strokes).toEqual([])
})
test('What the table already has is not sent again.', () => {
  const at = desk()
  const sketch = new Sketch(at, true)
  sketch.has({ 0: A, 10: 'undo', 2: B })
  expect(sketch.strokes).toEqual([A])
  expect(at.sent).toEqual([])
})
test('At the limit no more is taken.', () => {
  const sketch = new Sketch({ ...desk(), most: 1 }, true)
  sketch.add(A)
  expect(sketch.full).toBe(true)
  sketch.add(B)
  expect(sketch.strokes).toEqual([A])
})
