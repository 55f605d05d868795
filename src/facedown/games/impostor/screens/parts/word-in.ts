/** Which form of a word a device shows: its own language's, else the room's, else any. */

export type Forms = { [language: string]: string }

export function wordIn(forms: Forms, language: string, room: string): string {
  return forms[language] ?? forms[room] ?? Object.values(forms)[0] ?? ''
}
