/** What Chromium 68 (TVs of 2020) lacks and the client or its libraries use. Loaded before all else. */
/* eslint-disable no-extend-native */

function lend(on: object, name: string, value: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true })
}

lend(self, 'globalThis', self)
lend(self, 'queueMicrotask', (job: () => void) => void Promise.resolve().then(job))
lend(self, 'structuredClone', (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown)

lend(String.prototype, 'replaceAll', function (this: string, what: string | RegExp, by: string) {
  return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by)
})
lend(String.prototype, 'at', at)
lend(Array.prototype, 'at', at)
lend(Array.prototype, 'flat', function (this: unknown[], depth = 1) {
  return flatten(this, depth)
})
lend(Array.prototype, 'flatMap', function (this: unknown[], make: (one: unknown, i: number) => unknown) {
  return flatten(this.map(make), 1)
})
lend(Object, 'fromEntries', (entries: Iterable<[string, unknown]>) => {
  const made: Record<string, unknown> = {}
  for (const [key, value] of entries) made[key] = value
  return made
})
lend(Object, 'hasOwn', (on: object, key: string) => Object.prototype.hasOwnProperty.call(on, key))
lend(Element.prototype, 'replaceChildren', function (this: Element, ...nodes: (Node | string)[]) {
  while (this.firstChild) this.removeChild(this.firstChild)
  this.append(...nodes)
})
lend(Promise, 'allSettled', (all: Iterable<unknown>) =>
  Promise.all(
    [...all].map((one) =>
      Promise.resolve(one).then(
        (value) => ({ status: 'fulfilled', value }),
        (reason: unknown) => ({ status: 'rejected', reason }),
      ),
    ),
  ),
)

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

function flatten(list: unknown[], depth: number): unknown[] {
  return list.reduce<unknown[]>(
    (flat, one) => flat.concat(Array.isArray(one) && depth > 1 ? flatten(one, depth - 1) : one),
    [],
  )
}
