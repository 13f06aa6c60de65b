import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it, vi } from 'vitest'
import { dripWatch } from '../testkit/reference/drip-watch.ts'
import { systemClock } from './clock.ts'
import { DecisionClock } from './decision-clock.ts'
import { Match } from './match.ts'
import type { Clock, Entry, Head } from './ports.ts'
import { HandClock, MemoryJournal } from './testing/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A machine whose wall clock can be set, and whose timers may strike early. */
class Machine {
  readonly #sleepers = new Set<{ readonly at: number; readonly strike: () => void }>()
  #set = 1_700_000_000_000
  #awake = 17
  /** Timers strike so many milliseconds before their time. */
  early = 0
  /** How long timers were asked to sleep. */
  readonly slept: number[] = []

  wall(): number {
    return Math.floor(this.#set + this.#awake)
  }

  awake(): number {
    return this.#awake
  }

  sleep(ms: number, strike: () => void): () => void {
    this.slept.push(ms)
    const sleeper = { at: this.#awake + Math.max(0.1, ms - this.early), strike }
    this.#sleepers.add(sleeper)
    return () => this.#sleepers.delete(sleeper)
  }

  /** Timers strike on the way, each at its time. */
  pass(ms: number): void {
    const until = this.#awake + ms
    for (;;) {
      const [next] = [...this.#sleepers].toSorted((a, b) => a.at - b.at)
      if (!next || next.at > until) break
      this.#awake = Math.max(this.#awake, next.at)
      this.#sleepers.delete(next)
      next.strike()
    }
    this.#awake = until
  }

  /** Someone sets the clock, or the machine was asleep: nothing but the wall has moved. */
  setForward(ms: number): void {
    this.#set += ms
  }
}

describe('the clock of a machine', () => {
  it('begins with the wall and goes on by itself, never back', () => {
    const machine = new Machine()
    const clock = systemClock(machine)
    const start = machine.wall()
    expect(clock.now()).toBe(start)
    machine.pass(1_000)
    expect(clock.now()).toBe(start + 1_000)
    machine.setForward(-HOUR)
    expect(clock.now()).toBe(start + 1_000)
    machine.pass(500)
    expect(clock.now()).toBe(start + 1_500)
    expect(Number.isInteger(clock.now())).toBe(true)
  })

  it('follows the wall when that is ahead: the machine was asleep', () => {
    const machine = new Machine()
    const clock = systemClock(machine)
    const start = machine.wall()
    machine.setForward(8 * HOUR)
    expect(clock.now()).toBe(start + 8 * HOUR)
    // It can't be told from a clock that was set wrong for a moment; time that was told is not taken back.
    machine.setForward(-8 * HOUR)
    machine.pass(10)
    expect(clock.now()).toBe(start + 8 * HOUR + 10)
  })

  it('wakes nobody before their moment, whatever its timers do, and everybody once', () => {
    for (const early of [0, 0.4, 1, 3]) {
      const machine = new Machine()
      machine.early = early
      const clock = systemClock(machine)
      const start = clock.now()
      const woken: number[] = []
      for (let ms = -5; ms < 40; ms++) clock.wake(start + ms, () => woken.push(clock.now() - start - ms))
      expect(woken).toEqual([])
      machine.pass(50)
      expect(woken).toHaveLength(45)
      expect(Math.min(...woken)).toBeGreaterThanOrEqual(0)
    }
  })

  it('wakes in time when the wall was set back meanwhile', () => {
    const machine = new Machine()
    const clock = systemClock(machine)
    const at = clock.now() + 90_000
    const woken: number[] = []
    clock.wake(at, () => woken.push(clock.now() - at))
    machine.pass(1_000)
    machine.setForward(-HOUR)
    machine.pass(88_999)
    expect(woken).toEqual([])
    machine.pass(1)
    expect(woken).toEqual([0])
  })

  it('sleeps for days in parts, and notices within one that the machine was asleep', () => {
    const machine = new Machine()
    const clock = systemClock(machine)
    let woken = 0
    clock.wake(clock.now() + 40 * DAY, () => woken++)
    machine.pass(39 * DAY)
    machine.setForward(2 * DAY)
    expect(woken).toBe(0)
    machine.pass(60_000)
    expect(woken).toBe(1)
    expect(Math.max(...machine.slept)).toBeLessThanOrEqual(60_000)
  })

  it('forgets whoever asks for it, also between two parts of a sleep', () => {
    const machine = new Machine()
    const clock = systemClock(machine)
    let woken = 0
    const forget = clock.wake(clock.now() + DAY, () => woken++)
    clock.wake(clock.now() + 5, () => woken++)()
    machine.pass(HOUR)
    forget()
    machine.pass(2 * DAY)
    expect(woken).toBe(0)
  })
})

/** As timers may be: it strikes a millisecond before the moment. */
class HastyClock extends HandClock {
  override wake(at: number, then: () => void): () => void {
    return super.wake(at > this.now() ? Math.max(at - 1, this.now() + 1) : at, then)
  }
}

const RUSH: Head = {
  game: 'drip-watch',
  version: 1,
  options: { minutes: 1 },
  seats: 2,
  seed: seedFrom('clock'),
  at: 1_000,
}

function rush(clock: Clock, entries: readonly Entry[] = [], head = RUSH) {
  const journal = new MemoryJournal()
  journal.entries.push(...entries)
  const match = Match.open(dripWatch, head, entries, { journal, clock })
  if (!match.ok) throw new Error(match.refusal.code)
  return { match: match.value, journal }
}

describe('a deadline', () => {
  it('is told by a match that was woken too early', async () => {
    const clock = new HastyClock()
    const { match, journal } = rush(clock)
    await match.order({ seat: 0, id: 'a', command: { type: 'hang', bed: 0 } })
    for (let now = 30_990; now <= 31_005; now++) clock.turnTo(now)
    await vi.waitUntil(() => journal.entries.length === 2)
    expect(journal.entries).toMatchObject([{ by: 0 }, { by: 'clock', at: 31_000 }])
  })

  it('strikes on the table’s clock that was woken too early', () => {
    const clock = new HastyClock()
    const late: number[] = []
    new DecisionClock(clock, 'blitz', clock.now(), (seat) => late.push(seat)).wait([1])
    for (let now = 90_990; now < 91_000; now++) clock.turnTo(now)
    expect(late).toEqual([])
    clock.turnTo(91_000)
    expect(late).toEqual([1])
  })

  it('is told in time at a table whose last steps are ahead of the clock: it was set back while the table was shut', async () => {
    const before = new HandClock()
    before.turnTo(20_000)
    const { match, journal } = rush(before)
    await match.order({ seat: 0, id: 'a', command: { type: 'hang', bed: 0 } })
    await match.close()
    const clock = new HandClock()
    const { journal: later } = rush(clock, journal.entries)
    clock.turnTo(clock.now() + 29_999)
    clock.turnTo(clock.now() + 1)
    await vi.waitUntil(() => later.entries.length === 2)
    expect(later.entries.at(-1)).toMatchObject({ by: 'clock', at: 50_000 })
  })

  it('is told at each of 2,000 matches with the timers of this machine, and never early', async () => {
    const clock = systemClock()
    let early = 0
    const watched: Clock = {
      now: () => clock.now(),
      wake: (at, then) =>
        clock.wake(at, () => {
          if (clock.now() < at) early++
          then()
        }),
    }
    let told = 0
    const oneAfterTheOther = async (many: number) => {
      for (let i = 0; i < many; i++) {
        const { match } = rush(watched, [], { ...RUSH, at: clock.now() - 60_000 + (i % 7) })
        const over = Promise.withResolvers<void>()
        match.watch(null, () => over.resolve())
        await over.promise
        if (match.result !== null) told++
      }
    }
    await Promise.all(Array.from({ length: 40 }, () => oneAfterTheOther(50)))
    expect(early).toBe(0)
    expect(told).toBe(2_000)
  })
})
