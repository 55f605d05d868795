/** How screens of ink call: in whose name, and where a refusal is shown. */
import type { IdleProps } from '@/screen'
import { attempt } from '@/toasts.svelte'

type Here = Pick<IdleProps, 'table' | 'frame' | 'ask'>

/** Whether this device may make a call now. */
export const may = ({ ask }: Here, name: string): boolean => (ask?.calls[name] ?? null) !== null

/** Call in somebody's name; true once it is stored. */
export async function callAs({ table, ask, frame }: Here, seat: string, name: string, about: unknown = 'ok'): Promise<boolean> {
  return !!ask && attempt(table.call(ask.wait, seat, name, about), frame.game)
}
