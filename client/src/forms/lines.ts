/** Lines of text as pasted or typed: trimmed, without the empty and the repeated. */
import { cut, trimmed } from '@/format'

export function linesOf(text: string, longest: number, most: number): string[] {
  const lines = text.split(/[\n;]+/).map((line) => cut(trimmed(line), longest))
  return [...new Set(lines.filter(Boolean))].slice(0, most)
}
