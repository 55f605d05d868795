/** Every ruling is said to the whole table, once, on each device. */
import { nameOf } from '@/format'
import { toasts } from '@/toasts.svelte'
import type { Frame } from '@/wire/types'

/** Watch the frame for rulings; those made before this device came are not news. */
export function announceRulings(frame: () => Frame | null): void {
  let heard: number | null | undefined
  $effect(() => {
    const now = frame()
    if (!now) return
    const { ruling } = now
    const at = ruling?.at ?? null
    if (heard !== undefined && at !== heard && ruling) {
      toasts.show(`ruling-${ruling.what}`, { name: ruling.seat ? nameOf(now, ruling.seat) : '' })
    }
    heard = at
  })
}
