/** Which page an address means. */
import { foldCode, isCode } from '@/wire/code'

export type Route =
  | { page: 'home' }
  | { page: 'room'; code: string }
  | { page: 'tv'; code: string | null }
  | { page: 'lost' }

export function routeOf(pathname: string): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').slice(1)
  if (first === '' && second === '') return { page: 'home' }
  if (rest.some(Boolean)) return { page: 'lost' }
  const code = foldCode(decoded(second))
  if (first === 'tv' && code === '') return { page: 'tv', code: null }
  if (!isCode(code)) return { page: 'lost' }
  if (first === 'r') return { page: 'room', code }
  if (first === 'tv') return { page: 'tv', code }
  return { page: 'lost' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
