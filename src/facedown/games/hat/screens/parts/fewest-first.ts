/** Places by penalties: who has as few as another shares the place, and the next place is left out. */
import type { Ranked } from '@/parts/ranked'

export function fewestFirst(scores: { [seat: string]: number }): Ranked[] {
  const all = Object.entries(scores).sort(([, a], [, b]) => a - b)
  return all.map(([seat, points]) => ({
    seat,
    points,
    place: 1 + all.filter(([, other]) => other < points).length,
  }))
}
