/** The album stands alone, and takes any name. */
import { expect, test } from 'vitest'
import { albumOf } from './album'
import { fileName } from './save'
import { svgOf } from './svg'

const LEAF = {
  strokes: [[0, 1, 1, 5, 5, 50, 50], [1, 2, 2, 9, 9, 40, 50, 50, 20], [2, 0, 1, 30, 30]],
  marks: [],
  title: '<b>O’Neil & "co"</b>: Beach',
  object: 'key',
  picture: 'data:image/svg+xml,x',
  round: 'Round 1',
  found: 'found by 1 of 2',
}
const ALBUM = { language: 'cs', title: 'Album', play: 'Play', leaves: [LEAF, LEAF] }

test('Nothing in it leads outside.', () => {
  const outside = [...albumOf(ALBUM).matchAll(/(?:src|href|url|@import)\s*[=(]?\s*["']?([^"')\s>]+)/g)].map((found) => found[1])
  expect(outside.filter((address) => !address?.startsWith('data:'))).toEqual([])
  expect(albumOf(ALBUM).match(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/)).toBeNull()
})
test('Every drawing is there, stroke by stroke, and can be played.', () => {
  const page = new DOMParser().parseFromString(albumOf(ALBUM), 'text/html')
  expect(page.querySelectorAll('figure')).toHaveLength(2)
  expect(page.querySelectorAll('figure svg path')).toHaveLength(6)
  expect(page.querySelectorAll('button')).toHaveLength(2)
  expect(page.querySelector('script')?.textContent).toContain('requestAnimationFrame')
  expect(page.documentElement.lang).toBe('cs')
})
test('A name is text, whatever is in it.', () => {
  const page = new DOMParser().parseFromString(albumOf(ALBUM), 'text/html')
  expect(page.querySelector('h2')?.textContent).toBe(LEAF.title)
  expect(page.querySelector('b b')).toBeNull()
  const svg = new DOMParser().parseFromString(svgOf(LEAF.strokes, LEAF.title), 'image/svg+xml')
  expect(svg.querySelector('title')?.textContent).toBe(LEAF.title)
  expect(svg.querySelector('parsererror')).toBeNull()
})
test('A file has a name that every system takes.', () => {
  expect(fileName('\u2068Žofie\u2069: Na pláži!')).toBe('žofie-na-pláži')
  expect(fileName('***')).toBe('ink')
})
