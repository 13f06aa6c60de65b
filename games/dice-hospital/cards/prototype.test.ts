// The cards of the prototype edition: its tiles, its specialists and the decks that they make.

import type { DepartmentId } from '@grand-rounds/dice-hospital'
import { newGame, place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'
import { SPECIALISTS } from './specialists.ts'

const options = { edition: 'prototype' }
const hospital = (line: string) => scenario({ hospitals: [line, 'Y3'], options })

it.each([2, 3, 4])('[DH 7.1] [DH 7.1 Reading] %i players: nine coloured tiles twice and six others once', (seats) => {
  const { departmentDeck, departmentRow } = newGame(seats, options).state
  const tiles = [...departmentDeck, ...departmentRow]
  const times = (n: number) =>
    [...new Set(tiles.filter((id) => tiles.filter((tile) => tile === id).length === n))].sort()
  expect(tiles).toHaveLength(24)
  expect(times(2)).toEqual([
    'allergyCentre',
    'anaesthesia',
    'cardiology',
    'earNoseThroat',
    'immunology',
    'operatingTheatre',
    'orthopaedics',
    'renalMedicine',
    'urology',
  ])
  expect(times(1)).toEqual([
    'crashCentre',
    'isolationWard',
    'prototypePhysiotherapyA',
    'prototypePhysiotherapyB',
    'prototypeRadiology',
    'prototypeTriageCentre',
  ])
})

it('[DH 7.1] a coloured tile does what it does in the final edition', () => {
  const scene = hospital('R1 R2 R3; departments cardiology')
  expect(scene.does(0, place('nurse', 'cardiology', ['R1', 'R2', 'R3'])).wards(0)).toBe('R2+ R3+ R4+')
})

it('[DH 7.1 Crash Centre] heals one of value 1 or 2 by 4', () => {
  const scene = hospital('R1 Y2 G3; departments crashCentre')
  expect(scene.offers(0, 'crashCentre')).toEqual(['R1', 'Y2'])
  expect(scene.refuses(0, place('nurse', 'crashCentre', ['G3'])).code).toBe('wrongPatient')
  expect(scene.does(0, place('nurse', 'crashCentre', ['R1'])).wards(0)).toBe('R5+ Y2 G3')
})

it('[DH 7.1 Radiology] heals up to three of value 1 to 3 by 1 each', () => {
  const scene = hospital('R1 Y2 G3 G4; departments prototypeRadiology')
  const offers = ['G3', 'R1', 'R1 G3', 'R1 Y2', 'R1 Y2 G3', 'Y2', 'Y2 G3']
  expect(scene.offers(0, 'prototypeRadiology')).toEqual(offers)
  const refusal = (...patients: readonly string[]) =>
    scene.refuses(0, place('nurse', 'prototypeRadiology', patients)).code
  expect(refusal('G4')).toBe('wrongPatient')
  expect(refusal()).toBe('wrongNumberOfPatients')
  expect(scene.does(0, place('nurse', 'prototypeRadiology', ['R1', 'G3'])).wards(0)).toBe('R2+ Y2 G4 G4+')
  const four = hospital('R1 R1 R1 R1; departments prototypeRadiology')
  const all = place('nurse', 'prototypeRadiology', ['R1', 'R1', 'R1', 'R1'])
  expect(four.refuses(0, all).code).toBe('wrongNumberOfPatients')
})

it('[DH 7.1 Triage Centre] heals one or two of value 1 to 3 by 2 each', () => {
  const scene = hospital('R1 Y3 G4; departments prototypeTriageCentre')
  expect(scene.offers(0, 'prototypeTriageCentre')).toEqual(['R1', 'R1 Y3', 'Y3'])
  expect(scene.refuses(0, place('nurse', 'prototypeTriageCentre', ['R1', 'G4'])).code).toBe('wrongPatient')
  expect(scene.does(0, place('nurse', 'prototypeTriageCentre', ['Y3'])).wards(0)).toBe('R1 Y5+ G4')
  const both = hospital('R1 Y3 G2; departments prototypeTriageCentre')
  const three = place('nurse', 'prototypeTriageCentre', ['R1', 'Y3', 'G2'])
  expect(both.refuses(0, three).code).toBe('wrongNumberOfPatients')
  expect(both.does(0, place('nurse', 'prototypeTriageCentre', ['R1', 'Y3'])).wards(0)).toBe('R3+ Y5+ G2')
})

it('[DH 7.1 Physiotherapy A] heals up to three of value 4 to 6 by 1 each', () => {
  const scene = hospital('R4 Y5 G6 G3; departments prototypePhysiotherapyA')
  expect(scene.offers(0, 'prototypePhysiotherapyA')).toHaveLength(7)
  const refusal = scene.refuses(0, place('nurse', 'prototypePhysiotherapyA', ['R4', 'G3']))
  expect(refusal.code).toBe('wrongPatient')
  scene.does(0, place('nurse', 'prototypePhysiotherapyA', ['R4', 'Y5', 'G6']))
  expect(scene.hospital(0)).toContain('R5+ Y6+ G3; lounge G;')
})

it('[DH 7.1 Physiotherapy B] heals one of value 1 to 3 by 2 and one of 4 or 5 by 1', () => {
  const scene = hospital('R1 Y3 G4 G6; departments prototypePhysiotherapyB')
  expect(scene.offers(0, 'prototypePhysiotherapyB')).toEqual(['R1 G4', 'Y3 G4'])
  scene.does(0, place('nurse', 'prototypePhysiotherapyB', ['Y3', 'G4']))
  expect(scene.wards(0)).toBe('R1 Y5+ G6 G5+')
})

it('[DH 7.1 Physiotherapy B] needs both', () => {
  const scene = hospital('R1 G4 G6; departments prototypePhysiotherapyB')
  const refusal = (...patients: readonly string[]) =>
    scene.refuses(0, place('nurse', 'prototypePhysiotherapyB', patients)).code
  expect(refusal('R1')).toBe('wrongNumberOfPatients')
  expect(refusal('G4')).toBe('wrongPatient')
  expect(refusal('R1', 'G6')).toBe('wrongPatient')
  expect(refusal('R1', 'G4', 'G6')).toBe('wrongNumberOfPatients')
  expect(hospital('R1 G6; departments prototypePhysiotherapyB').offers(0, 'prototypePhysiotherapyB')).toEqual([])
})

it('[DH 7.1 Isolation Ward] heals one of value 1 to 3 by 3', () => {
  const scene = hospital('R1 Y3 G4; departments isolationWard')
  expect(scene.offers(0, 'isolationWard')).toEqual(['R1', 'Y3'])
  expect(scene.refuses(0, place('nurse', 'isolationWard', ['G4'])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place('nurse', 'isolationWard', ['R1', 'Y3'])).code).toBe('wrongNumberOfPatients')
  expect(scene.does(0, place('nurse', 'isolationWard', ['Y3'])).wards(0)).toBe('R1 Y6+ G4')
})

it.each([2, 3, 4])('[DH 7.2] %i players: nine coloured specialists twice, six blue ones once', (seats) => {
  const { specialistDeck, specialistRow } = newGame(seats, options).state
  const cards = [...specialistDeck, ...specialistRow]
  expect(cards).toHaveLength(24)
  for (const colour of ['red', 'yellow', 'green', 'blue'] as const)
    expect(cards.filter((id) => SPECIALISTS[id].meeple === colour)).toHaveLength(6)
  const blue = cards.filter((id) => SPECIALISTS[id].meeple === 'blue').sort()
  expect(blue).toEqual([
    'criticalSpecialist',
    'generalPractitioner',
    'prototypeConsultant',
    'prototypeParamedic',
    'prototypeRegistrar',
    'prototypeTriageNurse',
  ])
  expect(new Set(cards).size).toBe(15)
})

it("[DH 7.2 Reading] 'of the same value' looks at the value before the healing", () => {
  const scene = hospital('R2 Y2 Y3 G4; specialists cardiologist')
  expect(scene.adds(0, 'cardiologist', 'criticalCare', ['R2'])).toEqual(['Y2'])
  expect(scene.refuses(0, place('cardiologist', 'criticalCare', ['R2'], ['Y3'])).code).toBe('wrongPatient')
})

it('[DH 7.2 Triage Nurse] heals a different one of value 1 to 3 by 2', () => {
  const scene = hospital('R2 Y1 Y3 G4; specialists prototypeTriageNurse')
  expect(scene.adds(0, 'prototypeTriageNurse', 'criticalCare', ['R2'])).toEqual(['Y1', 'Y3'])
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('prototypeTriageNurse', 'criticalCare', ['R2'], extra)).code
  expect(refusal('R3+')).toBe('wrongPatient')
  expect(refusal('G4')).toBe('wrongPatient')
  expect(refusal('Y1', 'Y3')).toBe('wrongNumberOfPatients')
  scene.does(0, place('prototypeTriageNurse', 'criticalCare', ['R2'], ['Y3']))
  expect(scene.wards(0)).toBe('R3+ Y1 Y5+ G4')
})

