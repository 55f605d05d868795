/** What the lobby says: why a game cannot start yet, and what an option comes to at this table. */
import { maybe, t } from '@/i18n'
import type { Option } from '@/wire/types'
import type { LobbyView } from '../../types'

/** The option that comes first and big: are we together or apart. */
export const PLACE = 'place'

/** The places, the usual one first. */
export const placesOf = (option: Option): string[] => {
  const values = option.values ?? []
  return [...values.filter((value) => value === option.default), ...values.filter((value) => value !== option.default)]
}

/** Why the start is not possible, else how long it will take. */
export function startNote(view: LobbyView, seats: number): string | null {
  const card = view.games[view.chosen]
  if (!card) return t('lobby-no-game')
  if (view.fits) return t('lobby-minutes', { minutes: Math.max(1, Math.round(view.minutes)) })
  if (seats < card.least) return t('lobby-too-few', { least: card.least, missing: card.least - seats })
  if (seats > card.most) return t('lobby-too-many', { most: card.most })
  return maybe(`${view.chosen}-error-${view.trouble}`) ?? t('lobby-not-yet')
}

/** Said where what was chosen comes to something else: `auto` resolved, a number cut. */
export function cutTo(view: LobbyView, option: string, word: (value: string) => string): string | null {
  const chosen = view.options[option]
  const effective = view.effective[option]
  if (effective === undefined || chosen === undefined || String(chosen) === String(effective)) return null
  return t('lobby-comes-to', { value: word(String(effective)) })
}
