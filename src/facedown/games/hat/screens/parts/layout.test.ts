import { describe, expect, test } from 'vitest'
import { layout, spot, TALL, type Layout, type Spot } from './layout'
import type { Where } from './lying'
import { overlap, rect, type Box, type Rect } from './rect'

const seats = (n: number): string[] => Array.from({ length: n }, (_, i) => `s${i}`)
const BOXES: Box[] = [
  { width: 288, height: 250 },
  { width: 328, height: 300 },
  { width: 328, height: 420 },
  { width: 1330, height: 850 },
  { width: 860, height: 480 },
  { width: 780, height: 860 },
]
const tables = BOXES.flatMap((box) => [2, 3, 4, 5, 6, 7, 8].flatMap((n) => [1, 2].map((each) => ({ ...box, n, each }))))

const around = (top: Layout, at: Spot | null, tall = TALL): Rect => {
  if (!at) throw new Error('nowhere')
  return rect(at, top.card * at.scale, top.card * at.scale * tall)
}

describe.each(tables)('$n seats with $each cards on $width × $height', ({ n, each, ...box }) => {
  const top = layout(seats(n), 's0', each, box)
  const places: Where[] = seats(n).flatMap((seat) => [
    ...Array.from({ length: each }, (_, place): Where => ({ at: 'front', seat, place })),
    ...[0, 1, 2].map((place): Where => ({ at: 'penalty', seat, place })),
    { at: 'hand', seat } as Where,
  ])

  test('All cards, and all seats, lie on the table.', () => {
    for (const where of [...places, { at: 'pile' } as Where, { at: 'stage' } as Where]) {
      const card = around(top, spot(top, where), where.at === 'penalty' ? 1 : TALL)
      expect(card.left, JSON.stringify(where)).toBeGreaterThanOrEqual(-1)
      expect(card.top, JSON.stringify(where)).toBeGreaterThanOrEqual(-1)
      expect(card.right, JSON.stringify(where)).toBeLessThanOrEqual(box.width + 1)
      expect(card.bottom, JSON.stringify(where)).toBeLessThanOrEqual(box.height + 1)
    }
  })

  test('The card under way hides neither the pile nor anybody’s cards.', () => {
    for (const seat of seats(n)) {
      const hand = around(top, spot(top, { at: 'hand', seat }))
      expect(overlap(hand, around(top, top.pile))).toBe(0)
      for (const where of places.filter(({ at }) => at === 'front')) {
        const card = around(top, spot(top, where))
        expect(overlap(hand, card) , `${seat} ${JSON.stringify(where)}`).toBe(0)
      }
    }
  })

  test('The large card hides nobody’s cards.', () => {
    const stage = around(top, top.stage)
    for (const where of places.filter(({ at }) => at === 'front'))
      expect(overlap(stage, around(top, spot(top, where))), JSON.stringify(where)).toBe(0)
  })

  test('A seat can be tapped, and no other by mistake.', () => {
    const blocks = top.blocks.map(({ middle, width, height }) => rect(middle, width, height))
    for (const [i, block] of blocks.entries()) {
      expect(block.right - block.left).toBeGreaterThanOrEqual(44)
      expect(block.bottom - block.top).toBeGreaterThanOrEqual(44)
      for (const other of blocks.slice(i + 1)) expect(overlap(block, other)).toBe(0)
    }
  })
})

test('Somebody who is not at the table has no place at it.', () => {
  const top = layout(seats(3), null, 1, { width: 300, height: 300 })
  expect(spot(top, { at: 'hand', seat: 'gone' })).toBeNull()
})
