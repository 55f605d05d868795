/** Every ruling, and every second look at a secret, is said to the whole table, once, on each device. */
import { nameOf } from '@/format'
import { has } from '@/i18n'
import { toasts } from '@/toasts.svelte'
import type { Frame, Ruling } from '@/wire/types'
import { tableLeads } from './lead'
import { newPeeks } from './peeks'

/** A host without a seat has no name that could be said. */
const wordsOf = (ruling: Ruling | null): string =>
  ruling?.what === 'host' && !ruling.seat ? 'ruling-host-unseated' : `ruling-${ruling?.what ?? ''}`

/** Told as the host's doing; where the table itself leads, it has just done so on this very device. */
const OF_THE_HOST = ['skip', 'rewind', 'pause', 'more', 'end', 'host']

/** Whether a ruling is still to be said: going on passes over nobody where nobody was asked, and the next screen says it. */
export const worthSaying = (ruling: Ruling, before: Frame, now: Frame): boolean =>
  ruling.at !== before.ruling?.at &&
  !(ruling.what === 'skip' && before.ask?.asked.length === 0) &&
  !(OF_THE_HOST.includes(ruling.what) && tableLeads(now))

/** Watch the frame for rulings; those made before this device came are not news. */
export function announceRulings(frame: () => Frame | null): void {
  let before: Frame | null = null
  $effect(() => {
    const now = frame()
    if (!now) return
    const { ruling } = now
    const words = wordsOf(ruling)
    if (before && ruling && worthSaying(ruling, before, now) && has(words)) {
      toasts.show(words, { name: ruling.seat ? nameOf(now, ruling.seat) : '' })
    }
    if (before) for (const seat of newPeeks(before, now)) toasts.show('peeked', { name: nameOf(now, seat) })
    if (now.restarted && !before?.restarted) toasts.show('ruling-restart')
    before = now
  })
}
