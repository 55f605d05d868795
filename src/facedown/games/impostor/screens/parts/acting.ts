/** How screens of impostor act: a call by the right name, and the host's rulings near where they are needed. */
import type { IdleProps } from '@/screen'
import { attempt } from '@/toasts.svelte'
import type { View } from '../../types'

type Here = Pick<IdleProps<View>, 'table' | 'frame' | 'ask' | 'seat'>

/** Calls that only the one who rules may make; that is the host, unless the host is the one concerned. */
const RULERS = ['void_clue', 'enough', 'take_back', 'aloud', 'add_round', 'last_round']

/** Whom an act is about where somebody rules on a seat. */
const concerned = (view: View): string | null => view.named ?? view.said_by ?? view.accused

/** The host is the one that a ruling is about, and another seat rules. */
export function hostConcerned({ host, view }: Here['frame']): boolean {
  return host.seat !== null && concerned(view as View) === host.seat
}

/** Who rules here on the one concerned, where several share the phone: no seat for the host, else the next one present. */
export function sharedRuler({ host, seats, view }: Here['frame']): string {
  const { seats: round } = view as View
  const at = round.indexOf(host.seat ?? '')
  if (at < 0 || !hostConcerned({ host, view } as Here['frame'])) return ''
  const following = [...round.slice(at + 1), ...round.slice(0, at)].filter((id) => seats.some((seat) => seat.id === id))
  return following.find((id) => seats.some((seat) => seat.id === id && !seat.away)) ?? following[0] ?? ''
}

/** In whose name this device makes a call. */
export function callerOf({ frame, seat }: Pick<Here, 'frame' | 'seat'>, name: string): string {
  const rules = RULERS.includes(name)
  if (frame.you.host && (!seat || (rules && !hostConcerned(frame)))) return 'host'
  // A device that is handed round, and covered, speaks for whoever has it in front of them.
  return seat || (frame.you.seats[0] ?? '')
}

/** Interrupt; true once it is stored. */
export async function interrupt(here: Here, name: string, about: unknown = 'ok'): Promise<boolean> {
  const { table, ask } = here
  return !!ask && attempt(table.call(ask.wait, callerOf(here, name), name, about))
}

/** Go on without those who are missing. */
export async function goOn({ table, ask }: Here): Promise<boolean> {
  return !!ask && attempt(table.act({ t: 'rule', what: 'skip', wait: ask.wait }))
}

/** Half a minute more. */
export async function more({ table, ask }: Here): Promise<boolean> {
  return !!ask && attempt(table.act({ t: 'rule', what: 'more', seconds: 30, wait: ask.wait }))
}

/** Whether this device may make a call now. */
export const may = ({ ask }: Here, name: string): boolean => (ask?.calls[name] ?? null) !== null