it('[DH 7.2 Consultant] heals a different one of value 1 or 2 by 3, in a department with a colour', () => {
  const scene = hospital('R1 R3 Y2 G3; specialists prototypeConsultant')
  expect(scene.adds(0, 'prototypeConsultant', 'criticalCare', ['R3'])).toEqual(['R1', 'Y2'])
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('prototypeConsultant', 'criticalCare', ['R1'], extra)).code
  expect(refusal('R2+')).toBe('wrongPatient')
  expect(refusal('G3')).toBe('wrongPatient')
  scene.does(0, place('prototypeConsultant', 'criticalCare', ['R3'], ['Y2']))
  expect(scene.wards(0)).toBe('R1 R4+ Y5+ G3')
})

it.each<[DepartmentId, string[]]>([
  ['intensiveCare', ['R1']],
  ['imaging', ['Y4']],
  ['clinic', ['G6']],
  ['crashCentre', ['R1']],
  ['prototypeRadiology', ['R1']],
  ['prototypePhysiotherapyA', ['Y4']],
  ['prototypeTriageCentre', ['R1']],
  ['isolationWard', ['R1']],
  ['prototypePhysiotherapyB', ['R1', 'Y4']],
])('[DH 7.2 Consultant] does nothing in %s, which has no colour', (department, targets) => {
  const tile = ['intensiveCare', 'imaging', 'clinic'].includes(department) ? '' : `departments ${department}; `
  const scene = hospital(`R1 Y1 Y4 G2 G6; ${tile}specialists prototypeConsultant`)
  expect(scene.adds(0, 'prototypeConsultant', department, targets)).toEqual([])
  const refusal = scene.refuses(0, place('prototypeConsultant', department, targets, ['G2']))
  expect(refusal.code).toBe('specialistNotTriggered')
  scene.does(0, place('prototypeConsultant', department, targets))
})

