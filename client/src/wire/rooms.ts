/** Rooms before one is in them: making one, and asking whether a code is one. */
import { Refusal } from './messages'
import { actId, token } from './token'

/** What anybody may know of a room by its code. */
export interface Door {
  code: string
  playing: boolean
  locked: boolean
  seats: number
}

/** Make a room whose host is this device; its code. Pressed twice it is made once. */
export async function createRoom(language: string, id: string = actId()): Promise<string> {
  const answer = await ask('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, token: token(), language }),
  })
  return ((await answer.json()) as { code: string }).code
}

/** The room under this code; a `Refusal` of `no_such_room` if there is none. */
export async function findRoom(code: string): Promise<Door> {
  return (await (await ask(`/api/rooms/${encodeURIComponent(code)}`)).json()) as Door
}

async function ask(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch(() => {
    throw new Refusal('unreachable')
  })
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => null)) as { code?: string; args?: Record<string, string> } | null
  throw new Refusal(said?.code ?? 'unwell', said?.args)
}
