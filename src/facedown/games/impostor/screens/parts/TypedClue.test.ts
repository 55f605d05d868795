import { fireEvent, render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import TypedClue from './TypedClue.svelte'

function typing(word: object) {
  const answer = vi.fn().mockResolvedValue(true)
  const { container } = render(TypedClue, {
    card: { impostor: 0, category: 'animals', word, partners: [] } as never,
    form: { form: 'text', longest: 24, words: 1 },
    category: 'Animals', language: 'en', given: [], drafted: '', draft: () => undefined, answer,
  })
  const send = async (clue: string): Promise<void> => {
    await fireEvent.input(container.querySelector('input') as HTMLElement, { target: { value: clue } })
    await fireEvent.click(container.querySelector('button.main') as HTMLElement)
  }
  return { answer, container, send }
}

test('a doubtful clue is asked about once, and sent if that is meant', async () => {
  const { answer, container, send } = typing({ en: 'cat' })
  await send('hat')
  expect(container.querySelector('[role=alert]')).not.toBeNull()
  expect(answer).not.toHaveBeenCalled()
  await send('hat')
  expect(answer).toHaveBeenCalledWith('hat')
})

test('another clue is judged afresh', async () => {
  const { answer, container, send } = typing({ en: 'cat' })
  await send('hat')
  await send('bat')
  expect(answer).not.toHaveBeenCalled()
  await send('whiskers')
  expect(container.querySelector('[role=alert]')).toBeNull()
  expect(answer).toHaveBeenCalledWith('whiskers')
})

test('on an impostor’s phone the very word passes without a question', async () => {
  const { answer, container, send } = typing({})
  await send('cat')
  expect(container.querySelector('[role=alert]')).toBeNull()
  expect(answer).toHaveBeenCalledWith('cat')
})
