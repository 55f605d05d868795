/** A choice in the making: starts from what was answered or drafted, and is drafted on every change. */

export class Kept<T> {
  #chosen = $state.raw<T | undefined>(undefined)

  constructor(
    private readonly first: () => unknown,
    private readonly draft: (value: T) => void,
  ) {}

  get value(): T | null {
    return this.#chosen ?? ((this.first() ?? null) as T | null)
  }

  set(value: T): void {
    this.#chosen = value
    this.draft(value)
  }
}

export const kept = <T>(first: () => unknown, draft: (value: T) => void): Kept<T> => new Kept(first, draft)

/** Call `act` once things have been quiet for so many milliseconds; `flush` does it at once. */
export function settle<A>(act: (value: A) => void, quiet = 400): ((value: A) => void) & { flush: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: { value: A } | null = null
  const flush = (): void => {
    clearTimeout(timer)
    if (last) act(last.value)
    last = null
  }
  const later = (value: A): void => {
    last = { value }
    clearTimeout(timer)
    timer = setTimeout(flush, quiet)
  }
  return Object.assign(later, { flush })
}
