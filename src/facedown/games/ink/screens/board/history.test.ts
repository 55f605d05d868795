/** What may be undone and redone. */
import { expect, test } from 'vitest'
import { told } from './history'

const A = [0, 0, 1, 1, 1]
const B = [0, 0, 1, 2, 2]

test('Of an empty board nothing can be undone or redone.', () => {
  expect(told([])).toEqual({ strokes: [], undoable: false, redoable: false })
})
test('A clear can be undone, even when it is all there is.', () => {
  expect(told([A, 'clear']).undoable).toBe(true)
  expect(told([A, 'clear', 'undo']).strokes).toEqual([A])
})
test('What is drawn after an undo ends redoing.', () => {
  expect(told([A, 'undo']).redoable).toBe(true)
  expect(told([A, 'undo', B])).toEqual({ strokes: [B], undoable: true, redoable: false })
})
