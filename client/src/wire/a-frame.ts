/** A frame for tests: three seats, Ann's phone, one ask. */
import type { Ask, Frame, Seat } from './types'

export const aSeat = (id: string, name: string, mark: number): Seat => ({
  id,
  name,
  mark,
  away: false,
  linked: true,
  hand: mark,
})

export const anAsk = (changes: Partial<Ask> = {}): Ask => ({
  name: 'vote',
  wait: [1, 2, 0],
  asked: ['s1', 's2', 's3'],
  form: { form: 'ok' },
  end: null,
  opens: null,
  last: false,
  locks: null,
  nudge: null,
  rewind: null,
  waiting: { of: 3, count: 0, done: null, progress: null },
  mine: { s1: { form: { form: 'ok' }, answer: null, draft: {} }, s2: null, s3: null },
  calls: {},
  ...changes,
})

export const aFrame = (changes: Partial<Frame> = {}): Frame => ({
  room: { code: 'BCDFG', language: 'en', playing: true, locked: false, hidden: false, knocks: null },
  seats: [aSeat('s1', 'Ann', 0), aSeat('s2', 'Bo', 1), aSeat('s3', 'Cy', 2)],
  gone: {},
  host: { seat: 's2', acting: false },
  game: 'sample',
  scene: 'round',
  number: 1,
  restarted: false,
  view: {},
  ask: anAsk(),
  paused: null,
  ruling: null,
  evening: { matches: [] },
  peeks: {},
  you: { seats: ['s1'], host: false, open: 's1', tv: false, knocking: null },
  ...changes,
})
