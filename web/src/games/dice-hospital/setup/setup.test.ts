import { defaultOptions, diceHospital } from '@grand-rounds/dice-hospital'
import { english } from '@grand-rounds/texts'
import { describe, expect, it } from 'vitest'

import type { SeatKeeper } from '../link.ts'
import { playable } from './options.ts'
import { PRESET_IDS, presetOf, presetOptions } from './presets.ts'
import { readRemembered, readSetup, setupIn, withSetup } from './remembered.ts'
import { addBot, addPerson, companyOf, firstSetup, moveSeat, named, removeSeat, withCompany } from './seats.ts'
import { chosenOptions } from './start.ts'

const ada: SeatKeeper = { kind: 'person', name: 'Ada' }
const ben: SeatKeeper = { kind: 'person', name: 'Ben' }
const mo: SeatKeeper = { kind: 'bot', name: 'Mo', level: 'chief' }

describe('options', () => {
  it.each(PRESET_IDS)('%s can be played by any number, as far as it goes', (preset) => {
    for (const seats of [1, 2, 3, 4]) {
      const { options } = playable(presetOptions(preset), seats)
      expect(diceHospital.readOptions(options, seats)).toEqual({ ok: true, value: options })
    }
  })

  it('presets are what they say', () => {
    expect(playable(presetOptions('firstGame'), 3).options).toMatchObject({
      administrators: false,
      activation: 'inOrder',
    })
    expect(playable(presetOptions('standard'), 3).options).toEqual(defaultOptions(3))
    expect(playable(presetOptions('standard'), 1).options).toEqual(defaultOptions(1))
    expect(playable(presetOptions('expert'), 2).options).toMatchObject({
      administrators: true,
      events: true,
      experimental: true,
    })
    expect(playable(presetOptions('prototype'), 2).options.edition).toBe('prototype')
  })

  it.each(PRESET_IDS)('%s is known by its options', (preset) => {
    for (const seats of [2, 3, 4]) expect(presetOf(playable(presetOptions(preset), seats).options, seats)).toBe(preset)
  })

  it('a first game set up when all played at once is still one; what was mixed is none', () => {
    const before = { ...defaultOptions(3), administrators: false }
    expect(before.activation).toBe('together')
    expect(presetOf(before, 3)).toBe('firstGame')
    expect(presetOf({ ...before, events: true }, 3)).toBeNull()
    expect(presetOf({ ...defaultOptions(3), activation: 'inOrder' }, 3)).toBeNull()
  })

  it('what is excluded says by what, and is left out', () => {
    const solo = playable(presetOptions('prototype'), 1)
    expect(solo.options.edition).toBe('final')
    expect(solo.excluded.edition).toEqual({ code: 'optionExcluded', data: { option: 'edition', by: 'solo' } })
    expect(solo.excluded.administrators?.data).toEqual({ option: 'administrators', by: 'solo' })
    expect(solo.excluded.doubleReports).toBeUndefined()

    const prototype = playable({ ...presetOptions('expert'), edition: 'prototype' }, 4)
    expect(prototype.options).toMatchObject({ edition: 'prototype', events: false, experimental: false, promos: [] })
    expect(prototype.excluded.pickup?.data).toEqual({ option: 'pickup', by: 'prototype' })
    expect(prototype.excluded.doubleReports?.data).toEqual({ option: 'doubleReports', by: 'players' })
    expect(prototype.excluded.timer).toBeUndefined()
  })

  it('nothing is excluded that could be chosen', () => {
    const { options, excluded } = playable(presetOptions('standard'), 2)
    for (const flag of ['events', 'pickup', 'experimental', 'timer', 'superbug'] as const) {
      expect(excluded[flag]).toBeUndefined()
      expect(diceHospital.readOptions({ ...options, [flag]: true }, 2).ok).toBe(true)
    }
  })
})