it('[DH 7.2 Consultant] needs no other specialist and chooses none', () => {
  const scene = hospital('R1 Y2; specialists prototypeConsultant surgeon')
  expect(scene.can(0, { type: 'chooseModel' })).toBe(false)
  expect(scene.adds(0, 'prototypeConsultant', 'oncology', ['Y2'])).toEqual(['R1'])
})

it('[DH 7.2 Registrar] for a discharge heals one of value 4 to 6 by 1 or one of 1 to 3 by 2', () => {
  const line = 'R4 R5 R6 Y1 G3; departments cardiology; specialists prototypeRegistrar'
  const three = ['R4', 'R5', 'R6']
  const scene = hospital(line)
  expect(scene.adds(0, 'prototypeRegistrar', 'cardiology', three)).toEqual(['G3', 'R5+', 'R6+', 'Y1'])
  const two = scene.refuses(0, place('prototypeRegistrar', 'cardiology', three, ['R5+', 'R6+']))
  expect(two.code).toMatch(/^wrong/)
  expect(scene.does(0, place('prototypeRegistrar', 'cardiology', three, ['G3'])).wards(0)).toBe('R5+ R6+ Y1 G5+')
  const high = hospital(line).does(0, place('prototypeRegistrar', 'cardiology', three, ['R6+']))
  expect(high.hospital(0)).toContain('R5+ Y1 G3; lounge RR;')
})

