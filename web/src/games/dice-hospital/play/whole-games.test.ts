// Whole games by pressing: whatever glows is pressed, in any order, and every command that comes out is legal. So no
// stage and no card can leave a person stuck, and the dice that are shown are those of the game.

import { diceHospital, type Event, type Stage, type State } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'

import { type Cast, castOf, recast } from '../board/cast.ts'
import type { Choice, ThingId } from '../board/gesture.ts'
import { type Context, decide, EMPTY_HAND, type Hand, pressIn, putBack } from './hand.ts'

function chanceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Table {
  state: State
  cast: Cast
  readonly presses: Map<Stage, number>
}

function contextOf({ state, cast }: Table, seat: number): Context {
  const view = diceHospital.view(state, seat)
  const company = cast.companies[seat]
  return {
    view,
    seat,
    patients: company?.beds.filter((actor) => actor !== null) ?? [],
    arrivals: company?.arrivals ?? [],
    ambulances: cast.ambulances,
  }
}

function checkCast({ state, cast }: Table): void {
  const view = diceHospital.view(state, null)
  for (const [seat, { wards, arrivals, lounge }] of view.hospitals.entries()) {
    const company = cast.companies[seat]
    const texts = company?.beds.flatMap((actor) => actor?.text ?? []) ?? []
    expect(texts.sort()).toEqual([...wards].sort())
    expect(company?.arrivals.map(({ text }) => text)).toEqual(arrivals)
    expect(company?.lounge).toHaveLength(lounge.red + lounge.yellow + lounge.green)
    const keys = [...(company?.beds ?? []), ...(company?.lounge ?? [])].flatMap((actor) => actor?.key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  }
}

function play(table: Table, seat: number, chance: (below: number) => number): readonly Event[] {
  let hand: Hand = EMPTY_HAND
  for (let presses = 0; presses < 400; presses++) {
    const context = contextOf(table, seat)
    const { lit, choices, started } = decide(context, hand)
    const things: readonly ThingId[] = [...lit.keys()]
    const able = choices.filter(({ command }) => command !== null)
    const count = things.length + able.length + (started && chance(8) === 0 ? 1 : 0)
    expect(count, `nothing to do in ${context.view.stage}`).toBeGreaterThan(0)
    const pick = chance(count)
    const choice: Choice | undefined = able[pick - things.length]
    const id = things[pick]
    table.presses.set(context.view.stage, (table.presses.get(context.view.stage) ?? 0) + 1)
    if (!id && !choice) {
      hand = putBack(hand)
      continue
    }
    const pressed = id ? pressIn(context, hand, id) : { gesture: EMPTY_HAND, command: choice?.command ?? undefined }
    expect('refused' in pressed && pressed.refused ? id : null, JSON.stringify(hand)).toBe(null)
    hand = pressed.gesture
    if (!pressed.command) continue
    const outcome = diceHospital.step(table.state, { by: seat, at: presses, command: pressed.command })
    if (!outcome.ok) throw new Error(`${JSON.stringify(pressed.command)}: ${JSON.stringify(outcome.refusal)}`)
    table.state = outcome.state
    return outcome.events
  }
  throw new Error(
    `no end in ${table.state.stage}: ${JSON.stringify(hand)} ${JSON.stringify([...decide(contextOf(table, seat), hand).lit.keys()])}`,
  )
}

function wholeGame(seats: number, options: Record<string, unknown>, seed: string): Table {
  const read = diceHospital.readOptions(options, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  const start = diceHospital.setup({
    version: diceHospital.version,
    options: read.value,
    seats,
    seed: seedFrom(seed),
    at: 0,
  })
  const table: Table = {
    state: start.state,
    cast: castOf(diceHospital.view(start.state, null)),
    presses: new Map(),
  }
  const chance = chanceOf(seed.length * 7919 + seats)
  while (table.state.stage !== 'over') {
    const waiting = diceHospital.toAct(table.state)
    const seat = waiting[chance(waiting.length)] ?? 0
    const events = play(table, seat, chance)
    table.cast = recast(table.cast, events, diceHospital.view(table.state, null))
    checkCast(table)
  }
  return table
}

describe('whole games by pressing what glows', () => {
  it.each([
    ['alone, with everything', 1, { events: true, epidemic: true, experimental: true, openingCrisis: true }],
    ['two', 2, { events: true, promos: ['consultant', 'admissionsNurse'] }],
    ['three, experimental', 3, { experimental: true, pickup: true, promos: ['admissionsNurse'] }],
    ['four', 4, { events: true, superbug: true, pickup: true, activation: 'inOrder' }],
    ['three in the prototype', 3, { edition: 'prototype' }],
    ['alone, with promos', 1, { promos: ['consultant', 'admissionsNurse'] }],
  ])('%s', (name, seats, options) => {
    const { presses } = wholeGame(seats, options, name)
    expect(presses.get('activation')).toBeGreaterThan(20)
  })

  it('every stage is asked in some of them', () => {
    const asked = new Set<Stage>()
    for (const [seats, options] of [
      [1, {}],
      [2, { pickup: true, epidemic: true }],
      [3, { pickup: true, epidemic: true, superbug: true }],
    ] as const) {
      for (const stage of wholeGame(seats, options, `stages ${seats}`).presses.keys()) asked.add(stage)
    }
    for (const stage of ['extraReveal', 'startingValues', 'administrators', 'ambulances', 'keep', 'makeRoom'] as const)
      expect(asked).toContain(stage)
    for (const stage of ['improvement', 'discard', 'activation', 'pickup', 'split'] as const)
      expect(asked).toContain(stage)
  })
})