describe('seats', () => {
  it('begin with one person and two bots', () => {
    const { seats, preset } = firstSetup(english)
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3)
    expect(preset).toBe('firstGame')
  })

  it('keep their people when the company changes', () => {
    expect(withCompany([ada, mo], 'solo', english)).toEqual([ada])
    expect(withCompany([ada, ben, mo], 'friends', english)).toEqual([ada, ben])
    expect(withCompany([ada], 'friends', english).map(({ kind }) => kind)).toEqual(['person', 'person'])
    expect(withCompany([ada, ben, mo], 'bots', english)).toEqual([ada, mo])
    expect(withCompany([ada, ben], 'bots', english)).toHaveLength(3)
  })

  it('are added, moved and removed', () => {
    expect(addBot([ada, mo], english).at(-1)).toMatchObject({ kind: 'bot', level: 'chief' })
    expect(addPerson([mo])).toHaveLength(2)
    expect(moveSeat([ada, ben, mo], 1, -1)).toEqual([ben, ada, mo])
    expect(moveSeat([ada, ben, mo], 2, 1)).toEqual([ada, ben, mo])
    expect(removeSeat([ada, ben, mo], 1)).toEqual([ada, mo])
  })

  it('no two bots have one name, and none has a person’s', () => {
    const [first] = english.page.setup.botNames
    const seats = addBot(addBot([{ kind: 'person', name: first }], english), english)
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3)
  })

  it('get a number where nobody gave a name', () => {
    expect(named([{ kind: 'person', name: '  ' }, ben], english).map(({ name }) => name)).toEqual(['Player 1', 'Ben'])
  })
})

describe('what was stored', () => {
  it('comes back', () => {
    const setup = { seats: [ada, mo], preset: null, mixed: { events: true } }
    expect(readSetup(JSON.parse(JSON.stringify(setup)), english)).toEqual(setup)
  })

  it.each([null, 7, 'x', {}, { seats: [] }, { seats: [{ kind: 'ghost', name: 'x' }], preset: 'none' }])(
    'and %j is the usual table',
    (input) => expect(readSetup(input, english)).toEqual(firstSetup(english)),
  )

  it('with at most four, and no levels that are none', () => {
    const read = readSetup({ seats: [ada, ben, mo, ada, ben, { ...mo, level: 'god' }], preset: 'expert' }, english)
    expect(read.seats).toEqual([ada, ben, mo, ada])
  })
})

describe('by way to play', () => {
  const nothing = readRemembered(null, english)
  const superbug = { seats: [ada, mo], preset: null, mixed: { superbug: true } }

  it('what was mixed in one is not on in another', () => {
    const remembered = withSetup(nothing, 'bots', superbug)
    const solo = setupIn(remembered, 'solo', english)
    expect(chosenOptions(solo).superbug).toBe(false)
    expect(solo).toEqual({ seats: [ada], preset: 'firstGame', mixed: null })
    expect(setupIn(remembered, 'online', english).preset).toBe('firstGame')
    expect(setupIn(remembered, 'bots', english)).toEqual(superbug)
    expect(companyOf(superbug.seats)).toBe('bots')
  })

  it('a new name is typed once', () => {
    const alone = { seats: [ben], preset: 'standard', mixed: null } as const
    const remembered = withSetup(withSetup(nothing, 'bots', superbug), 'solo', alone)
    expect(setupIn(remembered, 'bots', english)).toEqual({ ...superbug, seats: [ben, mo] })
    expect(setupIn(remembered, 'friends', english).seats[0]).toEqual(ben)
  })

  it('a table online is not the one that is played at once here', () => {
    const remembered = withSetup(withSetup(nothing, 'solo', superbug), 'online', firstSetup(english))
    expect(remembered.last).toBe('solo')
  })

  it('comes back, also from the time when there was one for all', () => {
    const remembered = withSetup(nothing, 'bots', superbug)
    expect(readRemembered(JSON.parse(JSON.stringify(remembered)), english)).toEqual(remembered)
    expect(readRemembered(superbug, english)).toEqual(remembered)
    expect(readRemembered({ last: 'x', ways: { y: 1, solo: 7 } }, english).ways).toEqual({ solo: firstSetup(english) })
  })
})
