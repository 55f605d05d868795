/** The gallery as the leaves of an album, in one language. */
import type { Frame } from '@/wire/types'
import type { View } from '../../types'
import { t } from '@/i18n'
import type { Leaf } from '../album/album'
import { strokesOf } from './inks'
import { named } from './named'
import { pictureOf } from './pictures'
import { titleOf } from './titles'

export function leavesOf(frame: Frame, view: View, language: string): Leaf[] {
  const word = (names: { [language: string]: string }): string => named(names, language, frame.room.language)
  return view.gallery.map((hung) => {
    const found = Object.entries(hung.votes).filter(([, thing]) => thing.id === hung.object.id)
    return {
      strokes: strokesOf(view.ink[hung.picture]),
      marks: hung.marks,
      title: titleOf(frame, hung.artist, hung.location),
      object: word(hung.object.names),
      picture: pictureOf(hung.object.picture),
      round: t('ink-round', { number: hung.round }),
      found: t('ink-album-found', { count: found.length, of: Object.keys(hung.votes).length }),
    }
  })
}
