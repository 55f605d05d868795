/** Short notices: what was ruled, what was refused. */
import { t, type WordArgs } from './i18n'
import { Refusal } from './wire/messages'

export interface Notice {
  key: number
  id: string
  args: WordArgs
  tone: 'plain' | 'bad'
}

const SHOWN = 4500

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
    setTimeout(() => this.drop(key), SHOWN)
  }

  drop(key: number): void {
    this.#notices = this.#notices.filter((one) => one.key !== key)
  }
}

export const toasts = new Toasts()

/** The words for a refusal. */
export const refusalWords = (error: unknown): string =>
  error instanceof Refusal ? t(`error-${error.code}`, error.args) : t('error-unwell')

/** Wait for an act; a refusal is shown to the player. Whether it was stored. */
export async function attempt(act: Promise<unknown>): Promise<boolean> {
  try {
    await act
    return true
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('unwell')
    // A late answer to a wait that is over explains itself on the next screen.
    if (refusal.code !== 'stale') toasts.show(`error-${refusal.code}`, refusal.args, 'bad')
    return false
  }
}
