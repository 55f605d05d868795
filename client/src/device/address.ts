/** What others type to come here; null on the computer that serves itself, whose own name leads nobody anywhere. */
export function address(host: string = location.host): string | null {
  const name = host.replace(/:\d+$/, '')
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) ? null : host
}
