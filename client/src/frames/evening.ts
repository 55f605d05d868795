/** The scoreboard of an evening: the points of all its matches together. */
import type { Evening } from '@/wire/types'

export function eveningPoints(evening: Evening): { [seat: string]: number } {
  const sum: { [seat: string]: number } = {}
  for (const match of evening.matches)
    for (const [seat, points] of Object.entries(match.points)) sum[seat] = (sum[seat] ?? 0) + points
  return sum
}
