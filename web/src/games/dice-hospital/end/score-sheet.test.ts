import { diceHospital } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { anyKind, playout } from '@grand-rounds/testkit'
import { describe, expect, it } from 'vitest'

import { scoreSheet } from './score-sheet.ts'

function finalView(seats: number, options: Record<string, boolean>) {
  const seed = seedFrom(`score ${seats}`)
  const { states } = playout(diceHospital, { options, seats, seed, choose: anyKind })
  const last = states.at(-1)
  if (!last) throw new Error('no state')
  return diceHospital.view(last, null)
}

describe('the score sheet', () => {
  it.each([
    [1, {}],
    [2, { events: true }],
    [4, { pickup: true }],
  ])('of %i seats adds up, by source and by column', (seats, options) => {
    const view = finalView(seats, options)
    const sheet = scoreSheet(view)
    expect(sheet.columns).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'end'])
    const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
    for (const [seat, { total, bySource, byColumn, after }] of sheet.seats.entries()) {
      expect(total).toBe(view.hospitals[seat]?.score)
      expect(sum(bySource)).toBe(total)
      expect(sum(byColumn)).toBe(total)
      expect(after.at(-1)).toBe(total)
    }
  })

  it('puts what is reckoned at the end into a column of its own', () => {
    const view = finalView(2, {})
    const sheet = scoreSheet(view)
    const at = sheet.sources.indexOf('fatalities')
    const lost = view.hospitals[0]?.fatalities ?? 0
    expect(lost).toBeGreaterThan(0)
    expect(sheet.seats[0]?.bySource[at]).toBe(-2 * lost)
    const bags = sheet.seats[0]?.bySource[sheet.sources.indexOf('bags')] ?? 0
    expect(sheet.seats[0]?.byColumn.at(-1)).toBe(-2 * lost + bags)
  })

  it('of a running game has the rounds so far', () => {
    const { states } = playout(diceHospital, { options: {}, seats: 3, seed: seedFrom('running'), choose: anyKind })
    const state = states.find(({ round }) => round === 3)
    if (!state) throw new Error('no third round')
    expect(scoreSheet(diceHospital.view(state, null)).columns).toEqual([1, 2, 3])
  })
})
