import { seedFrom } from '@grand-rounds/kernel'
import { first, playout, type Turn } from '@grand-rounds/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { diceHospital } from '../game.ts'
import { printHospital, readHospital } from '../notation.ts'
import { type State, STAGES } from '../state.ts'
import { printTable, readTable } from './notation.ts'
import { setPosition } from './set.ts'

const TABLES = [
  { seats: 1, options: { events: true, promos: ['consultant', 'admissionsNurse'] } },
  { seats: 1, options: { epidemic: true, experimental: true, openingCrisis: true } },
  { seats: 2, options: {} },
  { seats: 2, options: { pickup: true, epidemic: true, activation: 'inOrder' } },
  { seats: 3, options: { events: true, pickup: true, promos: ['admissionsNurse'] } },
  { seats: 3, options: { edition: 'prototype', timer: true } },
  { seats: 4, options: { experimental: true, promos: ['consultant'], superbug: true, administrators: false } },
  { seats: 4, options: { events: true, pickup: true, epidemic: true } },
]

/** Works as long as there is work, on those who are nearly well: so patients are discharged and reports completed. */
function busy({ legal, random }: Turn<State, Command>): Command | null {
  const all = first(legal, 500)
  const idle = ['endShift', 'decline', 'pass', 'undo']
  const work = all.filter(({ type }) => !idle.includes(type))
  const from = work.length > 0 && random.below('idle', 12) > 0 ? work : all
  const tried = [0, 1, 2, 3, 4, 5].map(() => from[random.below('which', from.length)])
  const health = (command: Command | undefined) => Number(/[RYG](\d)/.exec(JSON.stringify(command))?.[1] ?? 0)
  return tried.sort((a, b) => health(b) - health(a))[0] ?? null
}

function statesOf(table: (typeof TABLES)[number], seed: string): readonly State[] {
  return playout(diceHospital, { ...table, seed: seedFrom(seed), choose: busy }).states
}

/** A table out of what was printed of it. */
function again(text: string): State {
  const position = readTable(text)
  if (!position.ok) throw new Error(`${text}: ${JSON.stringify(position.refusal)}`)
  const state = setPosition(position.value)
  if (!state.ok) throw new Error(`${text}: ${JSON.stringify(state.refusal)}`)
  return state.value
}

function decisions(state: State): unknown {
  return diceHospital.toAct(state).map((seat) => ({
    seat,
    commands: first(diceHospital.legal(state, seat), 50).filter(({ type }) => type !== 'undo'),
  }))
}

describe('notation of what random games come to', () => {
  it('[DH 1.2] every hospital is read back as the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.nat(), (table, seed) => {
        for (const { hospitals } of statesOf(table, `hospital ${seed}`)) {
          for (const text of hospitals.map(printHospital)) {
            const read = readHospital(text)
            expect(read.ok && printHospital(read.value)).toBe(text)
          }
        }
      }),
      { numRuns: 10, seed: 11 },
    )
  })

  it('[DH 1.1] every table is read back, is possible, and asks for the same decisions', () => {
    const said = new Set<string>()
    const unsaid = new Set<string>()
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.nat(), (table, seed) => {
        for (const state of statesOf(table, `table ${seed}`)) {
          const text = printTable(state)
          ;(text === null ? unsaid : said).add(state.stage)
          const copy = text === null ? state : again(text)
          expect(printTable(copy)).toBe(text)
          expect(decisions(copy), text ?? 'nothing said').toEqual(decisions(state))
        }
      }),
      { numRuns: 24, seed: 7 },
    )
    expect([...said].sort()).toEqual(
      STAGES.filter((stage) => !['startingValues', 'administrators', 'over'].includes(stage)).sort(),
    )
    // After a placement in which dice fell, and while a discard is secret.
    expect([...unsaid].sort()).toEqual([
      'activation',
      'administrators',
      'discard',
      'extraReveal',
      'over',
      'startingValues',
    ])
  })
})
