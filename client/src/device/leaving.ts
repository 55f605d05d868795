/** Whatever takes a device out of somebody's hands: another window, a locked screen, a turn on its face. */
import { onFaceDown } from './face-down'

/** Tell of each; the function returned stops that. */
export function onLeaving(left: () => void): () => void {
  const events: [EventTarget, string][] = [
    [window, 'blur'],
    [window, 'pagehide'],
    [document, 'visibilitychange'],
    [document, 'freeze'],
  ]
  for (const [on, event] of events) on.addEventListener(event, left)
  const stop = onFaceDown(left)
  return () => {
    for (const [on, event] of events) on.removeEventListener(event, left)
    stop()
  }
}
