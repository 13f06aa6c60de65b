import { hash, refuse, replay, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { dripWatch } from '../testkit/reference/drip-watch.ts'
import { type Command, type Event, nightShift, type View } from '../testkit/reference/night-shift.ts'
import { BotSeats } from './bots.ts'
import { Match, type Told } from './match.ts'
import type { Entry, Head, Thinker } from './ports.ts'
import { HandClock, MemoryJournal } from './testing/world.ts'

const HEAD: Head = { game: 'night-shift', version: 1, options: {}, seats: 2, seed: seedFrom('match'), at: 1_000 }
const RUSH: Head = { ...HEAD, game: 'drip-watch', options: { minutes: 1 } }

function open(entries: readonly Entry[] = []) {
  const journal = new MemoryJournal()
  journal.entries.push(...entries)
  const clock = new HandClock()
  const match = Match.open(nightShift, HEAD, entries, { journal, clock })
  if (!match.ok) throw new Error(match.refusal.code)
  return { match: match.value, journal, clock }
}

function openRush() {
  const journal = new MemoryJournal()
  const clock = new HandClock()
  const match = Match.open(dripWatch, RUSH, [], { journal, clock })
  if (!match.ok) throw new Error(match.refusal.code)
  return { match: match.value, journal, clock }
}

const settled = () => new Promise((done) => setTimeout(done, 5))
const firstCard = (match: ReturnType<typeof open>['match'], seat: number) =>
  match.view(seat).players[seat]?.own?.hand[0] ?? 0

/** Always the first thing that comes to mind. */
const quick: Thinker<View, Command> = {
  think: async ({ view, seat }) => {
    const own = view.players[seat]?.own
    if (view.phase === 'rest') return [{ type: 'pass' }]
    const [card] = own?.hand ?? []
    return card === undefined ? [{ type: 'roll' }] : [{ type: 'choose', card }, { type: 'roll' }]
  },
}

describe('a command', () => {
  it('is stored before anyone hears of it', async () => {
    const { match, journal } = open()
    const heard: Told<Event, View>[] = []
    match.watch(null, (told) => heard.push(told))
    journal.mood = 'wait'
    const answer = match.order({ seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } })
    await settled()
    expect(heard).toEqual([])
    expect(match.steps).toBe(0)
    journal.release()
    expect(await answer).toEqual({ ok: true, n: 0 })
    expect(heard).toHaveLength(1)
    expect(journal.entries).toMatchObject([{ n: 0, by: 0, id: 'a' }])
  })

  it('sent again is carried out once and answered the same, also after the table was opened anew', async () => {
    const { match, journal } = open()
    const order = { seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } }
    const [one, two] = await Promise.all([match.order(order), match.order(order)])
    expect(two).toEqual(one)
    expect(journal.entries).toHaveLength(1)
    const again = open(journal.entries)
    expect(await again.match.order(order)).toEqual(one)
    expect(again.match.steps).toBe(1)
  })

  it('with one id is another command from another seat', async () => {
    const { match } = open()
    expect(await match.order({ seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } })).toEqual({
      ok: true,
      n: 0,
    })
    expect(await match.order({ seat: 1, id: 'a', command: { type: 'choose', card: firstCard(match, 1) } })).toEqual({
      ok: true,
      n: 1,
    })
  })

  it('that is refused changes nothing, is stored nowhere, and keeps its answer', async () => {
    const { match, journal } = open()
    const before = hash(match.view(0))
    for (const command of [null, 'roll', { type: 'fly' }, { type: 'draw' }]) {
      const order = { seat: 0, id: JSON.stringify(command), command }
      const answer = await match.order(order)
      expect(answer).toMatchObject({ ok: false })
      expect(await match.order(order)).toBe(answer)
    }
    expect(await match.order({ seat: 7, id: 'x', command: { type: 'roll' } })).toEqual({
      ok: false,
      refusal: { code: 'noSuchSeat' },
    })
    expect(hash(match.view(0))).toBe(before)
    expect(journal.entries).toEqual([])
  })

  it('that could not be stored is not done, and the match steps down', async () => {
    const { match, journal } = open()
    const heard: unknown[] = []
    match.watch(0, (told) => heard.push(told))
    journal.mood = 'fail'
    const order = { seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } }
    expect(await match.order(order)).toEqual({ ok: false, refusal: { code: 'notStored' } })
    journal.mood = 'keep'
    expect(await match.order(order)).toEqual({ ok: false, refusal: { code: 'tableClosed' } })
    expect(heard).toEqual([])
    expect(match.steps).toBe(0)
    expect(match.toAct).toEqual([])
  })

  it('is tried on top of one that is still being stored: both are stored together, and told in their order', async () => {
    const { match, journal } = open()
    const heard: number[] = []
    match.watch(null, ({ n }) => heard.push(n))
    journal.mood = 'wait'
    const card = firstCard(match, 0)
    const chosen = match.order({ seat: 0, id: 'a', command: { type: 'choose', card } })
    const rolled = match.order({ seat: 0, id: 'b', command: { type: 'roll' } })
    const other = match.order({ seat: 1, id: 'a', command: { type: 'choose', card: firstCard(match, 1) } })
    // Only because of the first one, which nobody has heard of.
    const refused = match.order({ seat: 0, id: 'c', command: { type: 'choose', card } })
    let known = false
    void refused.then(() => (known = true))
    await settled()
    expect({ steps: match.steps, given: match.given, heard, known }).toEqual({
      steps: 0,
      given: 3,
      heard: [],
      known: false,
    })
    journal.release()
    expect(await Promise.all([chosen, rolled, other])).toEqual([0, 1, 2].map((n) => ({ ok: true, n })))
    expect(await refused).toMatchObject({ ok: false })
    expect(heard).toEqual([1, 2, 3])
    expect(journal.entries.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(open(journal.entries).match.view(null)).toEqual(match.view(null))
  })

  it('on top of one that could not be stored is not done either', async () => {
    const { match, journal } = open()
    journal.mood = 'fail'
    const answers = await Promise.all([
      match.order({ seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } }),
      match.order({ seat: 0, id: 'b', command: { type: 'roll' } }),
    ])
    expect(answers).toEqual([0, 1].map(() => ({ ok: false, refusal: { code: 'notStored' } })))
    expect(match.steps).toBe(0)
  })

  it('after the end of the table is refused', async () => {
    const { match } = open()
    await match.close()
    expect(await match.order({ seat: 0, id: 'a', command: { type: 'roll' } })).toEqual({
      ok: false,
      refusal: { code: 'tableClosed' },
    })
  })
})

