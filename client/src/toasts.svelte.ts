/** Short notices: what was ruled, what was refused. */
import { t, words, type WordArgs } from './i18n'
import { Refusal } from './wire/messages'

export interface Notice {
  key: number
  id: string
  args: WordArgs
  tone: 'plain' | 'bad'
}

/** Milliseconds: what was ruled is seen on the screen as well, a refusal is not. */
const SHOWN = { plain: 2500, bad: 4500 }

class Toasts {
  #notices = $state.raw<Notice[]>([])
  #count = 0

  get notices(): readonly Notice[] {
    return this.#notices
  }

  /** Show words by their id for a few seconds; the same words are not shown twice at once. */
  show(id: string, args: WordArgs = {}, tone: Notice['tone'] = 'plain'): void {
    const key = ++this.#count
    const others = this.#notices.filter((one) => one.id !== id).slice(-2)
    this.#notices = [...others, { key, id, args, tone }]
    setTimeout(() => this.drop(key), SHOWN[tone])
  }

  drop(key: number): void {
    this.#notices = this.#notices.filter((one) => one.key !== key)
  }
}

export const toasts = new Toasts()

/** The words for a refusal. */
export function refusalWords(error: unknown, game?: string): string {
  return error instanceof Refusal ? t(refusalId(error.code, game), error.args) : t('error-unwell')
}

/** A game words its own refusals as `<game>-error-<code>`. */
const refusalId = (code: string, game = ''): string =>
  words.has(`${game}-error-${code}`) ? `${game}-error-${code}` : `error-${code}`

/** Wait for an act; a refusal is shown to the player. Whether it was stored. */
export async function attempt(act: Promise<unknown>, game?: string): Promise<boolean> {
  try {
    await act
    return true
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('unwell')
    // A late answer to a wait that is over explains itself on the next screen.
    if (refusal.code !== 'stale') toasts.show(refusalId(refusal.code, game), refusal.args, 'bad')
    return false
  }
}
