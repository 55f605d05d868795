/** The steps of a game's introduction: `<game>-intro-1` and on, as many as there are words for. */
export function stepsOf(game: string, has: (id: string) => boolean): string[] {
  const steps: string[] = []
  for (let i = 1; has(`${game}-intro-${i}`); i++) steps.push(`${game}-intro-${i}`)
  return steps
}
