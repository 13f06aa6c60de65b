import { type Command, diceHospital, imagine, type State } from '@grand-rounds/dice-hospital'
import { type Json, seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
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

/** Plays a whole game; `watch` is told of every decision. */
function play(
  { seats, options }: Table,
  level: Level,
  seed: string,
  watch: (state: State, seat: number, commands: readonly Command[]) => void = () => undefined,
): State {
  const read = diceHospital.readOptions(options, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  let { state } = diceHospital.setup({ options: read.value, seats, seed: seedFrom(seed), at: 0 })
  for (let decisions = 0; decisions < 2_000; decisions++) {
    const [seat] = diceHospital.toAct(state)
    if (seat === undefined) return state
    const commands = decide(diceHospital.view(state, seat), seat, level, { nodes: FEW_NODES })
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

  it('decides the same whatever is hidden from it', () => {
    let decisions = 0
    play(
      { seats: 3, options: { events: true, experimental: true } },
      level,
      `hidden ${level}`,
      (state, seat, commands) => {
        if (++decisions % 7 !== 0) return
        const elsewhere = imagine(diceHospital.view(state, seat), seedFrom('another deal'))
        const view = diceHospital.view(elsewhere, seat)
        expect(decide(view, seat, level, { nodes: FEW_NODES })).toEqual(commands)
      },
    )
    expect(decisions).toBeGreaterThan(50)
  })

  it('plays the same game out of the same seed', () => {
    const table = { seats: 2, options: { administrators: false } }
    expect(play(table, level, 'twice')).toEqual(play(table, level, 'twice'))
  })

  it('answers when it is told to stop', () => {
    const { state } = diceHospital.setup({ options: base(), seats: 2, seed: seedFrom('stop'), at: 0 })
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
