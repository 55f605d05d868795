/** A drawing as SVG, stroke by stroke. */
import { shapeOf } from '../board/shape'
import { CANVAS, PAPER, inkOf, type Stroke } from '../board/stroke'

/** The path of one stroke. */
export function pathOf(stroke: Stroke): string {
  const { d, line } = shapeOf(stroke)
  const ink = inkOf(stroke)
  return line === null
    ? `<path d="${d}" fill="${ink}"/>`
    : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A whole file; the title is what is read aloud. */
export function svgOf(strokes: readonly Stroke[], title: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" role="img"><title>${escaped(title)}</title>` +
    `<rect width="${CANVAS}" height="${CANVAS}" fill="${PAPER}"/>${strokes.map(pathOf).join('')}</svg>`
  )
}

const ENTITIES: { [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is only text, whatever letters a name has. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
