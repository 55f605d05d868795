/** Who pointed at whom, as the host enters it tap by tap. */

export type Pointed = { [seat: string]: string }

/** A pointer tapped while a target is at hand: points there, or no longer does. Nobody points at themselves. */
export function pointedAt(pointed: Pointed, pointer: string, target: string): Pointed {
  if (pointer === target) return pointed
  const { [pointer]: before, ...rest } = pointed
  return before === target ? rest : { ...rest, [pointer]: target }
}

/** All who point at nobody yet point at the target. */
export function allPointAt(pointed: Pointed, pointers: readonly string[], target: string): Pointed {
  const open = pointers.filter((pointer) => pointer !== target && !(pointer in pointed))
  return open.reduce((all, pointer) => ({ ...all, [pointer]: target }), pointed)
}

/** How many point at a target. */
export const countAt = (pointed: Pointed, target: string): number =>
  Object.values(pointed).filter((one) => one === target).length

/** Who is pointed at most; several if they are tied. */
export function foremost(pointed: Pointed, targets: readonly string[]): string[] {
  const most = Math.max(0, ...targets.map((target) => countAt(pointed, target)))
  return most === 0 ? [] : targets.filter((target) => countAt(pointed, target) === most)
}
