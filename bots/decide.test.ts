import {
  type Command,
  diceHospital,
  imagine,
  type Stage,
  STAGES,
  type State,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Json, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it, vi } from 'vitest'
import { decide, decideGreedily } from './decide.ts'
import { type Level, LEVELS } from './levels.ts'

interface Table {
  readonly seats: number
  readonly options: Json
}

const TABLES: readonly Table[] = [
  { seats: 1, options: { events: true, promos: ['consultant', 'admissionsNurse'] } },
  { seats: 2, options: { experimental: true, epidemic: true } },
  { seats: 2, options: { edition: 'prototype' } },
  { seats: 3, options: { pickup: true, superbug: true, openingCrisis: true } },
]

const FEW_NODES = 8
/** Whole games, on a machine that may be busy. */
const PATIENCE = 180_000
vi.setConfig({ testTimeout: PATIENCE })

type Watch = (state: State, seat: number, commands: readonly Command[]) => void

/** Plays a whole game; `watch` is told of every decision. */
function play(table: Table, level: Level, seed: string, watch: Watch = () => undefined): State {
  return playBy(table, seed, (view, seat) => decide(view, seat, level, { nodes: FEW_NODES }), watch)
}

function playBy(
  { seats, options }: Table,
  seed: string,
  decideOn: (view: View, seat: number) => readonly Command[],
  watch: Watch = () => undefined,
): State {
  const read = diceHospital.readOptions(options, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  let { state } = diceHospital.setup({
    version: diceHospital.version,
    options: read.value,
    seats,
    seed: seedFrom(seed),
    at: 0,
  })
  for (let decisions = 0; decisions < 2_000; decisions++) {
    const [seat] = diceHospital.toAct(state)
    if (seat === undefined) return state
    const commands = decideOn(diceHospital.view(state, seat), seat)
    watch(state, seat, commands)
    for (const command of commands) {
      const outcome = diceHospital.step(state, { by: seat, at: 0, command })
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)} was refused: ${outcome.refusal.code}`)
      state = outcome.state
    }
  }
  throw new Error('the game never ends')
}

describe.each(LEVELS)('a bot of the level %s', (level) => {
  it.each(TABLES)('finishes a game at a table of $seats with commands that are accepted', (table) => {
    expect(diceHospital.result(play(table, level, `whole game ${level}`))).not.toBeNull()
  })

  it('plays the same game out of the same seed', () => {
    const table = { seats: 2, options: { administrators: false } }
    expect(play(table, level, 'twice')).toEqual(play(table, level, 'twice'))
  })

  it('answers when it is told to stop', () => {
    const { state } = diceHospital.setup({
      version: diceHospital.version,
      options: base(),
      seats: 2,
      seed: seedFrom('stop'),
      at: 0,
    })
    const [seat = 0] = diceHospital.toAct(state)
    const commands = decide(diceHospital.view(state, seat), seat, level, { stop: () => true })
    expect([...diceHospital.legal(state, seat)]).toContainEqual(commands[0])
  })
})

function base() {
  const read = diceHospital.readOptions({}, 2)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

describe('whatever is hidden', () => {
  const tables: readonly Table[] = [
    { seats: 1, options: { events: true, experimental: true, promos: ['consultant', 'admissionsNurse'] } },
    { seats: 2, options: { edition: 'prototype' } },
    { seats: 2, options: { experimental: true, promos: ['consultant', 'admissionsNurse'] } },
    { seats: 3, options: { events: true, epidemic: true, superbug: true, openingCrisis: true, pickup: true } },
    { seats: 4, options: { activation: 'inOrder' } },
  ]
  const stages = new Set<Stage>()

  it.each(LEVELS.flatMap((level) => tables.map((table) => ({ level, ...table }))))(
    'the $level decides the same at a table of $seats: $options',
    ({ level, seats, options }) => {
      const seen = new Map<Stage, number>()
      play({ seats, options }, level, `hidden ${level}`, (state, seat, commands) => {
        const times = seen.get(state.stage) ?? 0
        seen.set(state.stage, times + 1)
        if (times % 5 !== 0) return
        stages.add(state.stage)
        const elsewhere = imagine(diceHospital.view(state, seat), seedFrom('another deal'))
        const view = diceHospital.view(elsewhere, seat)
        expect(decide(view, seat, level, { nodes: FEW_NODES })).toEqual(commands)
      })
    },
  )

  it('was tried in every stage in which something is decided', () => {
    expect([...stages].sort()).toEqual(STAGES.filter((stage) => stage !== 'over').sort())
  })
})

describe('the greedy player', () => {
  it('finishes games with commands that are accepted', () => {
    for (const table of TABLES) {
      expect(diceHospital.result(playBy(table, 'greedy', (view, seat) => decideGreedily(view, seat)))).not.toBeNull()
    }
  })
})

describe('levels', () => {
  it('differ: an intern does better than a student in the same games', () => {
    const mean = (level: Level) => {
      let sum = 0
      for (let game = 0; game < 3; game++) {
        const state = play({ seats: 2, options: { administrators: false } }, level, `order ${game}`)
        for (const { points } of diceHospital.result(state)?.places ?? []) sum += points
      }
      return sum / 6
    }
    expect(mean('intern')).toBeGreaterThan(mean('student'))
  })
})
