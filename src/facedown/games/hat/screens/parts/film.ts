/** What the film of a round tells: what a moment was, what a card had been called until then, and what nobody noticed. */
import type { Film, Still } from '../../types'

/** The card that a moment is about. */
export function about(film: Film, moment: number): number | null {
  return film.stills[moment]?.card ?? null
}

/** What the card of this moment has been called so far, the latest last. A card that went under the pile begins anew. */
export function calledSoFar(film: Film, moment: number): string[] {
  const card = about(film, moment)
  const names: string[] = []
  if (card === null) return names
  for (const still of film.stills.slice(0, moment + 1)) {
    if (still.card !== card) continue
    if (still.what === 'buried') names.length = 0
    if (still.what === 'offered' && still.name) names.push(still.name)
  }
  return names
}

export interface Slip {
  moment: number
  picture: string
  name: string
  from: string
}

/** Wrong names, as far as the app can tell, that were taken with a thank you. */
export function slips(film: Film): Slip[] {
  return film.stills.flatMap((still, moment) => {
    const card = still.card === null ? undefined : film.cards[still.card]
    if (!still.slip || !card || !still.name || !still.to) return []
    return [{ moment, picture: card.picture, name: still.name, from: still.to }]
  })
}

/** Whether a moment shows something new; where the film runs by itself the others are passed over. */
export const tells = ({ what }: Still): boolean => what !== 'turned'

/** The next moment that tells something, or the last one. */
export function onward(film: Film, moment: number): number {
  const next = film.stills.findIndex((still, n) => n > moment && tells(still))
  return next < 0 ? Math.max(0, film.stills.length - 1) : next
}
