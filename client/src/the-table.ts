/** The table of the page, for parts deep inside that must know when it was away. */
import { getContext, setContext } from 'svelte'
import type { Table } from './wire/table.svelte'

const KEY = Symbol('table')

export const setTable = (table: Table): void => void setContext(KEY, table)
export const theTable = (): Table | undefined => getContext<Table | undefined>(KEY)
