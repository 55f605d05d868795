/** What a game's own screens are given. A screen is markup over one view and one ask; it keeps no truth. */
import type { Component } from 'svelte'
import type { Ask, Frame, Mine } from './wire/types'
import type { Table } from './wire/table.svelte'

/**
 * Phone screens: `screens/<Ask>.svelte`, `screens/Idle.svelte`, `screens/Always.svelte`, `screens/Call<Name>.svelte`; and
 * `screens/Held.svelte`, what a seat's own secret looks like on the face of a card, in the page while a finger holds it.
 */
export interface ScreenProps<View = unknown> {
  table: Table
  frame: Frame
  /** The open ask. An `Idle` or `Always` screen may be shown while there is none. */
  ask: Ask
  /** Who answers here: a seat id, or `"host"`. In `Idle` and `Always` the seat whose phone this is; `""` for none. */
  seat: string
  /** What this seat is asked, has answered and has drafted; null where it isn't asked. */
  mine: Mine | null
  view: View
  /** Give the answer (`null` takes it back). True once it is stored; a refusal is shown to the player, and is false. */
  answer: (value: unknown) => Promise<boolean>
  /** Interrupt, by a name of `ask.calls` that is not null. */
  call: (name: string, about: unknown) => Promise<boolean>
  /** Prepare without committing; the latest value of a key wins. */
  draft: (key: string, value: unknown) => void
}

/** `Idle` and `Always` may stand where nothing is asked at all. */
export type IdleProps<View = unknown> = Omit<ScreenProps<View>, 'ask'> & { ask: Ask | null }

/** `Tv.svelte`: the board. Spectators' phones show it too, so it must wrap. Sizes in `em` or `calc(var(--tv) * n)`. */
export interface TvProps<View = unknown> {
  table: Table
  frame: Frame
  view: View
  ask: Ask | null
}

/** A form's own component, in an ask and in the sheet of a call alike. */
export interface FormProps<F = unknown> {
  frame: Frame
  form: F
  /** The start of all ids of its words: `<game>-<ask>` or `<game>-call-<name>`. */
  words: string
  answered: unknown
  drafted: { [key: string]: unknown }
  answer: (value: unknown) => Promise<boolean>
  draft: (key: string, value: unknown) => void
  /** Seconds by the table's clock before which no answer counts. */
  opens: number | null
}

/** What the module of a phone screen may export beside its component (`<script module>`). */
export interface ScreenModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  default: Component<any>
  /** The screen stays after its answer, instead of the waiting screen. */
  stays?: boolean
  /** On a device of several seats: answered with it in the middle of the table, for there is no secret in it. */
  middle?: boolean | ((ask: Ask) => boolean)
  /** On a device of several seats: `Held.svelte` is all there is to see, and "ok" the answer. */
  held?: boolean
  /** Of `Tv.svelte`: it shows all seats, and whose turn it is, itself; perhaps only at some moments. */
  seats?: boolean | ((frame: Frame) => boolean)
  /** Of `Held.svelte`, or of `Idle.svelte` where there is none: whether there is anything to be looked at again. */
  again?: (view: never) => boolean
  /** Names of calls that the screen offers itself: no default buttons for them. */
  handles?: readonly string[]
}
