/** The strokes of the drawings on show, each read once. */
import { strokesIn, type Stroke } from '../board/stroke'

const NONE: readonly Stroke[] = []
/** By the text they were read from: a text that has not changed keeps its strokes, and they their shapes. */
const read = new Map<string, readonly Stroke[]>()
const KEPT = 48

export function strokesOf(text: string | undefined): readonly Stroke[] {
  if (!text) return NONE
  let strokes = read.get(text)
  if (!strokes) {
    if (read.size >= KEPT) read.delete(read.keys().next().value as string)
    read.set(text, (strokes = strokesIn(text)))
  }
  return strokes
}
