/** The gallery as one HTML file that needs nothing else: pictures, words, and how to play the films. */
import type { Stroke } from '../board/stroke'
import player from './player.js?raw'
import style from './album.css?raw'
import { escaped, svgOf } from './svg'

export interface Leaf {
  strokes: readonly Stroke[]
  marks: readonly number[]
  title: string
  object: string
  /** The object's picture as a data address; null where there is none. */
  picture: string | null
  round: string
  found: string
}

export interface Album {
  language: string
  title: string
  /** The words on the button that plays a film. */
  play: string
  leaves: readonly Leaf[]
}

export function albumOf({ language, title, play, leaves }: Album): string {
  const pages = leaves.map(
    (leaf) =>
      `<figure>${svgOf(leaf.strokes, leaf.title)}` +
      `<figcaption><h2>${escaped(leaf.title)}</h2><p class="object">` +
      `${leaf.picture ? `<img src="${leaf.picture}" alt="">` : ''}<b>${escaped(leaf.object)}</b></p>` +
      `<p>${escaped(leaf.round)} · ${escaped(leaf.found)}</p><button type="button">${escaped(play)}</button></figcaption></figure>`,
  )
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1>` +
    `<main>${pages.join('')}</main><script>${player}</script></body></html>`
  )
}
