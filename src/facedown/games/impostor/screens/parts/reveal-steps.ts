/** In which steps a round is revealed, and how long each is waited for, in milliseconds. */
import type { Frame } from '@/wire/types'
import type { View } from '../../types'

const ALL_VOTES = 3600
const VOTE = 480

/** After the votes: the hush, the impostors, the word, then what it is worth. */
const HUSH = 2000
const IMPOSTORS = 1300
const WORD = 1100
const WORTH = 1200

export type Cast = { voter: string; named: string; runoff: boolean }

/** All votes in the order in which they turn over: the first ballot, then the runoff; to the left round the table. */
export function cast(view: View): Cast[] {
  const inOrder = (votes: { [seat: string]: string } | null, runoff: boolean): Cast[] =>
    view.seats.flatMap((voter) => {
      const named = votes?.[voter]
      return named ? [{ voter, named, runoff }] : []
    })
  return [...inOrder(view.votes, false), ...inOrder(view.runoff, true)]
}

/** The pauses before each step. */
export function pauses(votes: number): number[] {
  const each = Math.min(VOTE, ALL_VOTES / Math.max(1, votes))
  return [...Array.from({ length: votes }, () => each), HUSH, IMPOSTORS, WORD, WORTH]
}

/** What is shown after so many steps. */
export const shown = (step: number, votes: number) => ({
  votes: Math.min(step, votes),
  hush: step > votes,
  impostors: step > votes + 1,
  word: step > votes + 2,
  worth: step > votes + 3,
})

/** The round that a frame shows, as a key. */
export const roundKey = (frame: Frame): string => `${frame.room.code}/${frame.number}`
