/** What one turned drawing is worth, and to whom; the same as `earned` in the game's `points.py`. */
import type { Drawn, View } from '../../types'

export interface Worth {
  /** Who found the object. */
  right: string[]
  artist: 0 | 2
  why: 'some' | 'all' | 'none' | 'vetoed'
}

export function worthOf(drawn: Pick<Drawn, 'votes' | 'number' | 'vetoed'>): Worth {
  const guesses = Object.entries(drawn.votes)
  const right = guesses.filter(([, number]) => number === drawn.number).map(([seat]) => seat)
  const some = right.length > 0 && right.length < guesses.length
  const why = !some ? (right.length > 0 ? 'all' : 'none') : drawn.vetoed ? 'vetoed' : 'some'
  return { right, artist: why === 'some' ? 2 : 0, why }
}

/** Whose drawing is being turned: the last one that is. */
export function atTurn(view: View): string | null {
  const turned = Object.entries(view.drawings).filter(([, drawn]) => drawn.turned)
  return turned[turned.length - 1]?.[0] ?? null
}
