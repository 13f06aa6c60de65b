// The medical reports: each with its dice and points, and fair to the colours.

import type { Command } from '@grand-rounds/dice-hospital'
import { scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'
import type { Counts } from '../patients.ts'
import { total } from '../patients.ts'
import { REPORT_IDS, type ReportId, REPORTS } from './reports.ts'

const complete = (report: ReportId): Command => ({ type: 'completeReport', report })
const inTheLounge = (report: ReportId, lounge: string) =>
  scenario({
    phase: 'discharge',
    hospitals: [`R3; lounge ${lounge}`],
    reports: { lower: [report, null, null], upper: [null, null, null] },
  })

it.each([
  ['Two Red', 'twoRed', 'RR', 2],
  ['Two Yellow', 'twoYellow', 'YY', 2],
  ['Two Green', 'twoGreen', 'GG', 2],
  ['Two Red One Yellow', 'twoRedOneYellow', 'RRY', 3],
  ['Two Red One Green', 'twoRedOneGreen', 'RRG', 3],
  ['Two Yellow One Red', 'twoYellowOneRed', 'YYR', 3],
  ['Two Yellow One Green', 'twoYellowOneGreen', 'YYG', 3],
  ['Two Green One Red', 'twoGreenOneRed', 'GGR', 3],
  ['Two Green One Yellow', 'twoGreenOneYellow', 'GGY', 3],
  ['Three Red', 'threeRed', 'RRR', 5],
  ['Three Yellow', 'threeYellow', 'YYY', 5],
  ['Three Green', 'threeGreen', 'GGG', 5],
  ['Two Red Two Yellow', 'twoRedTwoYellow', 'RRYY', 6],
  ['Two Red Two Green', 'twoRedTwoGreen', 'RRGG', 6],
  ['Two Yellow Two Green', 'twoYellowTwoGreen', 'YYGG', 6],
] as const)('[DH 9 report %s] %s is completed with %s for %i points, and not with less', (_, id, dice, points) => {
  const scene = inTheLounge(id, dice)
  expect(scene.legal(0)).toEqual([complete(id), { type: 'pass' }])
  scene.does(0, complete(id))
  expect(scene.events).toContainEqual(expect.objectContaining({ type: 'pointsScored', source: 'report', points }))
  for (const letter of new Set(dice)) {
    const oneFewer = letter.repeat(dice.split(letter).length - 2)
    const plenty = 'RRRRYYYYGGGG'.replaceAll(letter, '')
    expect(inTheLounge(id, oneFewer + plenty).state.round).toBe(2)
  }
})

it('[DH 9] there are fifteen different reports', () => {
  expect(REPORT_IDS).toHaveLength(15)
  expect(new Set(REPORT_IDS.map((id) => REPORTS[id].dice.join())).size).toBe(15)
})

it('[DH 9] each asks for 2 to 4 dice and is worth 2 to 6 points, the more dice the more', () => {
  const worth = (dice: number) => REPORT_IDS.map((id) => REPORTS[id]).filter((report) => total(report.dice) === dice)
  const points = (dice: number) => worth(dice).map((report) => report.points)
  expect([2, 3, 4].flatMap(points)).toHaveLength(15)
  expect(Math.min(...points(2))).toBe(2)
  expect(Math.max(...points(2))).toBeLessThan(Math.min(...points(3)))
  expect(Math.max(...points(3))).toBeLessThan(Math.min(...points(4)))
  expect(Math.max(...points(4))).toBe(6)
})

it('[DH 9] whoever exchanges the colours finds the same fifteen reports', () => {
  const all = (order: readonly [number, number, number]) =>
    REPORT_IDS.map((id) => {
      const { dice, points } = REPORTS[id]
      const turned: Counts = [dice[order[0]] ?? 0, dice[order[1]] ?? 0, dice[order[2]] ?? 0]
      return `${turned.join()} for ${points}`
    }).sort()
  for (const order of [
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const)
    expect(all(order)).toEqual(all([0, 1, 2]))
})

it('[DH 9] those of the books’ example are among them', () => {
  for (const id of ['twoYellowOneGreen', 'twoGreenOneYellow', 'twoYellow', 'twoGreen'] as const)
    expect(REPORT_IDS).toContain(id)
})
