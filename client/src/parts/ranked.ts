/** Places by points: who has as many as another shares the place, and the next place is left out. */

export interface Ranked {
  seat: string
  points: number
  place: number
}

export function ranked(scores: { [seat: string]: number }): Ranked[] {
  const all = Object.entries(scores).sort(([, a], [, b]) => b - a)
  return all.map(([seat, points]) => ({
    seat,
    points,
    place: 1 + all.filter(([, other]) => other > points).length,
  }))
}
