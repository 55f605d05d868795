/** For which wait the host's rulings are meant. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { words } from '@/i18n'
import { aFrame, anAsk } from '@/wire/a-frame'
import type { Table } from '@/wire/table.svelte'
import type { Frame } from '@/wire/types'
import HostControls from './HostControls.svelte'

const act = vi.fn()
const table = { act } as unknown as Table
const show = (frame: Frame): unknown => render(HostControls, { table, frame, onclose: () => undefined })
const press = (name: string): Promise<unknown> => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  await words.want('')
  act.mockReset().mockResolvedValue(undefined)
})

test.each([
  ['Go on without those missing', 'skip', {}],
  ['30 seconds more', 'more', { seconds: 30 }],
  ['Pause', 'pause', {}],
])('%s: of the wait that the host sees, and of no other.', async (name, what, more) => {
  show(aFrame({ ask: anAsk({ wait: [4, 2, 1], end: 130 }) }))
  await press(name)
  expect(act).toHaveBeenCalledWith({ t: 'rule', what, wait: [4, 2, 1], ...more })
})

test.each([
  ['One step back', 'rewind', { step: 1 }],
  ['Void this round', 'void', {}],
  ['End the match', 'end', {}],
])('%s: asks first, and is of that wait too.', async (name, what, more) => {
  show(aFrame({ ask: anAsk({ wait: [4, 2, 1], rewind: 1 }) }))
  await press(name)
  expect(act).not.toHaveBeenCalled()
  await press('Yes')
  expect(act).toHaveBeenCalledWith({ t: 'rule', what, wait: [4, 2, 1], ...more })
})
