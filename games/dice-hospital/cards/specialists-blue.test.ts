// The three specialists who ask for no colour, and what holds for specialists of all kinds.

import { newGame, place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

const hospital = (line: string, options = {}) => scenario({ hospitals: [line], options })

it('[DH 4.3 Triage Nurse] heals two different patients of value 1 to 3 by 1 each', () => {
  const scene = hospital('R1 R2 Y3 G4 G6; specialists triageNurse')
  expect(scene.adds(0, 'triageNurse', 'pharmacy', ['G4'])).toEqual(['R1 R2', 'R1 Y3', 'R2 Y3'])
  scene.does(0, place('triageNurse', 'pharmacy', ['G4'], ['Y3', 'R1']))
  expect(scene.wards(0)).toBe('R2 R2+ Y4+ G6 G5+')
})

it('[DH 4.3 Triage Nurse] [DH 4.3 Reading 2] leaves out those healed, values above 3, and more than two', () => {
  const scene = hospital('R1 R2 R3 G4 Y2; specialists triageNurse')
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('triageNurse', 'oncology', ['Y2'], extra)).code
  expect(scene.adds(0, 'triageNurse', 'oncology', ['Y2'])).toEqual(['R1 R2', 'R1 R3', 'R2 R3'])
  expect(refusal('R1', 'Y3+')).toBe('wrongPatient')
  expect(refusal('R1', 'G4')).toBe('wrongPatient')
  expect(refusal('R1', 'R1')).toBe('noSuchPatient')
  expect(refusal('R1', 'R2', 'R3')).toBe('wrongNumberOfPatients')
})

it('[DH 4.3 Triage Nurse] [DH 4.3 Reading 1] with two who fit heals both or nobody', () => {
  const scene = hospital('R1 R2 G4; specialists triageNurse')
  expect(scene.adds(0, 'triageNurse', 'pharmacy', ['G4'])).toEqual(['R1 R2'])
  expect(scene.refuses(0, place('triageNurse', 'pharmacy', ['G4'], ['R1'])).code).toBe('wrongNumberOfPatients')
  expect(scene.refuses(0, place('triageNurse', 'pharmacy', ['G4'], [])).code).toBe('wrongNumberOfPatients')
  scene.does(0, place('triageNurse', 'pharmacy', ['G4']))
  expect(scene.wards(0)).toBe('R1 R2 G5+')
})

it('[DH 4.3 Triage Nurse] [DH 4.3 Reading 1] with one who fits heals that one', () => {
  const scene = hospital('R3 Y5 G4; specialists triageNurse')
  expect(scene.adds(0, 'triageNurse', 'pharmacy', ['G4'])).toEqual(['R3'])
  expect(scene.refuses(0, place('triageNurse', 'pharmacy', ['G4'], ['R3', 'Y5'])).code).toBe('wrongPatient')
  scene.does(0, place('triageNurse', 'pharmacy', ['G4'], ['R3']))
  expect(scene.wards(0)).toBe('R4+ Y5 G5+')
})

it('[DH 4.3 Triage Nurse] has nothing to do when nobody fits', () => {
  const scene = hospital('Y5 G1; specialists triageNurse')
  expect(scene.adds(0, 'triageNurse', 'pharmacy', ['G1'])).toEqual([])
  expect(scene.refuses(0, place('triageNurse', 'pharmacy', ['G1'], [])).code).toBe('wrongNumberOfPatients')
  expect(scene.refuses(0, place('triageNurse', 'pharmacy', ['G1'], ['G2+'])).code).toBe('wrongPatient')
})

it('[DH 4.3 Reading 1] a department needs all its targets where a specialist does what can be done', () => {
  const scene = hospital('R3 G4; departments triageCentre; specialists triageNurse')
  expect(scene.offers(0, 'triageCentre')).toEqual([])
  expect(scene.refuses(0, place('nurse', 'triageCentre', ['R3'])).code).toBe('wrongNumberOfPatients')
  expect(scene.adds(0, 'triageNurse', 'pharmacy', ['G4'])).toEqual(['R3'])
})

it('[DH 4.3 Paramedic] heals one different patient of value 1 to 3 by 2', () => {
  const scene = hospital('R1 R3 Y4 G2; specialists paramedic')
  expect(scene.adds(0, 'paramedic', 'pharmacy', ['G2'])).toEqual(['R1', 'R3'])
  const refusal = (...extra: readonly string[]) => scene.refuses(0, place('paramedic', 'pharmacy', ['G2'], extra)).code
  expect(refusal('Y4')).toBe('wrongPatient')
  expect(refusal('G3+')).toBe('wrongPatient')
  expect(refusal('R1', 'R3')).toBe('wrongNumberOfPatients')
  scene.does(0, place('paramedic', 'pharmacy', ['G2'], ['R3']))
  expect(scene.wards(0)).toBe('R1 R5+ Y4 G3+')
})

