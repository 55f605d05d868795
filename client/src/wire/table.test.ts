/** How a device keeps its place at the table: losses, acts sent again, patches, the clock, dead sockets. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONNECT_LIMIT, WAKE_LIMIT, BEAT_EVERY, BEAT_LIMIT } from './line'
import { Refusal } from './messages'
import { PATIENCE, Table } from './table.svelte'
import { FakeSocket } from './fake-socket'
import { aFrame } from './a-frame'

let table: Table

const open = (): FakeSocket => {
  const socket = FakeSocket.last()
  socket.accept()
  return socket
}
const arrive = (socket: FakeSocket, frame = aFrame()): void => socket.say({ t: 'full', at: 1000, frame })
const seated = (): FakeSocket => {
  const socket = open()
  arrive(socket)
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all.length = 0
  table = new Table({ code: 'BCDFG', token: 'secret-token-of-22-let', url: 'ws://x/', make: (url) => new FakeSocket(url) as never })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

test('The first message says who the device is, and nothing else goes before the table has answered.', () => {
  const acted = table.act({ t: 'sit', name: 'Ann' })
  const socket = open()
  expect(socket.sent).toEqual([{ t: 'hello', token: 'secret-token-of-22-let', tv: false }])

  arrive(socket)
  expect(socket.acts()).toMatchObject([{ t: 'sit', name: 'Ann' }])
  expect(table.connected).toBe(true)
  void acted
})

test('A patch changes what it names, and leaves the rest the same objects.', () => {
  const socket = seated()
  const before = table.frame
  socket.say({ t: 'patch', ops: [{ op: 'replace', path: '/room/hidden', value: true }] })

  expect(table.frame?.room.hidden).toBe(true)
  expect(before?.room.hidden).toBe(false)
  expect(table.frame?.seats).toBe(before?.seats)
})

test('A patch that does not fit brings a new socket, and so a full view.', () => {
  const socket = seated()
  socket.say({ t: 'patch', ops: [{ op: 'replace', path: '/seats/9/name/x', value: 1 }] })

  expect(socket.closed).toBe(true)
  expect(FakeSocket.all).toHaveLength(2)
})

describe('acts', () => {
  test('An act is done once it is acknowledged.', async () => {
    const socket = seated()
    const act = table.answer([1, 2, 0], 's1', 'yes')
    const id = socket.acts()[0]?.id
    socket.say({ t: 'ok', id })
    await expect(act).resolves.toBeUndefined()
  })

  test('A refusal carries its code and what stands in the sentence.', async () => {
    const socket = seated()
    const act = table.act({ t: 'sit', name: 'x' })
    socket.say({ t: 'no', id: socket.acts()[0]?.id, code: 'name_taken', args: { name: 'x' } })
    await expect(act).rejects.toEqual(new Refusal('name_taken', { name: 'x' }))
  })

  test('What was not acknowledged goes again after a loss, under the same id, in its order.', () => {
    const socket = seated()
    void table.answer([1, 2, 0], 's1', 'a')
    void table.act({ t: 'rename', seat: 's1', name: 'Bo' })
    void table.answer([1, 3, 0], 's1', 'b')
    const before = socket.acts()
    socket.say({ t: 'ok', id: before[1]?.id })
    socket.lose()
    vi.advanceTimersByTime(300)
    arrive(open())

    expect(FakeSocket.last().acts()).toEqual([before[0], before[2]])
  })

  test('An act made while nothing is connected is sent as soon as something is.', () => {
    seated().lose()
    void table.answer([1, 2, 0], 's1', 'a')
    vi.advanceTimersByTime(300)
    arrive(open())
    expect(FakeSocket.last().acts()).toMatchObject([{ t: 'answer', value: 'a' }])
  })

  test('A draft that is stored stands in the frame, though it is not sent back; null drops it.', async () => {
    const socket = seated()
    const drafted = (): unknown => table.frame?.ask?.mine['s1']?.draft
    const wait = table.frame!.ask!.wait
    const said = table.draft(wait, 's1', 'k', [1, 2])
    expect(drafted()).toEqual({})
    socket.say({ t: 'ok', id: socket.acts().at(-1)!.id })
    await said
    expect(drafted()).toEqual({ k: [1, 2] })

    const dropped = table.draft(wait, 's1', 'k', null)
    socket.say({ t: 'ok', id: socket.acts().at(-1)!.id })
    await dropped
    expect(drafted()).toEqual({})

    const late = table.draft([9, 9, 9], 's1', 'k', 'late')
    socket.say({ t: 'ok', id: socket.acts().at(-1)!.id })
    await late
    expect(drafted()).toEqual({})
  })

  test('Of the drafts made while nothing is connected only the latest of each key is sent.', async () => {
    seated().lose()
    const first = table.draft([1, 2, 0], 's1', '', 'a')
    void table.draft([1, 2, 0], 's1', 'other', 'x')
    void table.draft([1, 2, 0], 's1', '', 'b')
    await first
    vi.advanceTimersByTime(300)
    arrive(open())
    expect(FakeSocket.last().acts()).toMatchObject([{ key: 'other' }, { key: '', value: 'b' }])
  })

  test('A table that has closed for good refuses what is still on its way.', async () => {
    const socket = seated()
    const act = table.act({ t: 'sit', name: 'x' })
    socket.say({ t: 'bye', code: 'deleted' })
    await expect(act).rejects.toMatchObject({ code: 'over' })
    expect(table.ended).toBe('deleted')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('losses', () => {
  test('A short loss is not worth a word; a longer one is said after two seconds.', () => {
    seated().lose()
    expect(table.late).toBe(false)
    vi.advanceTimersByTime(300)
    arrive(open())
    vi.advanceTimersByTime(PATIENCE * 2)
    expect(table.late).toBe(false)

    FakeSocket.last().lose()
    vi.advanceTimersByTime(PATIENCE + 1)
    expect(table.late).toBe(true)
  })

  test('Tries come after a quarter of a second at first, and never further apart than four.', () => {
    seated().lose()
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      let waited = 0
      const count = FakeSocket.all.length
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
      FakeSocket.last().lose()
    }
    expect(waits[0]).toBeLessThanOrEqual(300)
    expect(waits[1]).toBeGreaterThan(waits[0] as number)
    expect(Math.max(...waits)).toBeLessThanOrEqual(4050)
  })

  test('The table that says it restarts is looked for at once.', () => {
    const socket = seated()
    socket.say({ t: 'bye', code: 'restart' })
    socket.lose()
    expect(table.ended).toBeNull()
    vi.advanceTimersByTime(300)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('A socket that does not open within five seconds is given up.', () => {
    vi.advanceTimersByTime(CONNECT_LIMIT + 300)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.all[0]?.closed).toBe(true)
  })
})

describe('dead sockets', () => {
  const wake = (): void => void document.dispatchEvent(new Event('visibilitychange'))

  test('A socket that looks open after the lock screen but answers nothing is replaced after two seconds.', () => {
    const socket = seated()
    vi.advanceTimersByTime(1000)
    socket.sent.length = 0
    wake()
    expect(socket.sent).toMatchObject([{ t: 'ping' }])
    vi.advanceTimersByTime(WAKE_LIMIT - 1)
    expect(socket.closed).toBe(false)
    vi.advanceTimersByTime(301)
    expect(socket.closed).toBe(true)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('A socket that answers is kept.', () => {
    const socket = seated()
    vi.advanceTimersByTime(1000)
    wake()
    socket.say({ t: 'pong', n: socket.sent.at(-1)?.n, at: 1001 })
    vi.advanceTimersByTime(WAKE_LIMIT + 100)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('Waking up while between two tries tries at once.', () => {
    seated().lose()
    wake()
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('Silence is found out without any waking too.', () => {
    const socket = seated()
    vi.advanceTimersByTime(BEAT_EVERY + BEAT_LIMIT + 400)
    expect(socket.closed).toBe(true)
  })
})

test('Each full view after the first tells that the device was away.', () => {
  const socket = seated()
  expect(table.arrivals).toBe(1)
  socket.lose()
  vi.advanceTimersByTime(300)
  arrive(open())
  expect(table.arrivals).toBe(2)
})
