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

type Table = (typeof TABLES)[number]
const SOLO = { seats: 1, options: { events: true, promos: ['consultant', 'admissionsNurse'] } }
const TABLES = [
  SOLO,
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
  const all = first(legal, 150)
  const idle = ['endShift', 'decline', 'pass', 'undo']
  const work = all.filter(({ type }) => !idle.includes(type))
  const from = work.length > 0 && random.below('idle', 12) > 0 ? work : all
  const tried = [0, 1, 2, 3, 4, 5].map(() => from[random.below('which', from.length)])
  const health = (command: Command | undefined) => Number(/[RYG](\d)/.exec(JSON.stringify(command))?.[1] ?? 0)
  return tried.sort((a, b) => health(b) - health(a))[0] ?? null
}

function statesOf(table: Table, seed: string): readonly State[] {
  return playout(diceHospital, { ...table, seed: seedFrom(seed), choose: busy }).states
}

function same(state: State): void {
  const text = printTable(state)
  const copy = text === null ? state : again(text)
  expect(printTable(copy)).toBe(text)
  expect(decisions(copy), text ?? 'nothing said').toEqual(decisions(state))
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
    commands: first(diceHospital.legal(state, seat), 25).filter(({ type }) => type !== 'undo'),
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
      { numRuns: 8, seed: 11 },
    )
  })

  it('[DH 1.1] every table is read back, is possible, and asks for the same decisions', { timeout: 60_000 }, () => {
    const said = new Set<string>()
    const unsaid = new Set<string>()
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.nat(), (table, seed) => {
        for (const state of statesOf(table, `table ${seed}`)) {
          const text = printTable(state)
          ;(text === null ? unsaid : said).add(state.stage)
          same(state)
        }
      }),
      // The first of each are solo games in which a report is completed.
      { numRuns: 14, seed: 7, examples: [1, 2, 3, 4, 5, 6].map((seed): [Table, number] => [SOLO, seed]) },
    )
    expect([...said].sort()).toEqual(
      STAGES.filter((stage) => !['startingValues', 'administrators', 'over'].includes(stage)).sort(),
    )
    expect([...unsaid].sort()).toEqual(['administrators', 'extraReveal', 'over', 'startingValues'])
  })

  it.each(['paramedic', 'surgeon', 'consultant', 'cardiologist', 'medicalStudent'])(
    '[DH 4.6 Drug Trial Centre] when the dice lie and the %s has not decided yet',
    (meeple) => {
      const met: string[] = []
      for (let i = 0; i < 25; i++) {
        const notation =
          `2 activation; options experimental=true promos=consultant administrators=false; row - | R2 R3 G1 Y2; bags 1;` +
          ` departments drugTrialCentre; specialists ${[...new Set([meeple, 'paramedic'])].join(' ')} | Y4`
        const position = readTable(notation)
        const set = position.ok ? setPosition({ ...position.value, seed: seedFrom(`dice ${i}`) }) : position
        if (!set.ok) throw new Error(JSON.stringify(set.refusal))
        const command = { type: 'place', meeple, department: 'drugTrialCentre', targets: ['R2', 'R3=G'] } as Command
        const placed = diceHospital.step(set.value, { by: 0, at: 0, command })
        if (!placed.ok) throw new Error(JSON.stringify(placed.refusal))
        same(placed.state)
        met.push(...(printTable(placed.state)?.match(/; after \w+ drugTrialCentre [^;|]+/) ?? []))
      }
      expect(new Set(met).size).toBeGreaterThan(4)
    },
  )
})