it('[DH 4.3 General Practitioner] heals one different patient of value 4 to 6 by 1', () => {
  const scene = hospital('R3 R4 Y6 G4; specialists generalPractitioner')
  expect(scene.adds(0, 'generalPractitioner', 'pharmacy', ['G4'])).toEqual(['R4', 'Y6'])
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('generalPractitioner', 'pharmacy', ['G4'], extra)).code
  expect(refusal('R3')).toBe('wrongPatient')
  expect(refusal('G5+')).toBe('wrongPatient')
  expect(refusal('R4', 'Y6')).toBe('wrongNumberOfPatients')
  scene.does(0, place('generalPractitioner', 'pharmacy', ['G4'], ['Y6']))
  expect(scene.hospital(0)).toContain('R3 R4 G5+; lounge Y;')
})

it.each([
  ['Triage Nurse', 'triageNurse', 'R2'],
  ['Paramedic', 'paramedic', 'R2'],
  ['General Practitioner', 'generalPractitioner', 'R5'],
] as const)('[DH 4.3 %s] asks for somebody healed', (_, id, other) => {
  const scene = hospital(`${other} G4; departments physiotherapy; specialists ${id}`, { experimental: true })
  expect(scene.adds(0, id, 'physiotherapy', ['G4=Y'])).toEqual([])
  const refusal = scene.refuses(0, place(id, 'physiotherapy', ['G4=Y'], [other]))
  expect(refusal.code).toBe('specialistNotTriggered')
})

it.each([
  ['Triage Nurse', 'triageNurse', 'R2', 'R3+'],
  ['Paramedic', 'paramedic', 'R2', 'R4+'],
  ['General Practitioner', 'generalPractitioner', 'R5', 'R6+'],
] as const)('[DH 4.3 %s] helps another also when the first was discharged, whatever the colour', (_, id, from, to) => {
  const scene = hospital(`${from} G6; specialists ${id}`).does(0, place(id, 'clinic', ['G6'], [from]))
  expect(scene.hospital(0)).toContain(`${to}; lounge G;`)
})

it.each([
  ['Triage Nurse', 'triageNurse', 'R1'],
  ['Paramedic', 'paramedic', 'R1'],
  ['General Practitioner', 'generalPractitioner', 'R5'],
] as const)('[DH 4.3 %s] follows the healing of any colour', (_, id, other) => {
  for (const healed of ['R2', 'Y2', 'G2'])
    expect(hospital(`${other} ${healed}; specialists ${id}`).adds(0, id, 'intensiveCare', [healed])).toEqual([other])
})

it('[DH 4.3] the effect happens once, however many the department healed', () => {
  const scene = hospital('R1 R2 R3 R5 R6; departments cardiology; specialists anaesthetist')
  const refusal = scene.refuses(0, place('anaesthetist', 'cardiology', ['R1', 'R2', 'R3'], ['R5', 'R6']))
  expect(refusal.code).toBe('wrongNumberOfPatients')
  scene.does(0, place('anaesthetist', 'cardiology', ['R1', 'R2', 'R3'], ['R6']))
  expect(scene.wards(0)).toBe('R5 R2+ R3+ R4+')
})

it('[DH 4.3] a nurse adds nothing', () => {
  const scene = hospital('R1 R2; specialists surgeon')
  expect(scene.refuses(0, place('nurse', 'criticalCare', ['R1'], ['R2'])).code).toBe('noSpecialist')
})

it('[DH 4.3] each specialist stands in any department, once a round', () => {
  const scene = hospital('R2 Y4 G6; specialists pharmacist')
  for (const department of ['criticalCare', 'oncology', 'pharmacy', 'intensiveCare', 'imaging', 'clinic'] as const)
    expect(scene.offers(0, department, 'pharmacist')).not.toEqual([])
  scene.does(0, place('pharmacist', 'oncology', ['Y4']))
  expect(scene.refuses(0, place('pharmacist', 'pharmacy', ['G6'])).code).toBe('meepleNotFree')
})

it('[DH 4.3] two specialists of one name work twice', () => {
  const scene = hospital('R2 R4; specialists surgeon surgeon')
  scene.does(0, place('surgeon', 'intensiveCare', ['R2'], ['R3+']))
  scene.does(0, place('surgeon', 'criticalCare', ['R4'], ['R5+']))
  expect(scene.wards(0)).toBe('R4+ R6+')
})

it.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
])('[DH 4.3] [DH 1.4] %i players: two of each of the twelve, %i of them face up', (seats, faceUp) => {
  const { specialistDeck, specialistRow } = newGame(seats).state
  expect(specialistRow).toHaveLength(faceUp)
  const cards = [...specialistDeck, ...specialistRow]
  expect(cards).toHaveLength(24)
  expect(new Set(cards).size).toBe(12)
  for (const id of cards) expect(cards.filter((card) => card === id)).toHaveLength(2)
})
