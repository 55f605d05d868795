/** What goes to and fro on the socket, after docs/protocol.md. */
import type { JSONPatchOperation } from 'immutable-json-patch'
import type { Frame } from './types'

export type Wait = [number, number, number]
export type Args = Record<string, string | number>

/** An act, without the id that the table's outbox gives it. */
export type Act =
  | { t: 'answer'; wait: Wait; seat: string; value: unknown }
  | { t: 'call'; wait: Wait; seat: string; name: string; about: unknown }
  | { t: 'draft'; wait: Wait; seat: string; key: string; value: unknown }
  | { t: 'sit'; name: string }
  | { t: 'rename'; seat: string; name: string }
  | { t: 'leave'; seat: string }
  | { t: 'offer'; seat: string }
  | { t: 'take'; take: string }
  | Rule

export type Rule = { t: 'rule' } & (
  | { what: 'skip'; wait: Wait }
  | { what: 'rewind'; step: number; wait: Wait }
  | { what: 'void' | 'pause' | 'resume' | 'end'; wait: Wait | null }
  | { what: 'lock' | 'unlock' | 'hide' | 'show' | 'delete' }
  | { what: 'more'; seconds: number; wait: Wait }
  | { what: 'host'; seat: string | null }
  | { what: 'kick' | 'hold'; seat: string }
  | { what: 'order'; order: string[] }
  | { what: 'admit' | 'refuse'; device: string }
)

export type FromTable =
  | { t: 'full'; at: number; frame: Frame }
  | { t: 'patch'; ops: JSONPatchOperation[] }
  | { t: 'ok'; id: string; take?: string }
  | { t: 'no'; id: string | null; code: string; args?: Args }
  | { t: 'pong'; n: number; at: number }
  | { t: 'bye'; code: string }

/** The table said no: a code that the client words (`error-<code>`), and what stands in the sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
  ) {
    super(code)
    this.name = 'Refusal'
  }
}
