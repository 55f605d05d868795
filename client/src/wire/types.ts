/** What the table sends. Written by `python -m facedown.typescript`: do not edit. */
export type Form = Carry | Choices | Drawing | EachOf | Gift | Hidden | Lines | Marks | Number | Offer | Ok | OneOf | OneSeat | Placing | Text | Vetoes
export type Value = string | number | boolean | string[]

/** One tree for all viewers; `you` is laid over it for each device. */
export interface Frame {
  room: Room
  seats: Seat[]
  gone: { [key: string]: Gone }
  host: Host
  game: string
  scene: string
  number: number
  restarted: boolean
  view: unknown
  ask: Ask | null
  paused: number | null
  ruling: Ruling | null
  evening: Evening
  peeks: { [key: string]: number }
  you: You
}

/** What is to be known of the room. */
export interface Room {
  code: string
  language: string
  playing: boolean
  locked: boolean
  hidden: boolean
  knocks: Knock[] | null
}

/** Somebody who asks to be let in. */
export interface Knock {
  device: string
  name: string
}

/** A seat, as everybody sees it. Seats of equal `hand` are on one device. */
export interface Seat {
  id: string
  name: string
  mark: number
  away: boolean
  linked: boolean
  hand: number
}

/** A seat that has left, for views that still name it. */
export interface Gone {
  name: string
  mark: number
}

/** Who rules; `acting` stands in while the host is away. */
export interface Host {
  seat: string | null
  acting: boolean
}

/** The open ask. */
export interface Ask {
  name: string
  wait: [number, number, number]
  asked: string[]
  form: Form
  end: number | null
  opens: number | null
  last: boolean
  locks: number | null
  nudge: number | null
  rewind: number | null
  waiting: Waiting
  mine: { [key: string]: Mine | null }
  calls: { [key: string]: Form | null }
}

/** What others may know of open answers. */
export interface Waiting {
  of: number
  count: number | null
  done: string[] | null
  progress: { [key: string]: unknown } | null
}

/** What is a seat's own: the form as it must answer it, its answer, its drafts. */
export interface Mine {
  form: Form
  answer: unknown
  draft: { [key: string]: unknown }
}

/** The last ruling of the scene, shown to all. */
export interface Ruling {
  what: string
  seat: string | null
  at: number
}

/** The matches played so far. */
export interface Evening {
  matches: Match[]
}

/** One game that was played to its end at this table. */
export interface Match {
  game: string
  points: { [key: string]: number }
  winners: string[]
  rounds: number
}

/** What a device is to know of itself. */
export interface You {
  seats: string[]
  host: boolean
  open: string | null
  tv: boolean
  knocking: string | null
}

/** What an evening file says: {"used": {game: ids}}. Games that are unknown here are passed over. */
export interface Carry {
  form: 'carry'
  games: string[]
  most: number
}

/** Values for any of several options. */
export interface Choices {
  form: 'choices'
  options: Option[]
}

/** One option: which values it takes, and which it has if nobody chooses. */
export interface Option {
  name: string
  kind: 'choice' | 'number' | 'switch' | 'many'
  default: string | number | boolean | string[]
  values: string[] | null
  least: number | null
  most: number | null
}

/** A drawing. Each piece has its number as a key; "ok" hands them in. */
export interface Drawing {
  form: 'drawing'
  begun: boolean
  most: number
  longest: number
  heaviest: number
}

/** A choice for each of several keys, some of which may be left out (who pointed at whom). */
export interface EachOf {
  form: 'each_of'
  keys: string[]
  options: string[]
  but_self: boolean
}

/** Texts of one's own, of one kind; they replace what the same giver gave before. */
export interface Gift {
  form: 'gift'
  kinds: { [key: string]: Form }
}

/** A form that is none of the viewer's business. */
export interface Hidden {
  form: 'hidden'
}

/** Several lines of text, none twice. */
export interface Lines {
  form: 'lines'
  longest: number
  most: number
}

/** Some strokes of one's own drawing, by their places in it. */
export interface Marks {
  form: 'marks'
  of: { [key: string]: number }
}

/** A whole number within bounds, by steps from the least. */
export interface Number {
  form: 'number'
  least: number
  most: number
  step: number
}

/** To whom, and, where names are typed, as whom: {"to": seat, "name": text or null}. */
export interface Offer {
  form: 'offer'
  to: string[]
  longest: number | null
}

/** Nothing to choose: seen, done, go on. */
export interface Ok {
  form: 'ok'
}

/** One of several named options. */
export interface OneOf {
  form: 'one_of'
  options: string[]
}

/** One of several seats, perhaps not one's own. */
export interface OneSeat {
  form: 'one_seat'
  of: string[]
  but_self: boolean
}

/** The drawings that one seat votes on, and the numbers of the objects offered to it. */
export interface Placing {
  form: 'placing'
  of: string[]
  beside: number[]
  one_vote: boolean
}

/** A line of text; `words` says how many words are meant, for the client to ask about. */
export interface Text {
  form: 'text'
  longest: number
  words: number | null
}

/** Drawings of others that have words or numbers in them; mostly none. */
export interface Vetoes {
  form: 'vetoes'
  of: string[]
}
