/** The evening's file: what was used up tonight, to be carried to another evening. */
import { Refusal } from './messages'
import { token } from './token'

export interface Used {
  used: { [game: string]: string[] }
}

/** The file, fetched with the host's token, which may stand in no address. */
export async function fetchEvening(code: string): Promise<Blob> {
  const answer = await fetch(`/api/rooms/${code}/evening`, { headers: { authorization: `Bearer ${token()}` } }).catch(() => {
    throw new Refusal('unreachable')
  })
  if (answer.ok) return answer.blob()
  const said = (await answer.json().catch(() => null)) as { code?: string } | null
  throw new Refusal(said?.code ?? 'unwell')
}

/** What a chosen file says; a `Refusal` if it is none of ours. */
export function readEvening(text: string): Used {
  try {
    const { used } = JSON.parse(text) as Used
    const right = used !== null && typeof used === 'object' && Object.values(used).every((ids) => Array.isArray(ids))
    if (right) return { used }
  } catch {
    // No JSON at all: no file of ours either.
  }
  throw new Refusal('no_evening')
}
