/** How cards come where they are: never slower than half a second, and at once for those who asked for stillness. */
import type { TransitionConfig } from 'svelte/transition'
import { slow } from '@/device/motion'

interface Away {
  x: number
  y: number
}

const out = (u: number): number => 1 - (1 - u) ** 3

/** From so far away and so much larger, with the same side up. */
export const glide = (away: Away, scale: number): TransitionConfig => ({
  duration: slow(),
  easing: out,
  css: (t, u) => `transform: translate(${away.x * u}px, ${away.y * u}px) scale(${t + scale * u})`,
})

/** From so far away, turning over on the way. Of the side that lay up before nothing is shown. */
export const flip = (away: Away): TransitionConfig => ({
  duration: slow(),
  easing: out,
  css: (_, u) => `transform: translate(${away.x * u}px, ${away.y * u}px) perspective(30em) rotateY(${90 * u}deg)`,
})
