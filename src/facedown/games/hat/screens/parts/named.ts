/** What a card is called just now, in words. */
import type { View } from '../../types'
import { t } from '@/i18n'

/** "Hi, I'm Frida Kahlo"; null where names are said aloud. */
export function introduction(view: View): string | null {
  if (!view.typed || !['offered', 'shown'].includes(view.at)) return null
  return view.name === null ? t('hat-no-name') : t('hat-hi', { called: view.name })
}
