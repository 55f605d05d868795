/** Second looks at a seat's secrets on a device that several seats share: how many, and which are new. */
import type { Frame } from '@/wire/types'

export type Peeks = { [seat: string]: number }

/** The second looks in this scene, by seat. */
export const peeksOf = (frame: Frame): Peeks => frame.peeks ?? {}

/** Whose secrets have been looked at again since an earlier frame; a new scene begins at none. */
export function newPeeks(before: Frame, now: Frame): string[] {
  const known = before.game === now.game && before.number === now.number ? peeksOf(before) : {}
  return Object.entries(peeksOf(now)).flatMap(([seat, count]) => (count > (known[seat] ?? 0) ? [seat] : []))
}
