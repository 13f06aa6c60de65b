// Whatever a table has to say is said: games are played by chance, with nonsense thrown at them between the steps.

import {
  type Command,
  COMMAND_TYPES,
  defaultOptions,
  DEPARTMENT_IDS,
  diceHospital,
  type Event,
  REPORT_IDS,
  SPECIALIST_IDS,
  type State,
} from '@grand-rounds/dice-hospital'
import { Random, type Refusal, seedFrom, submit } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'
import { sayEvent, sayRefusal } from './say.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

type Pick = <T>(items: readonly T[]) => T

function picker(seed: string): Pick {
  const random = new Random({ seed: seedFrom(seed), used: {} })
  return (items) => {
    const item = items[random.below('pick', items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}

/** Fields of the right form for a command; hardly ever legal ones. */
function nonsense(type: Command['type'], pick: Pick): object {
  const patient = () => pick(['R', 'Y', 'G']) + pick([1, 2, 3, 4, 5, 6]) + pick(['', '', '+', '=G', '>G'])
  const patients = () => Array.from({ length: pick([0, 1, 2, 3]) }, patient)
  const improvement = () => pick([...DEPARTMENT_IDS, ...SPECIALIST_IDS])
  const fields: Readonly<Record<Command['type'], () => object>> = {
    reveal: () => ({ kind: pick(['department', 'specialist', 'other']) }),
    setValues: () => ({ patients: patients() }),
    chooseAdministrator: () => ({ administrator: pick(['twoRed', 'oneOfEach']) }),
    split: () => ({ ambulances: [patients(), patients()] }),
    takeAmbulance: () => ({ number: pick([1, 2, 3, 9]) }),
    keep: () => ({ patients: patients() }),
    makeRoom: () => ({ patients: patients() }),
    claim: () => ({ improvement: improvement() }),
    discard: () => ({ improvements: [improvement(), improvement()].slice(pick([0, 1])) }),
    chooseModel: () => ({ specialist: pick(SPECIALIST_IDS) }),
    place: () => ({
      meeple: pick(['nurse', 'nurse', 'nurse', ...SPECIALIST_IDS]),
      department: pick(DEPARTMENT_IDS),
      targets: patients(),
      ...pick([{}, {}, { specialist: patients() }]),
    }),
    useSpecialist: () => ({ targets: patients() }),
    release: () => ({ patient: patient() }),
    draw: () => ({}),
    decline: () => ({}),
    spendBag: () => ({ target: patient() }),
    recolour: () => ({ target: patient() }),
    endShift: () => ({ early: true }),
    protect: () => ({ patient: patient() }),
    completeReport: () => ({ report: pick(REPORT_IDS) }),
    pickUp: () => ({ patient: patient(), space: pick([0, 1, 99]) }),
    pass: () => ({ for: 'good' }),
    undo: () => ({}),
  }
  return fields[type]()
}

function anything(pick: Pick): object {
  const type = pick(COMMAND_TYPES)
  return { type, ...nonsense(type, pick) }
}

/** A legal command with one field changed. */
function distorted(command: Command, pick: Pick): object {
  const fields = Object.entries(nonsense(command.type, pick))
  return fields.length === 0 ? anything(pick) : { ...command, ...Object.fromEntries([pick(fields)]) }
}

function firstLegal(state: State, seat: number): readonly Command[] {
  const legal: Command[] = []
  for (const command of diceHospital.legal(state, seat)) {
    if (command.type !== 'undo') legal.push(command)
    if (legal.length === 30) break
  }
  return legal
}

function play(seed: string, seats: number, options: object) {
  const pick = picker(seed)
  const read = diceHospital.readOptions({ ...defaultOptions(seats), ...options }, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  const start = diceHospital.setup({
    version: diceHospital.version,
    options: read.value,
    seats,
    seed: seedFrom(seed),
    at: 0,
  })
  const events: Event[] = [...start.events]
  const refusals: Refusal[] = []
  let { state } = start
  const give = (by: number, command: unknown) => {
    const outcome = submit(diceHospital, seats, state, { by, at: 0, command })
    if (!outcome.ok) return void refusals.push(outcome.refusal)
    state = outcome.state
    events.push(...outcome.events)
  }
  while (diceHospital.result(state) === null) {
    give(0, anything(pick))
    for (let i = 0; i < 3; i++) {
      const [by = 0] = diceHospital.toAct(state)
      const legal = firstLegal(state, by)
      if (legal.length > 0) give(by, i === 0 ? pick(legal) : distorted(pick(legal), pick))
    }
  }
  return { events, refusals }
}

const TABLES: readonly (readonly [seats: number, options: object])[] = [
  [1, { events: true, openingCrisis: true, doubleReports: true, doubleFatalities: true }],
  [2, { experimental: true, promos: ['consultant', 'admissionsNurse'], epidemic: true, superbug: true }],
  [3, { events: true, pickup: true, activation: 'inOrder' }],
  [4, { edition: 'prototype' }],
]

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov']

describe('a table', () => {
  const games = TABLES.flatMap(([seats, options]) => ['one', 'two'].map((seed) => play(seed, seats, options)))

  for (const language of LANGUAGES) {
    it(`says what happens in ${language.code}`, () => {
      for (const event of games.flatMap(({ events }) => events)) {
        for (const viewer of [null, 0]) {
          const sentence = sayEvent(language, diceHospital.see(event, viewer), NAMES)
          expect(sentence, event.type).not.toMatch(/^$|undefined|\bnull\b|NaN|object|=>| {2}/)
        }
      }
    })

    it(`says why something is refused in ${language.code}`, () => {
      const refusals = games.flatMap((game) => game.refusals)
      expect(new Set(refusals.map(({ code }) => code)).size).toBeGreaterThan(30)
      for (const refusal of refusals) {
        const sentence = sayRefusal(language, refusal, NAMES)
        expect(sentence, refusal.code).not.toMatch(/^$|undefined|\bnull\b|NaN|object|=>| {2}/)
        expect(sentence).not.toBe(language.common.unknownRefusal(refusal))
      }
    })
  }
})
