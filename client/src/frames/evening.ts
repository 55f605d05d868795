/** The scoreboard of an evening: points of different games cannot be added up, so it counts the games won. */
import type { Evening } from '@/wire/types'

/** How many games each seat has won tonight; who played and won none has none. */
export function eveningWins(evening: Evening): { [seat: string]: number } {
  const wins: { [seat: string]: number } = {}
  for (const { points, winners } of evening.matches) {
    for (const seat of Object.keys(points)) wins[seat] ??= 0
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1
  }
  return wins
}
