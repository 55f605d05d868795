/** How long things move: not at all for those who asked for that. */

const still = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export const quick = (): number => (still() ? 0 : 120)
export const calm = (): number => (still() ? 0 : 220)
export const slow = (): number => (still() ? 0 : 420)
