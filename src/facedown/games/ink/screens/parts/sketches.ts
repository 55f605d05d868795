/** The sketch of a seat in a wait: one for as long as the page is open, whatever the shell shows meanwhile. */
import type { ScreenProps } from '@/screen'
import { attempt } from '@/toasts.svelte'
import type { Table } from '@/wire/table.svelte'
import type { Drawing } from '@/wire/types'
import { Sketch } from '../board/sketch.svelte'

const MOST = 4000
let latest: { name: string; table: Table; sketch: Sketch } | null = null

export function sketchOf({ table, frame, ask, seat, mine }: ScreenProps): Sketch {
  const name = `${table.code}/${ask.wait.join('/')}/${seat}`
  if (latest?.name === name && latest.table === table) return latest.sketch
  const form = (mine?.form ?? ask.form) as Drawing
  const sketch = new Sketch(
    {
      name,
      most: form.most ?? MOST,
      post: (key, piece) => table.act({ t: 'draft', wait: ask.wait, seat, key, value: piece }),
      begin: () => table.call(ask.wait, seat, 'begin', 'ok'),
      refused: (error) => void attempt(Promise.reject(error), frame.game),
    },
    form.begun,
  )
  sketch.has(mine?.draft ?? {})
  sketch.recover()
  latest = { name, table, sketch }
  return sketch
}
