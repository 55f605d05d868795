/** Refusals that belong to no act of this device are shown as well. */
import { toasts } from '@/toasts.svelte'
import type { Table } from '@/wire/table.svelte'

export function reportTrouble(table: Table): void {
  $effect(() => {
    if (table.trouble) toasts.show(`error-${table.trouble.code}`, table.trouble.args, 'bad')
  })
}
