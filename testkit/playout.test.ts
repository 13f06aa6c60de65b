import { hash, Random, replay, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { anyCommand, anyKind, playout } from './playout.ts'
import { dripWatch } from './reference/drip-watch.ts'
import { nightShift } from './reference/night-shift.ts'
import { Violation } from './violation.ts'

const night = (name: string) => ({ options: {}, seats: 3, seed: seedFrom(name) })

describe('playout', () => {
  it('comes to a result and can be replayed from its log', () => {
    const played = playout(nightShift, night('a'))
    expect(played.ending).toBe('result')
    expect(played.events.length).toBe(played.states.length)
    const again = replay(nightShift, played.log)
    expect(again.ok && again.states.map(hash)).toEqual(played.states.map(hash))
  })

  it('plays a real-time game with its clock to a result that can be replayed', () => {
    const played = playout(dripWatch, night('a'))
    expect(played.ending).toBe('result')
    const again = replay(dripWatch, played.log)
    expect(again.ok && again.states.map(hash)).toEqual(played.states.map(hash))
  })

  it('is the same for the same seed and another for another', () => {
    expect(playout(nightShift, night('a')).log).toEqual(playout(nightShift, night('a')).log)
    expect(playout(nightShift, night('a')).log.entries).not.toEqual(playout(nightShift, night('b')).log.entries)
  })

  it('plays by the given policy', () => {
    const { log } = playout(nightShift, { ...night('a'), choose: ({ legal }) => [...legal].at(-1) ?? null })
    const types = new Set(log.entries.map(({ command }) => (command as { type: string }).type))
    expect(types).toEqual(new Set(['choose', 'roll', 'pass']))
  })

  it('lets time pass when the policy does nothing: the clock alone ends the shift', () => {
    const { log, ending } = playout(dripWatch, { ...night('a'), choose: () => null })
    expect(ending).toBe('result')
    expect(log.entries.map(({ by }) => by)).toEqual(['clock'])
  })

  it('tells deadlines in time and late, and is never late with a command', () => {
    const told: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      const { log, states } = playout(dripWatch, { ...night(name), pace: 5000 })
      for (const [i, { by, at }] of log.entries.entries()) {
        const due = states.slice(i, i + 1).flatMap((state) => dripWatch.deadlines(state))
        if (by === 'clock') told.push(at - Math.min(...due.map((deadline) => deadline.at)))
      }
    }
    expect(told.every((lateness) => lateness >= 0)).toBe(true)
    expect(told.some((lateness) => lateness === 0)).toBe(true)
    expect(told.some((lateness) => lateness > 0)).toBe(true)
  })

  it('gives up after so many orders, and tells when a game is stuck', () => {
    expect(playout(nightShift, { ...night('a'), steps: 4 }).ending).toBe('steps')
    expect(playout({ ...nightShift, toAct: () => [] }, night('b')).ending).toBe('stuck')
  })

  it('refuses bad options by name', () => {
    expect(() => playout(nightShift, { ...night('a'), seats: 9 })).toThrow(Violation)
  })
})

describe('choosing', () => {
  const random = new Random({ seed: seedFrom('choosing'), used: {} })
  const legal = [...Array.from({ length: 98 }, (_, n) => ({ type: 'place', n })), { type: 'end' }, { type: 'undo' }]
  const turn = { state: null, seat: 0, legal, random }
  const count = (choose: typeof anyCommand, type: string) =>
    Array.from({ length: 800 }, () => choose(turn)).filter((command) => command?.type === type).length

  it('anyCommand takes each about equally often', () => {
    expect(count(anyCommand, 'place')).toBeGreaterThan(760)
  })

  it('anyKind takes rare kinds as often as others', () => {
    expect(count(anyKind, 'end')).toBeGreaterThan(300)
  })

  it('undo is seldom, but does happen', () => {
    expect(count(anyKind, 'undo')).toBeGreaterThan(5)
    expect(count(anyKind, 'undo')).toBeLessThan(80)
  })

  it('undo is taken when there is nothing else', () => {
    expect(anyCommand({ ...turn, legal: [{ type: 'undo' }] })).toEqual({ type: 'undo' })
    expect(anyCommand({ ...turn, legal: [] })).toBe(null)
    expect(anyKind({ ...turn, legal: [] })).toBe(null)
  })
})
