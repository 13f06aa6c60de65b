import { describe, expect, it } from 'vitest'
import { nightShiftConformance } from '../reference/night-shift.conformance.ts'
import { nightShift } from '../reference/night-shift.ts'
import { examine } from './survey.ts'

describe('tables', () => {
  const soloOnly: typeof nightShift = {
    ...nightShift,
    readOptions(input, seats) {
      const read = nightShift.readOptions(input, seats)
      return read.ok && read.value.hand === 5 && seats > 1 ? { ok: false, refusal: { code: 'soloOnly' } } : read
    },
  }
  const config = { ...nightShiftConformance, games: 6, mustOccur: [] }

  it('leaves out options that a number of seats excludes', () => {
    expect(examine(soloOnly, { ...config, options: [{ hand: 5 }, { hand: 2 }], seats: [1, 2] })).toBe(null)
  })

  it('says when options or seats are never allowed', () => {
    const never = { ...config, options: [{ hand: 5 }, { hand: 2 }], seats: [2, 3] }
    expect(examine(soloOnly, never)?.message).toBe('options: never allowed: {"hand":5}')
    expect(examine(soloOnly, { ...config, options: [{}], seats: [2, 9] })?.message).toContain('9 seats')
  })
})
