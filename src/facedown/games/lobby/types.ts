/** What the table sends. Written by `python -m facedown.typescript`: do not edit. */
import type { Option, Form } from '@/wire/types'

/** The games, the one chosen, its options as chosen and as they come to at this table. */
export interface LobbyView {
  games: { [key: string]: GameCard }
  chosen: string
  options: { [key: string]: string | number | boolean | string[] }
  effective: { [key: string]: string | number | boolean | string[] }
  preset: string | null
  minutes: number
  fits: boolean
  trouble: string | null
  given: { [key: string]: { [key: string]: number } }
}

/** A game that can be chosen. */
export interface GameCard {
  least: number
  most: number
  options: Option[]
  presets: { [key: string]: { [key: string]: string | number | boolean | string[] } }
  gives: { [key: string]: Form }
}
