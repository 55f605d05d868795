/** Which piece of advice a passer needs now. */
import type { View } from '../../types'

/** Of the drawn card they are sure; of one that lay in front of them perhaps not. Which of two is by the count of offers. */
export function advice({ quiet, verdict, names }: Pick<View, 'quiet' | 'verdict' | 'names'>): 1 | 2 | 3 | 4 {
  if (quiet === 0 || verdict !== null) return names === 'free' ? 4 : 2
  if (names === 'free' && quiet % 3 === 0) return 4
  return quiet % 2 ? 1 : 3
}