describe('a match', () => {
  it('goes on where it was, from what is stored', async () => {
    const { match, journal } = open()
    await match.order({ seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } })
    await match.order({ seat: 0, id: 'b', command: { type: 'roll' } })
    const again = open(journal.entries).match
    for (const viewer of [null, 0, 1]) {
      expect(again.view(viewer)).toEqual(match.view(viewer))
      expect(again.events(viewer)).toEqual(match.events(viewer))
    }
  })

  it('does not open on a log with a hole, of another game or another version', () => {
    const ports = { journal: new MemoryJournal(), clock: new HandClock() }
    const entry: Entry = { n: 1, by: 0, at: 1_000, command: { type: 'roll' } }
    const code = (head: Head, entries: readonly Entry[] = []) => {
      const opened = Match.open(nightShift, head, entries, ports)
      return opened.ok ? null : opened.refusal.code
    }
    expect(code(HEAD, [entry])).toBe('brokenLog')
    expect(code({ ...HEAD, game: 'chess' })).toBe('wrongGame')
    expect(code({ ...HEAD, version: 3 })).toBe('wrongVersion')
    expect(code({ ...HEAD, options: { rounds: 0 } })).toBe('badRounds')
    expect(code(HEAD, [{ ...entry, n: 0 }])).toBe('notNow')
  })

  it('tells each viewer what they may know, in numbers without a gap', async () => {
    const { match } = open()
    const heard: Record<string, Event[]> = { 0: [], 1: [], null: [] }
    for (const viewer of [0, 1, null]) match.watch(viewer, ({ events }) => heard[String(viewer)]?.push(...events))
    const card = firstCard(match, 0)
    await match.order({ seat: 0, id: 'a', command: { type: 'choose', card } })
    expect(heard['0']).toMatchObject([{ type: 'chose', card }])
    expect(heard['1']).toMatchObject([{ type: 'chose', card: null }])
    expect(heard['null']).toMatchObject([{ type: 'chose', card: null }])
    const numbers = match.events(null).map(({ n }) => n)
    expect(numbers).toEqual(numbers.map((_, i) => i))
  })

  it('goes on when someone who watches fails, and forgets them', async () => {
    const { match } = open()
    const heard: unknown[] = []
    let failed = 0
    match.watch(null, () => {
      failed++
      throw new Error('gone')
    })
    match.watch(1, (told) => heard.push(told))
    for (const id of ['a', 'b'])
      expect(await match.order({ seat: 0, id, command: { type: 'choose', card: firstCard(match, 0) } })).toMatchObject({
        ok: true,
      })
    expect(failed).toBe(1)
    expect(heard).toHaveLength(2)
  })

  it('never goes back in time', async () => {
    const { match, journal, clock } = open()
    clock.turnTo(5_000)
    await match.order({ seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } })
    clock.turnTo(3_000)
    await match.order({ seat: 0, id: 'b', command: { type: 'roll' } })
    expect(journal.entries.map(({ at }) => at)).toEqual([5_000, 5_000])
  })
})

