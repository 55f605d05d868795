/** The device's secret, made once, and the ids of its acts; over plain http too, where `crypto.randomUUID` is absent. */
import { recall, remember } from '@/device/memory'

/** `bytes` random bytes as base64url without padding. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...drawn))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** This device's token: 32 characters, 192 bits; kept in local storage, or for the page's life where that is refused. */
export function token(): string {
  const kept = recall('token')
  if (kept && /^[\w-]{22,64}$/.test(kept)) return kept
  const fresh = random(24)
  remember('token', fresh)
  return fresh
}

/** A board in the same browser as a phone must be a device of its own. */
export function boardToken(): string {
  const kept = recall('token-tv')
  if (kept && /^[\w-]{22,64}$/.test(kept)) return kept
  const fresh = random(24)
  remember('token-tv', fresh)
  return fresh
}

/** The name of one act, never used twice. */
export const actId = (): string => random(12)
