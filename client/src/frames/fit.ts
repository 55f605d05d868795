/** Makes the board's middle smaller, in steps, until what a game shows there fits. */
import type { Attachment } from 'svelte/attachments'

/** Smaller than this nothing can be read from a sofa. */
export const SMALLEST = 0.6
const STEP = 0.94

/** The largest of the steps at which it fits, given how to try one. */
export function fitting(fits: (scale: number) => boolean): number {
  let scale = 1
  while (scale > SMALLEST && !fits(scale)) scale *= STEP
  return Math.max(scale, SMALLEST)
}

/** Keep an element's content within its height, whatever comes into it. */
export const fit: Attachment<HTMLElement> = (box) => {
  let planned = 0
  const scale = (to: number): void => box.style.setProperty('font-size', `${to}em`)
  const settle = (): void => {
    planned = 0
    scale(
      fitting((to) => {
        scale(to)
        return box.scrollHeight <= box.clientHeight + 1
      }),
    )
  }
  const plan = (): void => {
    planned ||= requestAnimationFrame(settle)
  }
  const sizes = new ResizeObserver(plan)
  const changes = new MutationObserver(plan)
  sizes.observe(box)
  changes.observe(box, { childList: true, subtree: true, characterData: true })
  plan()
  return () => {
    cancelAnimationFrame(planned)
    sizes.disconnect()
    changes.disconnect()
  }
}
