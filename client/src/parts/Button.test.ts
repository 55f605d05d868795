/** A button is pressed at most once while its act is under way. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test, vi } from 'vitest'
import Button from './Button.svelte'

const children = createRawSnippet(() => ({ render: () => '<span>Go</span>' }))

test('A second press waits until the first is done.', async () => {
  let done = (): void => undefined
  const onpress = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  render(Button, { onpress, children })
  const button = screen.getByRole('button')
  await fireEvent.click(button)
  await fireEvent.click(button)
  expect(onpress).toHaveBeenCalledTimes(1)
  done()
  await Promise.resolve()
  await Promise.resolve()
  await fireEvent.click(button)
  expect(onpress).toHaveBeenCalledTimes(2)
})

test('One that cannot be pressed says why, and does nothing.', async () => {
  const onpress = vi.fn()
  render(Button, { onpress, children, disabled: true, note: 'too few' })
  await fireEvent.click(screen.getByRole('button'))
  expect(onpress).not.toHaveBeenCalled()
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(screen.getByText('too few').id)
})
