/** Putting seats in order by finger and by keyboard. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test, vi } from 'vitest'
import DragList from './DragList.svelte'

const items = ['Ann', 'Bo', 'Cy'].map((name, i) => ({ id: `s${i + 1}`, name }))
const row = createRawSnippet((item: () => { name: string }) => ({ render: () => `<i>${item().name}</i>` }))

function list(): { onorder: ReturnType<typeof vi.fn>; handles: HTMLElement[] } {
  const onorder = vi.fn()
  render(DragList, { items, onorder, row } as never)
  screen.getAllByRole('listitem').forEach((li, i) => {
    li.getBoundingClientRect = () => ({ top: i * 50, height: 50 }) as DOMRect
  })
  return { onorder, handles: screen.getAllByRole('button') }
}

test('Dragged below the others, the first comes last; nothing is sent before the finger is lifted.', async () => {
  const { onorder, handles } = list()
  const first = handles[0] as HTMLElement
  await fireEvent.pointerDown(first, { isPrimary: true, clientY: 25 })
  await fireEvent.pointerMove(first, { clientY: 140 })
  expect(onorder).not.toHaveBeenCalled()
  await fireEvent.pointerUp(first)
  expect(onorder).toHaveBeenCalledWith(['s2', 's3', 's1'])
})

test('A touch that the browser takes away moves nothing.', async () => {
  const { onorder, handles } = list()
  const first = handles[0] as HTMLElement
  await fireEvent.pointerDown(first, { isPrimary: true, clientY: 25 })
  await fireEvent.pointerMove(first, { clientY: 140 })
  await fireEvent.pointerCancel(first)
  expect(onorder).not.toHaveBeenCalled()
})

test('Arrow keys on a handle move by one place, not beyond the ends.', async () => {
  const { onorder, handles } = list()
  await fireEvent.keyDown(handles[0] as HTMLElement, { key: 'ArrowUp' })
  expect(onorder).not.toHaveBeenCalled()
  await fireEvent.keyDown(handles[1] as HTMLElement, { key: 'ArrowUp' })
  expect(onorder).toHaveBeenCalledWith(['s2', 's1', 's3'])
})

test('Put back where it was, nothing is sent.', async () => {
  const { onorder, handles } = list()
  const first = handles[0] as HTMLElement
  await fireEvent.pointerDown(first, { isPrimary: true, clientY: 25 })
  await fireEvent.pointerUp(first)
  expect(onorder).not.toHaveBeenCalled()
})
