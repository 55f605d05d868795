import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Card, View } from '../../types'
import CardFace from './CardFace.svelte'

const frame = { room: { language: 'en' }, seats: [], gone: {} } as never
const view = (grid: number): View => ({ grid: Array.from({ length: grid }, (_, i) => ({ en: `word ${i}` })) }) as unknown as View
const crew = { impostor: 0, category: 'animals', word: { en: 'giraffe' }, partners: [] } as unknown as Card
const impostor = { impostor: 1, category: 'animals', word: {}, partners: [] } as unknown as Card
const blind = { ...impostor, category: '' } as Card

/** The boxes of a card and how they lie in one another, without what is written in them. */
const boxes = (on: Element): string =>
  `${on.tagName}.${on.getAttribute('class') ?? ''}(${[...on.children].map(boxes).join()})`

function faceOf(card: Card, grid = 0): Element {
  const { container } = render(CardFace, { frame, view: view(grid), card })
  return container.firstElementChild as Element
}

test('an impostor’s card has the same boxes as any other, whatever the impostor sees', () => {
  expect(boxes(faceOf(impostor))).toBe(boxes(faceOf(crew)))
  expect(boxes(faceOf(blind))).toBe(boxes(faceOf(crew)))
  expect(boxes(faceOf(impostor, 16))).toBe(boxes(faceOf(crew, 16)))
})

test('no box is empty on either card', () => {
  for (const card of [crew, impostor, blind])
    for (const box of faceOf(card).children) expect(box.textContent?.trim()).not.toBe('')
})

test('an impostor’s card holds no word, and the sixteen words do not tell which it is', () => {
  expect(faceOf(impostor).textContent).not.toContain('giraffe')
  const cells = [...faceOf(crew, 16).querySelectorAll('.cell')]
  expect(new Set(cells.map(boxes)).size).toBe(1)
})