describe('deadlines', () => {
  it('are told at their own moment when the clock strikes', async () => {
    const { match, journal, clock } = openRush()
    await match.order({ seat: 0, id: 'a', command: { type: 'hang', bed: 0 } })
    clock.turnTo(31_500)
    await settled()
    expect(journal.entries).toMatchObject([{ by: 0 }, { by: 'clock', at: 31_000 }])
  })

  it('come before a command that was received at or after them, and after one before', async () => {
    for (const [moment, order] of [
      [30_999, [0, 0]],
      [31_000, [0, 'clock', 1]],
      [31_001, [0, 'clock', 1]],
    ] as const) {
      const { match, journal, clock } = openRush()
      await match.order({ seat: 0, id: 'a', command: { type: 'hang', bed: 0 } })
      // The clock is late to strike: what counts is when a command came in.
      const sleepy = clock.turnTo.bind(clock)
      clock.turnTo = () => undefined
      clock.now = () => moment
      const seat = moment < 31_000 ? 0 : 1
      await match.order({ seat, id: 'b', command: seat === 0 ? { type: 'leave' } : { type: 'hang', bed: 1 } })
      expect(journal.entries.map(({ by }) => by)).toEqual(order)
      sleepy(0)
    }
  })

  it('that the game itself refuses end the authority, and whoever keeps the table is told why', async () => {
    const clock = new HandClock()
    const stubborn: typeof dripWatch = {
      ...dripWatch,
      step: (state, order) => (order.by === 'clock' ? refuse('notYet') : dripWatch.step(state, order)),
    }
    const told: unknown[] = []
    const ports = { journal: new MemoryJournal(), clock, onStepDown: (refusal: unknown) => told.push(refusal) }
    const match = Match.open(stubborn, RUSH, [], ports)
    if (!match.ok) throw new Error(match.refusal.code)
    await match.value.order({ seat: 0, id: 'a', command: { type: 'hang', bed: 0 } })
    clock.turnTo(31_500)
    await settled()
    expect(told).toEqual([{ code: 'notYet' }])
    expect(await match.value.order({ seat: 0, id: 'b', command: { type: 'leave' } })).toMatchObject({
      refusal: { code: 'tableClosed' },
    })
  })

  it('end a game without anyone, and its log replays', async () => {
    const { match, clock } = openRush()
    clock.turnTo(1_000 + 60_000)
    await settled()
    expect(match.result?.places).toEqual([
      { seat: 0, place: 2 },
      { seat: 1, place: 2 },
    ])
    expect(replay(dripWatch, match.log)).toMatchObject({ ok: true })
  })
})

describe('bots in seats', () => {
  it('play a game to its end, and the log replays to the same', async () => {
    const { match } = open()
    const trouble: unknown[] = []
    const bots = new BotSeats(match, { thinker: quick, onTrouble: (_, what) => trouble.push(what) })
    bots.seat(0, 'intern')
    bots.seat(1, 'intern')
    await expect.poll(() => match.result).not.toBeNull()
    expect(trouble).toEqual([])
    const replayed = replay(nightShift, match.log)
    expect(replayed.ok && hash(nightShift.view(replayed.states.at(-1) as never, null))).toBe(hash(match.view(null)))
  })

  it('wait for people, stop when they get up, and start again', async () => {
    const { match } = open()
    const thinking: (readonly number[])[] = []
    const bots = new BotSeats(match, {
      thinker: quick,
      onThinking: (seats) => thinking.push(seats),
      onTrouble: (_, what) => expect(what).toBeNull(),
    })
    bots.seat(1, 'intern')
    await expect.poll(() => match.toAct).toEqual([0])
    expect(thinking).toEqual([[1], []])
    bots.leave(1)
    await match.order({ seat: 0, id: 'a', command: { type: 'choose', card: firstCard(match, 0) } })
    await match.order({ seat: 0, id: 'b', command: { type: 'roll' } })
    await match.order({ seat: 0, id: 'c', command: { type: 'pass' } })
    await settled()
    expect(match.toAct).toEqual([1])
    bots.seat(1, 'intern')
    await expect.poll(() => match.toAct).toContain(0)
  })

  it('are let go on by the pace of the table', async () => {
    const { match } = open()
    let letGo: () => void = () => undefined
    const bots = new BotSeats(match, {
      thinker: quick,
      pace: () => new Promise((go) => (letGo = go)),
      onTrouble: (_, what) => expect(what).toBeNull(),
    })
    bots.seat(0, 'intern')
    await settled()
    expect(match.steps).toBe(0)
    letGo()
    await expect.poll(() => match.steps).toBe(1)
    await settled()
    expect(match.steps).toBe(1)
  })

  it('that fail or give what is refused stand still, and someone hears of it', async () => {
    for (const think of [
      () => Promise.reject(new Error('out of memory')),
      () => Promise.resolve([]),
      () => Promise.resolve([{ type: 'draw' } as const]),
    ]) {
      const { match } = open()
      const trouble: unknown[] = []
      const bots = new BotSeats(match, { thinker: { think }, onTrouble: (_, what) => trouble.push(what) })
      bots.seat(0, 'intern')
      await expect.poll(() => trouble).toHaveLength(1)
      expect(match.steps).toBe(0)
      bots.close()
    }
  })

  it('forget what they were thinking about when the table is closed', async () => {
    const { match } = open()
    let asked: AbortSignal | null = null
    const bots = new BotSeats(match, {
      thinker: {
        think: ({ signal }) => {
          asked = signal
          return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))))
        },
      },
      onTrouble: (_, what) => expect(what).toBeNull(),
    })
    bots.seat(0, 'intern')
    await settled()
    bots.close()
    await settled()
    expect(asked).toMatchObject({ aborted: true })
  })
})
