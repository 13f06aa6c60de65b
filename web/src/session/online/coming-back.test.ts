import type { Event } from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'

import { pauseBefore } from './connection.ts'
import { missed, ownStepIn } from './online-link.ts'

const happened = (...types: readonly Event['type'][]) => types.map((type, n) => ({ n, type }) as Event)

describe('coming back', () => {
  it('is tried at once, then more patiently, but never more than five seconds apart', () => {
    const pauses = Array.from({ length: 50 }, (_, tries) => pauseBefore(tries))
    expect(pauses[0]).toBe(0)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5_000)
  })

  it('shows what was missed', () => {
    const before = happened('roundStarted', 'phaseStarted')
    const after = happened('roundStarted', 'phaseStarted', 'shiftDone', 'undone')
    expect(missed(before, after).map(({ n }) => n)).toEqual([2, 3])
    expect(missed([], after)).toEqual(after)
    expect(missed(after, after)).toEqual([])
  })

  it('shows only where one is after a step back, or after too much', () => {
    const before = happened('roundStarted', 'phaseStarted', 'shiftDone')
    expect(missed(before, happened('roundStarted'))).toEqual([])
    expect(missed(before, happened('roundStarted', 'phaseStarted', 'undone', 'shiftDone'))).toEqual([])
    const much = Array.from({ length: 100 }, () => 'shiftDone' as const)
    expect(missed(before, happened('roundStarted', 'phaseStarted', 'shiftDone', ...much))).toEqual([])
  })
})

describe('steps that come together', () => {
  it('are asked for the last of one’s own, which is the one that can be taken back', () => {
    expect(ownStepIn([1], 12, 1)).toBe(11)
    expect(ownStepIn([0, 1], 12, 0)).toBe(10)
    expect(ownStepIn([0, 1], 12, 1)).toBe(11)
    expect(ownStepIn([1, 'clock', 1, 2], 12, 1)).toBe(10)
    expect(ownStepIn(['clock', 2], 12, 1)).toBeNull()
    expect(ownStepIn([0], 12, null)).toBeNull()
  })
})
