/** What an evening comes to. */
import { expect, test } from 'vitest'
import { eveningWins } from './evening'

const match = (winners: string[]) => ({ game: 'impostor', points: { s1: 3, s2: 1 }, winners, rounds: 2 })

test('Games won are counted; a shared win counts for each, and who won none is there with none.', () => {
  expect(eveningWins({ matches: [match(['s1']), match(['s1', 's3'])] })).toEqual({ s1: 2, s2: 0, s3: 1 })
})
