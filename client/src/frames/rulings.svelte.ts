/** Every ruling is said to the whole table, once, on each device. */
import { nameOf } from '@/format'
import { has } from '@/i18n'
import { toasts } from '@/toasts.svelte'
import type { Frame } from '@/wire/types'

/** Watch the frame for rulings; those made before this device came are not news. */
export function announceRulings(frame: () => Frame | null): void {
  let heard: number | null | undefined
  let restarted = false
  $effect(() => {
    const now = frame()
    if (!now) return
    const { ruling } = now
    const at = ruling?.at ?? null
    const words = `ruling-${ruling?.what ?? ''}`
    if (heard !== undefined && at !== heard && ruling && has(words)) {
      toasts.show(words, { name: ruling.seat ? nameOf(now, ruling.seat) : '' })
    }
    heard = at
    if (now.restarted && !restarted) toasts.show('ruling-restart')
    restarted = now.restarted
  })
}