it('[DH 7.2 Registrar] does nothing without a discharge', () => {
  const scene = hospital('R5 Y1; specialists prototypeRegistrar')
  expect(scene.adds(0, 'prototypeRegistrar', 'clinic', ['R5'])).toEqual([])
  const refusal = scene.refuses(0, place('prototypeRegistrar', 'clinic', ['R5'], ['Y1']))
  expect(refusal.code).toBe('specialistNotTriggered')
})

it('[DH 7.2 Paramedic] heals up to two of value 1 to 3 by 1 each, the healed one too', () => {
  const scene = hospital('R1 Y3 G4; specialists prototypeParamedic')
  expect(scene.adds(0, 'prototypeParamedic', 'criticalCare', ['R1'])).toEqual(['R2+', 'R2+ Y3', 'Y3'])
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('prototypeParamedic', 'criticalCare', ['R1'], extra)).code
  expect(refusal('G4')).toBe('wrongPatient')
  expect(refusal('R2+', 'R2+')).toBe('noSuchPatient')
  expect(refusal()).toBe('wrongNumberOfPatients')
  scene.does(0, place('prototypeParamedic', 'criticalCare', ['R1'], ['R2+', 'Y3']))
  expect(scene.wards(0)).toBe('R3+ Y4+ G4')
})

it('[DH 7.2 Critical Specialist] heals up to three of value 1 or 2 by 1 each, the healed one too', () => {
  const scene = hospital('R1 Y2 G2 G3; specialists criticalSpecialist')
  expect(scene.adds(0, 'criticalSpecialist', 'criticalCare', ['R1'])).toHaveLength(7)
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('criticalSpecialist', 'criticalCare', ['R1'], extra)).code
  expect(refusal('G3')).toBe('wrongPatient')
  expect(refusal()).toBe('wrongNumberOfPatients')
  scene.does(0, place('criticalSpecialist', 'criticalCare', ['R1'], ['R2+', 'Y2', 'G2']))
  expect(scene.wards(0)).toBe('R3+ Y3+ G3 G3+')
})

it('[DH 7.2 General Practitioner] heals a different one of value 4 to 6 by 1', () => {
  const scene = hospital('R3 R4 Y6 G3; specialists generalPractitioner')
  expect(scene.adds(0, 'generalPractitioner', 'imaging', ['R3'])).toEqual(['R4', 'Y6'])
  const refusal = (extra: string) => scene.refuses(0, place('generalPractitioner', 'imaging', ['R3'], [extra])).code
  expect(refusal('R4+')).toBe('wrongPatient')
  expect(refusal('G3')).toBe('wrongPatient')
  scene.does(0, place('generalPractitioner', 'imaging', ['R3'], ['Y6']))
  expect(scene.hospital(0)).toContain('R4 R4+ G3; lounge Y;')
})

it('[DH 7.2] the six blue ones but the Registrar ask for somebody healed, each for itself', () => {
  const scene = hospital('R6 Y2 G5; specialists criticalSpecialist prototypeParamedic generalPractitioner')
  expect(scene.adds(0, 'criticalSpecialist', 'clinic', ['R6'])).toEqual(['Y2'])
  expect(scene.adds(0, 'prototypeParamedic', 'clinic', ['R6'])).toEqual(['Y2'])
  expect(scene.adds(0, 'generalPractitioner', 'clinic', ['R6'])).toEqual(['G5'])
})
