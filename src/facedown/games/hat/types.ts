/** What the table sends. Written by `python -m facedown.typescript`: do not edit. */

/** A match as everybody at the table sees it. */
export interface View {
  number: number
  rounds: number
  last: boolean
  names: 'keep' | 'free' | 'never_twice'
  typed: boolean
  each: number
  seats: string[]
  pile: number
  top: string | null
  front: { [key: string]: CardView[] }
  penalties: { [key: string]: string[] }
  card: CardView | null
  at: '' | 'drawn' | 'held' | 'offered' | 'shown'
  passer: string | null
  to: string | null
  name: string | null
  first: string | null
  suggested: boolean
  verdict: Verdict | null
  quiet: number
  ending: '' | 'third_penalty' | 'as_it_stood' | 'two_left' | 'one_left'
  ideas: { [key: string]: string[] } | null
  points: { [key: string]: number }
  scores: { [key: string]: number }
  film: Film | null
  awards: Awards | null
}

/** A card, of which one side is seen: the picture if it lies face up, else the back. */
export interface CardView {
  id: string
  picture: string | null
  back: Back | null
}

/** The back of a card. */
export interface Back {
  arrow: 'left' | 'right' | 'any'
  black: boolean
}

/** How the last refusal ended. */
export interface Verdict {
  passer: string
  to: string
  right: boolean | null
  wrong: string | null
  how: 'vote' | 'stands' | 'used' | 'no_agreement'
  votes: { [key: string]: string }
}

/** The round from the deal to its end. A still's cards are places in `cards`. */
export interface Film {
  cards: FilmCard[]
  stills: Still[]
}

/** A card that was on the table, both its sides. */
export interface FilmCard {
  picture: string
  arrow: 'left' | 'right' | 'any'
  black: boolean
}

/** One moment of the film: what happened, and how the table lay afterwards. */
export interface Still {
  what: 'dealt' | 'drawn' | 'turned' | 'offered' | 'moved' | 'accepted' | 'refused' | 'penalty' | 'buried' | 'left'
  seat: string | null
  to: string | null
  card: number | null
  name: string | null
  right: boolean | null
  slip: boolean
  seats: string[]
  front: { [key: string]: number[] }
  up: number[]
  penalties: { [key: string]: number[] }
  votes: { [key: string]: string }
}

/** Who is honoured at the end; nobody where nobody earned it. */
export interface Awards {
  winner: string[]
  bluffer: string[]
  eye: string[]
}
