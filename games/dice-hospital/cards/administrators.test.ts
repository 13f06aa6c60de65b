// The administrators of the final edition: points for what was discharged, or a patient who is spared.

import type { PointSource } from '@grand-rounds/dice-hospital'
import { newGame, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'
import { ADMINISTRATOR_IDS } from './administrators.ts'

const options = { administrators: true }
const points = (scene: Scene, seat: number, from: PointSource = 'administrator') =>
  scene.state.hospitals[seat]?.points.filter(({ source }) => source === from).map(({ points }) => points)
const scored = (...hospitals: readonly string[]) => scenario({ options, phase: 'discharge', hospitals })

it('[DH 4.4] there are eight, and a player keeps one of two', () => {
  expect(ADMINISTRATOR_IDS).toHaveLength(8)
  const scene = newGame(4)
  while (scene.state.stage !== 'administrators') {
    const seat = scene.toAct[0] ?? 0
    const [first] = scene.legal(seat)
    if (first) scene.does(seat, first)
  }
  const dealt = scene.state.hospitals.flatMap((hospital) => hospital.dealt)
  expect([...dealt].sort()).toEqual([...ADMINISTRATOR_IDS].sort())
})

it.each([
  ['two red', 'twoRed', 'RR', 'RYYGG'],
  ['two yellow', 'twoYellow', 'YY', 'YRRGG'],
  ['two green', 'twoGreen', 'GG', 'GRRYY'],
] as const)('[DH 4.4 %s] gives 1 point for two or more of the colour, none for one', (_, id, two, one) => {
  const line = (lounge: string) => `R3; lounge ${lounge}; administrator ${id}`
  expect(points(scored(line(two), 'G3'), 0)).toEqual([1])
  expect(points(scored(line(two + two), 'G3'), 0)).toEqual([1])
  expect(points(scored(line(one), 'G3'), 0)).toEqual([])
})

it.each([
  ['two red', 'twoRed', 'R'],
  ['two yellow', 'twoYellow', 'Y'],
  ['two green', 'twoGreen', 'G'],
] as const)('[DH 4.4 %s] counts own discharges only, by the own colour', (_, id, c) => {
  expect(points(scored(`R3; administrator ${id}`, `G3; lounge ${c}${c}`), 0)).toEqual([])
  const other = c === 'R' ? 'Y' : 'R'
  const afterHealing = (...patients: readonly string[]) => {
    const line = `${c}3 ${c}6 ${c}6>${other} ${other}6>${c}; bags 2; administrator ${id}`
    const scene = scenario({ options, hospitals: [line, 'Y3; administrator mostDischarged'] })
    for (const target of patients) scene.does(0, { type: 'spendBag', target })
    return points(scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' }), 0)
  }
  expect(afterHealing(`${c}6`, `${c}6>${other}`)).toEqual([1])
  expect(afterHealing(`${c}6`, `${other}6>${c}`)).toEqual([])
})

it('[DH 4.4 one of each] gives 1 point for a red, a yellow and a green one, once', () => {
  const line = (lounge: string) => `R3; lounge ${lounge}; administrator oneOfEach`
  expect(points(scored(line('RYG'), 'G3'), 0)).toEqual([1])
  expect(points(scored(line('RRYYGG'), 'G3'), 0)).toEqual([1])
  expect(points(scored(line('RRRYYY'), 'G3'), 0)).toEqual([])
})

it('[DH 4.4 most discharged] gives 1 point for more than every other player', () => {
  const line = (lounge: string) => `R3; lounge ${lounge}; administrator mostDischarged`
  expect(points(scored(line('RRR'), 'G3; lounge YY', 'Y3; lounge G'), 0)).toEqual([1])
  expect(points(scored(line('RR'), 'G3; lounge RRR', 'Y3; lounge G'), 0)).toEqual([])
})

it('[DH 4.4 most discharged] [DH 4.4 Reading] gives nothing in a tie, and nothing when nobody was discharged', () => {
  const line = (lounge: string) => `R3; ${lounge}; administrator mostDischarged`
  expect(points(scored(line('lounge RR'), 'G3; lounge YY', 'Y3; lounge G'), 0)).toEqual([])
  expect(points(scored('R3; administrator mostDischarged', 'G3', 'Y3'), 0)).toEqual([])
})

it.each([
  ['protects red', 'protectsRed', 'R', 'Y'],
  ['protects yellow', 'protectsYellow', 'Y', 'G'],
  ['protects green', 'protectsGreen', 'G', 'R'],
] as const)('[DH 4.4 %s] spares one neglected patient of the colour, as the player chooses', (_, id, c, other) => {
  const scene = scenario({
    options,
    phase: 'neglect',
    hospitals: [`${c}1 ${c}4 ${c}4 ${c}2+ ${other}3; administrator ${id}`, 'G3; administrator mostDischarged'],
  })
  expect(scene.toAct).toEqual([0])
  expect(scene.legal(0)).toEqual([
    { type: 'protect', patient: `${c}1` },
    { type: 'protect', patient: `${c}4` },
  ])
  const refusal = (patient: string) => scene.refuses(0, { type: 'protect', patient }).code
  expect(refusal(`${other}3`)).toBe('cantProtect')
  expect(refusal(`${c}2+`)).toBe('cantProtect')
  expect(refusal(`${c}5`)).toBe('cantProtect')
  scene.does(0, { type: 'protect', patient: `${c}4` })
  expect(scene.wards(0).split(' ').sort()).toEqual([`${c}2`, `${c}3`, `${c}4`, `${other}2`].sort())
  expect(scene.state.hospitals[0]?.fatalities).toBe(1)
})

it.each([
  ['protects red', 'protectsRed', 'R', 'Y'],
  ['protects yellow', 'protectsYellow', 'Y', 'G'],
  ['protects green', 'protectsGreen', 'G', 'R'],
] as const)('[DH 4.4 %s] asks nobody where there is no choice, and protects no other colour', (_, id, c, other) => {
  const scene = scenario({
    options,
    hospitals: [`${c}1 ${c}3+ ${other}1 ${other}3; administrator ${id}`, 'G3; administrator mostDischarged'],
  })
  scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
  expect(scene.events).toContainEqual(expect.objectContaining({ type: 'patientShielded', seat: 0, patient: `${c}1` }))
  expect(scene.wards(0).split(' ').sort()).toEqual([`${c}1`, `${c}3`, `${other}2`].sort())
  expect(scene.state.hospitals[0]?.fatalities).toBe(1)
})

it('[DH 4.4 protects red] spares from the superbug too, again in every round', () => {
  const scene = scenario({
    options: { ...options, superbug: true },
    hospitals: [
      'R2 R2; administrator protectsRed',
      'G3 G3; administrator mostDischarged',
      'Y3 Y3; administrator twoRed',
    ],
  })
  for (const seat of [0, 1, 2]) scene.does(seat, { type: 'endShift' })
  expect(scene.wards(0)).toBe('R2')
  expect(scene.state.round).toBe(2)
  expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 1, shielded: null, administrator: 'protectsRed' })
})

it('[DH 4.4] the points come with phase 5, beside those for the discharged', () => {
  const scene = scored('R3; lounge RR; administrator twoRed', 'G3; administrator protectsRed')
  expect(points(scene, 0, 'discharged')).toEqual([3])
  expect(points(scene, 0)).toEqual([1])
  expect(points(scene, 1)).toEqual([])
})
