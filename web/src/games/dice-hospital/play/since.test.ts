import { type Command, diceHospital, type Event } from '@grand-rounds/dice-hospital'
import { emptyLog, type Json, type Log, replay, seedFrom, submit } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'

import { retraced } from '../../../session/retrace.ts'
import { sinceTurn } from './since.ts'

/** A game of two who do whatever they may, to its end. */
function someGame(name: string, options: Json = {}): Log {
  const read = diceHospital.readOptions(options, 2)
  if (!read.ok) throw new Error(read.refusal.code)
  const head = { options, seats: 2, seed: seedFrom(name), at: 0 }
  let { state } = diceHospital.setup({ ...head, version: diceHospital.version, options: read.value })
  const entries: Log['entries'][number][] = []
  for (let at = 0; diceHospital.toAct(state).length > 0; at++) {
    const able = diceHospital.toAct(state)
    const by = able[at % able.length] ?? 0
    const commands = [...diceHospital.legal(state, by)].filter(({ type }) => type !== 'undo' || at % 7 === 0)
    const command = commands[(at * 31) % commands.length] as unknown as Json
    const outcome = submit(diceHospital, 2, state, { by, at, command })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    entries.push({ by, at, command })
    state = outcome.state
  }
  return { ...emptyLog(diceHospital, head), entries }
}

/** What the record says: the events of all steps after the seat's last one. */
function afterLastEntry(
  log: Log,
  states: readonly { readonly events: number }[],
  events: readonly Event[],
  seat: number,
) {
  const own = log.entries.findLastIndex(({ by }) => by === seat)
  return { before: states[own]?.events ?? 0, rest: events.slice(states[own + 1]?.events ?? 0) }
}

/** Of these the log does not tell whether someone has decided them: then the news begin at an earlier decision. */
const UNSIGNED: ReadonlySet<Command['type']> = new Set(['reveal', 'setValues', 'split', 'makeRoom', 'protect', 'pass'])

describe('since one’s last turn', () => {
  it('the log alone knows where one’s own last step was, at any moment of a game', () => {
    let looked = 0
    for (const log of [someGame('plain'), someGame('full', { events: true, experimental: true })]) {
      const played = replay(diceHospital, log)
      if (!played.ok) throw new Error(played.code)
      for (let steps = 1; steps <= log.entries.length; steps++) {
        const until = { ...log, entries: log.entries.slice(0, steps) }
        const events = played.events.slice(0, played.states[steps]?.events ?? 0)
        for (const seat of [0, 1]) {
          const last = until.entries.findLast(({ by }) => by === seat)?.command as Command | undefined
          if (last === undefined || UNSIGNED.has(last.type)) continue
          const { before, rest } = afterLastEntry(until, played.states, events, seat)
          const since = sinceTurn(events, seat) ?? []
          const from = events.length - since.length
          // Not before one's step, and nothing of what others have done since is missing.
          expect(from, `${last.type} of ${seat} at ${steps}`).toBeGreaterThan(before)
          const others = rest.filter((event) => 'seat' in event && event.seat !== seat)
          expect(since).toEqual(expect.arrayContaining(others))
          looked++
        }
      }
    }
    expect(looked).toBeGreaterThan(400)
  })

  it('what one’s own step did is no news, what it set off is', () => {
    const events: readonly Event[] = [
      { n: 0, type: 'shiftDone', seat: 1, timeUp: false },
      { n: 1, type: 'meeplePlaced', seat: 0, meeple: 'nurse', department: 'clinic' },
      { n: 2, type: 'patientTreated', seat: 0, act: 'heal', from: 'R3', to: 'R4+' },
      { n: 3, type: 'phaseStarted', phase: 'neglect' },
      { n: 4, type: 'patientNeglected', seat: 0, from: 'R2', to: 'R1' },
    ]
    expect(sinceTurn(events, 0)?.map(({ n }) => n)).toEqual([3, 4])
    expect(sinceTurn(events, 1)?.map(({ n }) => n)).toEqual([1, 2, 3, 4])
    expect(sinceTurn(events.slice(0, 3), 0)).toEqual([])
    expect(sinceTurn(events, 2)).toBe(null)
  })

  it('a shift that the clock has ended was no decision', () => {
    const events: readonly Event[] = [{ type: 'shiftDone', seat: 0, timeUp: true, n: 0 }]
    expect(sinceTurn(events, 0)).toBe(null)
  })
})

describe('from one’s own last step on', () => {
  it('begins before it, ends now, and tells every event between once', () => {
    const log = someGame('half')
    const played = replay(diceHospital, log)
    if (!played.ok) throw new Error(played.code)
    const half = { ...log, entries: log.entries.slice(0, Math.floor(log.entries.length / 2)) }
    const now = played.states[half.entries.length]
    if (!now) throw new Error('no such moment')
    for (const seat of [0, 1]) {
      const past = retraced(diceHospital, half, seat)
      const own = half.entries.findLastIndex(({ by }) => by === seat)
      expect(past?.from.events).toBe(played.states[own]?.events)
      expect(past?.frames).toHaveLength(half.entries.length - own)
      expect(past?.frames.at(-1)?.view).toEqual(diceHospital.view(now, seat))
      const told = past?.frames.flatMap(({ events }) => events.map(({ n }) => n)) ?? []
      expect(told).toEqual(Array.from({ length: told.length }, (_, i) => (past?.from.events ?? 0) + i))
      expect(told.at(-1)).toBe(now.events - 1)
    }
  })

  it('is nothing for a seat that has not moved', () => {
    const options = diceHospital.readOptions({}, 2)
    if (!options.ok) throw new Error(options.refusal.code)
    expect(
      retraced(diceHospital, emptyLog(diceHospital, { options: {}, seats: 2, seed: seedFrom('new'), at: 0 }), 0),
    ).toBe(null)
  })
})
