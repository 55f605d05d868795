/** What the table sends. Written by `python -m facedown.typescript`: do not edit. */

/** A match as everybody sees it. A drawing in the making is among its artist's drafts. */
export interface View {
  phase: '' | 'hide' | 'find' | 'turn' | 'over'
  number: number
  rounds: number
  last: boolean
  seats: string[]
  locations: { [key: string]: Where }
  objects: { [key: string]: Thing | null }
  six: Thing[]
  drawings: { [key: string]: Drawn }
  ink: { [key: string]: string }
  face_down: { [key: string]: number[] }
  points: { [key: string]: number }
  scores: { [key: string]: number }
  ended: boolean
  short: boolean
  winners: string[]
  gallery: Hung[]
}

/** A location. */
export interface Where {
  id: string
  names: { [key: string]: string }
  ideas: { [key: string]: string[] }
  vignette: string | null
}

/** An object. */
export interface Thing {
  id: string
  names: { [key: string]: string }
  picture: string | null
}

/** A drawing on show. What it hides, and who took it for what, is told once it is turned. */
export interface Drawn {
  picture: string
  turned: boolean
  number: number | null
  votes: { [key: string]: number }
  random: string[]
  marks: number[]
  vetoed: boolean
}

/** A drawing in the gallery. */
export interface Hung {
  picture: string
  round: number
  artist: string
  location: Where
  object: Thing
  votes: { [key: string]: Thing }
  random: string[]
  marks: number[]
  vetoed: boolean
}
