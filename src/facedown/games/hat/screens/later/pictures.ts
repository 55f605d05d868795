/**
 * The whole deck as one file, fetched before the first card is seen: all pictures, always, on every device. So neither an
 * address, nor a cache, nor the order of requests can tell which cards came up.
 */
import rows from '../../content/deck.tsv?raw'

const drawn = import.meta.glob<string>('../../content/pictures/*.svg', { query: '?raw', import: 'default', eager: true })

/** Each picture's address, by its id. */
export const addresses: Record<string, string> = Object.fromEntries(
  Object.entries(drawn).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), address(svg)]),
)

function address(svg: string): string {
  if (typeof URL.createObjectURL !== 'function') return `data:image/svg+xml,${encodeURIComponent(svg)}`
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}

const [head = [], ...lines] = rows.split('\n').map((line) => line.split('\t'))

/** What each picture shows, in words, by its id and the language. */
export const labels: Record<string, Record<string, string>> = Object.fromEntries(
  lines.map((cells) => [cells[0] ?? '', Object.fromEntries(head.map((name, i) => [name, cells[i] ?? '']))]),
)
