/** What this device remembers between visits; a private window that refuses storage forgets at its end. */

const PREFIX = 'facedown-'
const fallback = new Map<string, string>()

/** The remembered text, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Keep a text; null forgets it. */
export function remember(key: string, value: string | null): void {
  if (value === null) fallback.delete(key)
  else fallback.set(key, value)
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // Storage is refused or full: the fallback lasts as long as the page.
  }
}
