// The prototype edition: what is played otherwise than in the final one.

import type { Command, PointSource } from '@grand-rounds/dice-hospital'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { newGame, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

const options = { edition: 'prototype' }
const hospital = (line: string, more = {}) => scenario({ hospitals: [line, 'Y3'], options: { ...options, ...more } })
const points = (scene: Scene, seat: number, from: PointSource = 'administrator') =>
  scene.state.hospitals[seat]?.points.filter(({ source }) => source === from).map(({ points }) => points)
const scored = (...hospitals: readonly string[]) =>
  scenario({ options: { ...options, administrators: true }, phase: 'discharge', hospitals })
const recolour = (target: string): Command => ({ type: 'recolour', target })

it('[DH 7.2] a bag changes a colour at any time, healing or not; the patient is treated', () => {
  const scene = hospital('R3 G4; bags 1')
  expect(scene.can(0, { type: 'recolour', target: 'R3=Y' })).toBe(true)
  scene.does(0, recolour('R3=Y'))
  expect(scene.hospital(0)).toBe('R3>Y G4; ambulance 1')
  expect(scene.offers(0, 'oncology')).toEqual(['R3>Y'])
  scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
  expect(scene.wards(0)).toBe('R3 G3')
})

it('[DH 7.2] it costs a bag, and the colour must be another', () => {
  const scene = hospital('R3 G4; bags 1')
  expect(scene.refuses(0, recolour('R3=R')).code).toBe('cantRecolour')
  expect(scene.refuses(0, recolour('R3')).code).toBe('cantRecolour')
  expect(scene.refuses(0, recolour('R4=Y')).code).toBe('noSuchPatient')
  scene.does(0, recolour('R3=Y'))
  expect(scene.refuses(0, recolour('G4=Y')).code).toBe('noBag')
})

it('[DH 7.2] the final edition knows no such bag', () => {
  const scene = scenario({ hospitals: ['R3 G4; bags 1', 'Y3'] })
  expect(scene.can(0, { type: 'recolour' })).toBe(false)
  expect(scene.refuses(0, recolour('R3=Y')).code).toBe('onlyPrototype')
})

it('[DH 7.2] a bag still changes a colour just before healing, and still heals', () => {
  const scene = hospital('R3 R6; bags 2').does(0, place('nurse', 'pharmacy', ['R3=G']))
  scene.does(0, { type: 'spendBag', target: 'R6' })
  expect(scene.hospital(0)).toContain('R4>G; lounge R;')
})

it('[DH 7.2] equal values at the border of two ambulances: the player on the right decides', () => {
  const scene = scenario({
    options,
    phase: 'split',
    hospitals: ['R3', 'Y3', 'G3'],
    first: 1,
    ambulances: [
      ['R2', 'R2', 'R2'],
      ['Y2', 'R4', 'R4'],
      ['R5', 'R5', 'R5'],
      ['R5', 'R5', 'R5'],
    ],
  })
  expect(scene.toAct).toEqual([0])
  expect(scene.legal(0)).toHaveLength(2)
})

it('[DH 7.3] any number of improvements may be discarded, a bag for each', () => {
  const scene = scenario({
    options,
    phase: 'discard',
    hospitals: ['R3; departments cardiology cardiology; specialists surgeon', 'Y3; specialists urologist'],
  })
  expect(scene.legal(0)).toHaveLength(6)
  const improvements = ['cardiology', 'cardiology', 'surgeon']
  scene.does(0, { type: 'discard', improvements } as Command).does(1, { type: 'discard', improvements: [] })
  expect(scene.hospital(0)).toBe('R3; bags 3; ambulance 1')
  expect(scene.hospital(1)).toBe('Y3; specialists urologist; ambulance 2')
})

it('[DH 7.3] but only what is owned, and no starting department; in the final edition one', () => {
  const hospitals = ['R3; departments cardiology; specialists surgeon', 'Y3']
  const scene = scenario({ options, phase: 'discard', hospitals })
  const refusal = (...improvements: readonly string[]) => scene.refuses(0, { type: 'discard', improvements }).code
  expect(refusal('cardiology', 'cardiology')).toBe('notYours')
  expect(refusal('clinic')).toBe('notYours')
  const final = scenario({ phase: 'discard', hospitals })
  const two = { type: 'discard', improvements: ['cardiology', 'surgeon'] }
  expect(final.refuses(0, two).code).toBe('tooManyDiscards')
})

it('[DH 7.4] who alone discharged the most gains a blood bag', () => {
  const scene = scored('R3; lounge RRY; administrator protectsRed', 'Y3; lounge GG; administrator protectsGreen')
  expect(scene.state.hospitals.map(({ bags }) => bags)).toEqual([1, 0])
})

it('[DH 7.4] nobody does in a tie, or when nobody was discharged, or in the final edition', () => {
  const bags = (scene: Scene) => scene.state.hospitals.map((one) => one.bags)
  expect(bags(scored('R3; lounge RR', 'Y3; lounge GG', 'G3; lounge Y'))).toEqual([0, 0, 0])
  expect(bags(scored('R3', 'Y3', 'G3'))).toEqual([0, 0, 0])
  expect(bags(scenario({ phase: 'discharge', hospitals: ['R3; lounge RR', 'Y3', 'G3'] }))).toEqual([0, 0, 0])
})

it.each([
  ['each two red', 'twoRed', 'R', 'Y'],
  ['each two yellow', 'twoYellow', 'Y', 'G'],
  ['each two green', 'twoGreen', 'G', 'R'],
] as const)('[DH 7.5 %s] 1 point for every two of the colour in a round', (_, id, c, other) => {
  const line = (lounge: string) => `R3; lounge ${lounge}; administrator ${id}`
  expect(points(scored(line(c.repeat(5) + other), 'Y3'), 0)).toEqual([2])
  expect(points(scored(line(c.repeat(2)), 'Y3'), 0)).toEqual([1])
  expect(points(scored(line(c + other.repeat(4)), 'Y3'), 0)).toEqual([])
})

it('[DH 7.5 each set] 1 point for every set of all three colours', () => {
  const line = (lounge: string) => `R3; lounge ${lounge}; administrator oneOfEach`
  expect(points(scored(line('RRRYYGG'), 'Y3'), 0)).toEqual([2])
  expect(points(scored(line('RRRYYY'), 'Y3'), 0)).toEqual([])
})

it.each([
  ['red never', 'protectsRed', 'R', 'Y'],
  ['yellow never', 'protectsYellow', 'Y', 'G'],
  ['green never', 'protectsGreen', 'G', 'R'],
] as const)(
  '[DH 7.5 %s] patients of the colour don’t deteriorate from neglect, and nobody is asked',
  (_, id, c, other) => {
    const scene = scenario({
      options: { ...options, administrators: true },
      hospitals: [`${c}1 ${c}1 ${c}4 ${other}1 ${other}3; administrator ${id}`, 'R3; administrator mostDischarged'],
    })
    scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
    expect(scene.wards(0).split(' ').sort()).toEqual([`${c}1`, `${c}1`, `${c}4`, `${other}2`].sort())
    expect(scene.state.hospitals[0]?.fatalities).toBe(1)
  },
)

it.each([
  ['red never', 'protectsRed', 'R'],
  ['yellow never', 'protectsYellow', 'Y'],
  ['green never', 'protectsGreen', 'G'],
] as const)('[DH 7.5 %s] but they may die for lack of a bed', (_, id, c) => {
  const scene = scenario({
    options: { ...options, administrators: true },
    phase: 'makeRoom',
    hospitals: [
      `${`${c}4 `.repeat(11)}${c}5; arrivals R2 Y2 G2; administrator ${id}`,
      'R3; administrator mostDischarged',
    ],
  })
  expect(scene.can(0, { type: 'makeRoom', patients: [`${c}4`, `${c}4`, `${c}4`] })).toBe(true)
})

it('[DH 7.5 most alone] [DH 7.5 Reading] 2 points in a round in which nobody else discharged as many', () => {
  const line = (lounge: string) => `R3; lounge ${lounge}; administrator mostDischarged`
  expect(points(scored(line('RRR'), 'Y3; lounge YY', 'G3; lounge G'), 0)).toEqual([2])
  expect(points(scored(line('RR'), 'Y3; lounge YY', 'G3; lounge G'), 0)).toEqual([])
  expect(points(scored(line('R'), 'Y3; lounge YY', 'G3; lounge G'), 0)).toEqual([])
})

it('[DH 7.5] two are dealt to each player, as in the final edition', () => {
  const scene = newGame(2, options)
  scene.does(scene.state.first, { type: 'reveal', kind: 'department' })
  while (scene.state.stage === 'startingValues') {
    const seat = scene.toAct[0] ?? 0
    const [first] = scene.legal(seat)
    if (first) scene.does(seat, first)
  }
  expect(scene.state.stage).toBe('administrators')
  expect(scene.state.hospitals.map(({ dealt }) => dealt.length)).toEqual([2, 2])
})

const refusal = (given: object, seats = 3) => {
  const read = diceHospital.readOptions({ ...options, ...given }, seats)
  return read.ok ? null : read.refusal
}

it.each(['events', 'openingCrisis', 'epidemic', 'superbug', 'pickup', 'experimental'])(
  '[DH 7.6] %s is not played with it',
  (option) => {
    expect(refusal({ [option]: true })).toEqual({ code: 'optionExcluded', data: { option, by: 'prototype' } })
  },
)

it('[DH 7.6] nor promos, nor solo, nor the harder penalties of solo', () => {
  expect(refusal({ promos: ['consultant'] })).toMatchObject({ code: 'optionExcluded', data: { option: 'promos' } })
  expect(refusal({}, 1)).toEqual({ code: 'optionExcluded', data: { option: 'edition', by: 'solo' } })
  expect(refusal({ doubleFatalities: true })).toMatchObject({ code: 'optionExcluded' })
  expect(refusal({ doubleReports: true })).toMatchObject({ code: 'optionExcluded' })
})

it('[DH 7.6] without administrators, in order, and with the timer it may be played', () => {
  expect(refusal({ administrators: false, activation: 'inOrder', timer: true })).toBeNull()
  const scene = scenario({ options: { ...options, activation: 'inOrder', timer: true }, hospitals: ['R3', 'Y3'] })
  expect(scene.toAct).toEqual([0])
  scene.timeUp('activation/1/0', 60_000)
  expect(scene.toAct).toEqual([1])
})
