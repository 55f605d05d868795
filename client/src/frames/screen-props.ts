/** What a phone screen is given, from the frame: acts that show their refusals and tell whether they counted. */
import type { IdleProps } from '@/screen'
import { attempt } from '@/toasts.svelte'
import type { Table } from '@/wire/table.svelte'
import type { Frame, Mine } from '@/wire/types'
import { caller } from './acting'

export function screenProps(table: Table, frame: Frame, seat: string, mine: Mine | null): IdleProps {
  const ask = frame.ask
  return {
    table,
    frame,
    ask,
    seat,
    mine,
    view: frame.view,
    answer: async (value) => !!ask && attempt(table.answer(ask.wait, seat, value), frame.game),
    call: async (name, about) => !!ask && attempt(table.call(ask.wait, seat || caller(frame), name, about), frame.game),
    draft: (key, value) => void (ask && seat && table.draft(ask.wait, seat, key, value)),
  }
}
