/** Keeping drawings: as a picture, as a drawing, or all of them in an album. Works over plain http. */
import { contextOf, paintAll } from '../board/surface'
import type { Stroke } from '../board/stroke'
import { albumOf, type Album } from './album'
import { svgOf } from './svg'

/** A side of a saved picture, in pixels. */
const PIXELS = 2000

export async function savePng(strokes: readonly Stroke[], title: string): Promise<void> {
  const canvas = document.createElement('canvas')
  const on = contextOf(canvas, PIXELS)
  if (!on) throw new Error('no canvas')
  paintAll(on, strokes)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('no picture')
  keep(blob, `${fileName(title)}.png`)
}

export async function saveSvg(strokes: readonly Stroke[], title: string): Promise<void> {
  keep(new Blob([svgOf(strokes, title)], { type: 'image/svg+xml' }), `${fileName(title)}.svg`)
}

export async function saveAlbum(album: Album): Promise<void> {
  const leaves = await Promise.all(
    album.leaves.map(async (leaf) => ({ ...leaf, picture: leaf.picture && (await inside(leaf.picture)) })),
  )
  keep(new Blob([albumOf({ ...album, leaves })], { type: 'text/html' }), `${fileName(album.title)}.html`)
}

/** A picture as part of the file it is shown in; null if it cannot be had. */
async function inside(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : null
}

/** A name that every system takes. */
export const fileName = (title: string): string =>
  title
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'ink'

function keep(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
