/** In what steps a number option is sensibly changed: seconds by 15, rounds by 1. */
import type { Option } from '@/wire/types'

export function stepOf(option: Pick<Option, 'least' | 'most'>): number {
  const range = (option.most ?? 100) - (option.least ?? 0)
  if (range > 400) return 30
  return range > 100 ? 15 : 1
}
