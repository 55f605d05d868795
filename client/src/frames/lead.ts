/** Who leads where one phone is passed round: a seat, the whole table, or somebody who doesn't play. */
import { recall, remember } from '@/device/memory'
import type { Frame } from '@/wire/types'
import { shared } from './acting'

export const TABLE = 'table'
export const OUTSIDE = 'outside'

/** The table and one who doesn't play are the same to the rules; only this device knows which it is. */
export function leadOf(frame: Frame): string {
  if (frame.host.seat) return frame.host.seat
  return recall('lead') === frame.room.code ? OUTSIDE : TABLE
}

/** Whether all who share this device lead from it, and no host stands before them. */
export const tableLeads = (frame: Frame): boolean => frame.you.host && shared(frame) && leadOf(frame) === TABLE

/** Remember that somebody leads who doesn't play. */
export function leadFromOutside(frame: Frame, outside: boolean): void {
  remember('lead', outside ? frame.room.code : null)
}
