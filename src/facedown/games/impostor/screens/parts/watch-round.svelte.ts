/** Tell the reveal what this screen sees of the round, from before its end on. */
import { untrack } from 'svelte'
import type { Frame } from '@/wire/types'
import type { View } from '../../types'
import { cast, pauses, roundKey } from './reveal-steps'
import { revealed } from './round'
import { unfolding } from './unfolding.svelte'

/** In the script of a screen that is there all the time. */
export function watchRound(frame: () => Frame): void {
  untrack(() => look(frame()))
  $effect(() => {
    const now = frame()
    untrack(() => look(now))
  })
}

function look(frame: Frame): void {
  if (frame.scene !== 'round') return
  const view = frame.view as View
  unfolding.see(roundKey(frame), revealed(view), pauses(cast(view).length))
}
