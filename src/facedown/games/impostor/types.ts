/** What the table sends. Written by `python -m facedown.typescript`: do not edit. */

/** A match as everybody sees it; cards, word, roles and votes as far as they may be seen. */
export interface View {
  number: number
  rounds: number
  last: boolean
  seats: string[]
  sees: string
  many: number | null
  category: string | null
  grid: { [key: string]: string }[]
  cards: { [key: string]: Card | null }
  order: string[]
  circle: number
  circles: number | null
  turn: string | null
  clues: Clue[]
  ready: number
  tied: string[]
  accused: string | null
  named: string | null
  said_by: string | null
  guess: string | null
  aloud: boolean
  judge: string | null
  judging: Judging | null
  ending: '' | 'void' | 'escaped' | 'still_tied' | 'too_few' | 'guessed' | 'missed' | 'said_by_other' | 'said_by_impostor'
  word: { [key: string]: string } | null
  impostors: string[] | null
  votes: { [key: string]: string } | null
  runoff: { [key: string]: string } | null
  points: { [key: string]: number }
  scores: { [key: string]: number }
  awards: Awards | null
}

/** One card. It also holds all that its own seat may be asked about a typed clue. */
export interface Card {
  impostor: 0 | 1
  category: string
  word: { [key: string]: string }
  partners: string[]
}

/** A clue that was given; the text is empty where clues are spoken. */
export interface Clue {
  seat: string
  text: string
  circle: number
  repeated: boolean
  void: boolean
}

/** What the one who judges a guess is shown. */
export interface Judging {
  word: { [key: string]: string }
  suggestion: 'right' | 'near' | 'different'
}

/** Who is honoured at the end; nobody where nobody earned it. */
export interface Awards {
  winner: string[]
  liar: string[]
  eye: string[]
}
