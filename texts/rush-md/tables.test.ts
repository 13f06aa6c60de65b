// Whatever a table has to say is said: games are played by chance, with nonsense thrown at them between the steps.

import { Random, type Refusal, seedFrom, submit } from '@grand-rounds/kernel'
import {
  BED_IDS,
  type Command,
  COMMAND_TYPES,
  DOCTORS,
  type Event,
  NURSES,
  PATIENT_IDS,
  rushMd,
  SPACE_IDS,
  SPOTS,
  type State,
} from '@grand-rounds/rush-md'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'
import { loadRushMd, sayEvent, sayRefusal } from '../rush-md.ts'

const SPOKEN = (await Promise.all(LANGUAGE_CODES.map(loadRushMd))).filter((one) => one !== null)

type Pick = <T>(items: readonly T[]) => T

function picker(random: Random): Pick {
  return (items) => {
    const item = items[random.below('pick', items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}

const PIECES = ['blue', 'drip', 'yellow', 'blood', 'heart', 'syringe'] as const

/** Of the right form now and then, and hardly ever legal. */
function nonsense(pick: Pick): object {
  return {
    type: pick([...COMMAND_TYPES, 'operate']),
    ...pick([{}, { glass: pick([...DOCTORS, ...NURSES]), space: pick(SPACE_IDS), patient: pick(PATIENT_IDS) }]),
    ...pick([{}, { glass: pick([...DOCTORS, ...NURSES]) }, { bed: pick(BED_IDS), to: pick([...SPOTS, 'ward']) }]),
    ...pick([{}, { piece: pick(PIECES), patient: pick(PATIENT_IDS) }, { hole: pick([0, 6, 9]) }, { ward: 'A' }]),
  }
}

/** Glasses first of all: they are what a table is refused most for. */
function misplacing(pick: Pick): object {
  return {
    type: 'place',
    glass: pick([...DOCTORS, ...NURSES]),
    space: pick(SPACE_IDS),
    ...pick([{}, { patient: pick(PATIENT_IDS) }]),
  }
}

function anyLegal(state: State, seat: number, pick: Pick): Command | null {
  const legal = [...rushMd.legal(state, seat)].filter(
    ({ type }) => !['signal', 'pause', 'notReady', 'mark', 'endRound'].includes(type),
  )
  return legal.length === 0 ? null : pick(legal)
}

function play(seed: string, seats: number, options: object) {
  const random = new Random({ seed: seedFrom(seed), used: {} })
  const pick = picker(random)
  const read = rushMd.readOptions(options, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  const start = rushMd.setup({ version: rushMd.version, options: read.value, seats, seed: seedFrom(seed), at: 0 })
  const events: Event[] = [...start.events]
  const refusals: Refusal[] = []
  let { state } = start
  let at = 0
  const give = (by: number | 'clock', command: unknown) => {
    const outcome = submit(rushMd, seats, state, { by, at, command })
    if (!outcome.ok) return void refusals.push(outcome.refusal)
    state = outcome.state
    events.push(...outcome.events)
  }
  while (rushMd.result(state) === null) {
    const wanted = at + 1 + random.below('time', 4000)
    const [due] = [...rushMd.deadlines(state)].sort((a, b) => a.at - b.at)
    at = due && due.at <= wanted ? due.at : wanted
    if (due?.at === at) give('clock', { type: 'timeUp', deadline: due.id })
    const by = pick([0, 1, 2, 3].slice(0, seats))
    give(by, nonsense(pick))
    give(by, misplacing(pick))
    const command = anyLegal(state, by, pick)
    if (command) give(by, command)
  }
  return { events, refusals }
}

const TABLES: readonly (readonly [seats: number, options: object])[] = [
  [1, { research: true, rounds: 2 }],
  [2, { lesson: 'L0' }],
  [3, { oath: 'strict', contagion: 'noticed', rounds: 2, seconds: 120 }],
  [4, { lesson: 'L5', rounds: 1, seconds: 120 }],
]

describe('a table of Rush M.D.', () => {
  const games = TABLES.map(([seats, options]) => play('words', seats, options))

  for (const spoken of SPOKEN) {
    const { language } = spoken

    it(`says what happens in ${language.code}`, () => {
      const events = games.flatMap((game) => game.events)
      expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(25)
      for (const event of events)
        expect(sayEvent(spoken, event), event.type).not.toMatch(/^$|undefined|\bnull\b|NaN|\[object|=>| {2}/)
    })

    it(`says why something is refused in ${language.code}`, () => {
      const refusals = games.flatMap((game) => game.refusals)
      expect(new Set(refusals.map(({ code }) => code)).size).toBeGreaterThan(20)
      for (const refusal of refusals) {
        const sentence = sayRefusal(spoken, refusal)
        expect(sentence, refusal.code).not.toMatch(/^$|undefined|\bnull\b|NaN|\[object|=>| {2}/)
        expect(sentence).not.toBe(language.common.unknownRefusal(refusal))
      }
    })
  }
})
