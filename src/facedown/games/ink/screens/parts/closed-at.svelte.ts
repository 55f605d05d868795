/** Whether what was given stands from now on: the moment comes without a word from the table. */
import type { Ask } from '@/wire/types'

export function closedAt(ask: () => Ask | null, paused: () => number | null, now: () => number): { readonly closed: boolean } {
  let moment = $state(0)
  const closed = $derived.by(() => {
    void moment
    const locks = ask()?.locks ?? null
    return locks !== null && (paused() ?? now()) >= locks
  })
  $effect(() => {
    const locks = ask()?.locks ?? null
    if (locks === null || paused() !== null || closed) return
    const timer = setTimeout(() => (moment += 1), Math.max(20, (locks - now()) * 1000))
    return () => clearTimeout(timer)
  })
  return {
    get closed() {
      return closed
    },
  }
}
