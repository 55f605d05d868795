/** A stroke means the same to a phone and to the table: both read `strokes.json`. */
import { expect, test } from 'vitest'
import shared from '../../strokes.json'
import { told, type Piece } from './history'
import { decoded, encoded, type Point } from './stroke'

const points = (of: number[][]): Point[] => of.map(([x = 0, y = 0, p = 0]) => ({ x, y, p }))

test.each(shared.taken)('A stroke stands for these points, and the points for this stroke: $stroke', (one) => {
  const [tool = 0, colour = 0, width = 0] = one.stroke
  expect(decoded(one.stroke)).toEqual(points(one.points))
  expect(encoded(points(one.points), { eraser: tool === 2, colour, width }, tool === 1)).toEqual(one.stroke)
})

test.each(shared.told)('Undo, redo and clear leave the same strokes: $pieces', ({ pieces, left }) => {
  expect(told(pieces as Piece[]).strokes).toEqual(left.map((at) => pieces[at]))
})
