/** What a drawing is called: by its artist and its place. */
import type { Frame } from '@/wire/types'
import type { View, Where } from '../../types'
import { nameOf } from '@/format'
import { t, words } from '@/i18n'
import { named } from './named'

/** The name of a place on this device. */
export const placeName = (frame: Frame, place: Where | undefined): string =>
  named(place?.names ?? {}, words.language, frame.room.language)

export const titleOf = (frame: Frame, artist: string, place: Where | undefined): string =>
  t('ink-drawing-of', { name: nameOf(frame, artist), place: placeName(frame, place) })

/** The same for a drawing of the round that is played. */
export const titleIn = (frame: Frame, view: View, artist: string): string => titleOf(frame, artist, view.locations[artist])
