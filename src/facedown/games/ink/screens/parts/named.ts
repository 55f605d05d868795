/** What things are called on this device: in its own language, else the room's, else any. */

export function named(names: { [language: string]: string }, language: string, room: string): string {
  return names[language] ?? names[room] ?? Object.values(names)[0] ?? ''
}

/** The ideas for a place, likewise; none for places that players brought. */
export function ideasFor(ideas: { [language: string]: string[] }, language: string, room: string): string[] {
  return ideas[language] ?? ideas[room] ?? Object.values(ideas)[0] ?? []
}
