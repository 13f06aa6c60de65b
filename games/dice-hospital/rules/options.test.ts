import { newGame } from '@grand-rounds/testkit/dice-hospital'
import { playOn } from '@grand-rounds/testkit/dice-hospital/play'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOptions, diceHospital, type Options } from '../index.ts'

const read = (input: unknown, seats = 3) => diceHospital.readOptions(input, seats)
const refusal = (input: unknown, seats = 3) => {
  const answer = read(input, seats)
  return answer.ok ? null : answer.refusal
}

describe('options', () => {
  it('[DH 5.1] administrators may be left out', () => {
    expect(read({ administrators: false })).toMatchObject({ ok: true, value: { administrators: false } })
    const scene = newGame(3, { administrators: false })
    playOn(scene, ({ state }) => {
      expect(state.stage).not.toBe('administrators')
      return state.round === 1
    })
  })

  it('[DH 5.1] with two and more players they are there unless left out; alone there are none', () => {
    expect([1, 2, 3, 4].map((seats) => defaultOptions(seats).administrators)).toEqual([false, true, true, true])
    const scene = newGame(3)
    playOn(scene, ({ state }) => state.round === 1)
    expect(scene.state.hospitals.every(({ administrator }) => administrator !== null)).toBe(true)
  })

  it('[DH 5.2] activation at once, the usual way, or in order', () => {
    expect(read({})).toMatchObject({ value: { activation: 'together' } })
    expect(read({ activation: 'inOrder' })).toMatchObject({ value: { activation: 'inOrder' } })
    expect(refusal({ activation: 'by name' })).toEqual({
      code: 'badOption',
      data: { option: 'activation', values: ['together', 'inOrder'] },
    })
    const acting = (activation: string) => {
      const scene = newGame(4, { activation })
      playOn(scene, ({ state }) => state.stage === 'activation')
      return scene.toAct.length
    }
    expect([acting('together'), acting('inOrder')]).toEqual([4, 1])
  })

  it('[DH 5.3] [DH 5.4] [DH 5.5] [DH 5.6] [DH 5.7] [DH 5.8] every variant is off unless asked for', () => {
    expect(read({})).toMatchObject({
      value: { events: false, openingCrisis: false, epidemic: false, superbug: false, pickup: false, timer: false },
    })
    expect(read(undefined)).toEqual(read({}))
  })

  const flags = fc.record({
    administrators: fc.boolean(),
    events: fc.boolean(),
    openingCrisis: fc.boolean(),
    epidemic: fc.boolean(),
    superbug: fc.boolean(),
    pickup: fc.boolean(),
    timer: fc.boolean(),
    experimental: fc.boolean(),
    activation: fc.constantFrom('together', 'inOrder'),
    promos: fc.subarray(['consultant', 'admissionsNurse']),
  })

  it('[DH 5.1] [DH 5.2] [DH 5.3] [DH 5.4] [DH 5.5] [DH 5.6] [DH 5.7] [DH 5.8] any combination can be played', () => {
    fc.assert(
      fc.property(flags, fc.integer({ min: 2, max: 4 }), fc.string(), (options, seats, seed) => {
        expect(read(options, seats)).toEqual({ ok: true, value: { ...defaultOptions(seats), ...options } })
        const scene = newGame(seats, options, seed)
        playOn(scene, ({ state }) => state.round === 2)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['administrators', 'solo', 1, {}],
    ['pickup', 'solo', 1, {}],
    ['edition', 'solo', 1, { edition: 'prototype' }],
    ['doubleFatalities', 'players', 3, {}],
    ['doubleReports', 'players', 3, {}],
    ['events', 'prototype', 3, { edition: 'prototype' }],
    ['openingCrisis', 'prototype', 3, { edition: 'prototype' }],
    ['epidemic', 'prototype', 3, { edition: 'prototype' }],
    ['superbug', 'prototype', 3, { edition: 'prototype' }],
    ['pickup', 'prototype', 3, { edition: 'prototype' }],
    ['experimental', 'prototype', 3, { edition: 'prototype' }],
    ['promos', 'prototype', 3, { edition: 'prototype', promos: ['consultant'] }],
  ] as const)('[DH 5.7] %s is excluded by %s, and the refusal says so', (option, by, seats, more) => {
    expect(refusal({ [option]: true, ...more }, seats)).toEqual({ code: 'optionExcluded', data: { option, by } })
  })

  it('[DH 5.8] the timer is for every table: players, solo and prototype', () => {
    expect(read({ timer: true }, 4).ok).toBe(true)
    expect(read({ timer: true }, 1).ok).toBe(true)
    expect(read({ timer: true, edition: 'prototype' }, 2).ok).toBe(true)
  })

  it.each([
    [null, 'badOptions'],
    ['fast', 'badOptions'],
    [[], 'badOptions'],
    [{ speed: 3 }, 'unknownOption'],
    [{ timer: 1 }, 'badOption'],
    [{ events: 'yes' }, 'badOption'],
    [{ edition: 'second' }, 'badOption'],
    [{ promos: 'consultant' }, 'badOption'],
    [{ promos: ['surgeon'] }, 'badOption'],
    [{ promos: ['consultant', 'consultant'] }, 'badOption'],
  ])('[DH 5.2] %j is refused with %s', (input, code) => {
    expect(refusal(input)?.code).toBe(code)
  })

  it.each([0, 5, 2.5, Number.NaN])('[DH 1.1] %d players are refused', (seats) => {
    expect(refusal({}, seats)?.code).toBe('badSeats')
  })

  it('[DH 5.2] what was read is read again as the same', () => {
    const options: Partial<Options> = { promos: ['admissionsNurse', 'consultant'], events: true }
    const once = read(options)
    expect(once.ok && read(once.value)).toEqual(once)
  })
})
