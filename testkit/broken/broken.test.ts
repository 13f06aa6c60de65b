import { describe, expect, it } from 'vitest'
import { examine } from '../conformance/survey.ts'
import { dripWatchConformance } from '../reference/drip-watch.conformance.ts'
import { dripWatch } from '../reference/drip-watch.ts'
import { nightShiftConformance } from '../reference/night-shift.conformance.ts'
import { nightShift } from '../reference/night-shift.ts'
import { CHECKS, Violation } from '../violation.ts'
import { brokenDripWatches } from './drip-watch.ts'
import { memoryWhereNobodyLooks, impureNightShifts } from './night-shift-purity.ts'
import { lawlessNightShifts } from './night-shift-rules.ts'
import { tellingNightShifts } from './night-shift-secrets.ts'

const brokenNightShifts = [...tellingNightShifts, ...impureNightShifts, ...lawlessNightShifts]

describe('a broken game is found out by the right check', () => {
  for (const { flaw, check, part } of brokenNightShifts) {
    it(`${check}: ${flaw}`, () => {
      const violation = examine({ ...nightShift, ...part }, nightShiftConformance)
      expect(violation).toBeInstanceOf(Violation)
      expect(violation?.check, violation?.message).toBe(check)
    })
  }

  for (const { flaw, check, part } of brokenDripWatches) {
    it(`${check}: ${flaw}`, () => {
      const violation = examine({ ...dripWatch, ...part }, dripWatchConformance)
      expect(violation).toBeInstanceOf(Violation)
      expect(violation?.check, violation?.message).toBe(check)
    })
  }

  it('replay: a memory that no deep look falls on', () => {
    const violation = examine({ ...nightShift, ...memoryWhereNobodyLooks }, { ...nightShiftConformance, deep: 0 })
    expect(violation?.check, violation?.message).toBe('replay')
  })
})

it('every check has found something', () => {
  const found = [...brokenNightShifts, ...brokenDripWatches].map(({ check }) => check)
  expect(CHECKS.filter((check) => !found.includes(check))).toEqual(['replay'])
})

describe('a suite that looks at nothing says so', () => {
  it('view-leak: a rehide that hides nothing', () => {
    const violation = examine(nightShift, { ...nightShiftConformance, rehide: (state) => state })
    expect(violation?.message).toContain('`rehide` never changed a state')
  })

  it('view-leak: no rehide at all', () => {
    const blind = { ...dripWatchConformance }
    Reflect.deleteProperty(blind, 'rehide')
    expect(examine(dripWatch, blind)?.message).toContain('give `rehide`')
    expect(examine(dripWatch, { ...blind, open: true })).toBe(null)
  })

  it('a check that must occur and never did', () => {
    const violation = examine(dripWatch, { ...dripWatchConformance, essence: (state) => state, mustOccur: ['undo'] })
    expect(violation?.message).toContain('undo: there was never an occasion')
  })
})

describe('a violation says how to come to the same place again', () => {
  it('names options, seats, seed and step', () => {
    const [leaky] = tellingNightShifts
    const config = { ...nightShiftConformance, seats: [3], options: [{ rounds: 2 }] }
    const violation = examine({ ...nightShift, ...leaky?.part }, config)
    expect(violation?.where).toMatchObject({ seats: 3, options: { rounds: 2 }, step: 0 })
    expect(violation?.where?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(violation?.message).toContain('3 seats')
  })
})
