// The departments of the final edition: [DH 4.1] those of every hospital, [DH 4.2] the tiles.

import { newGame, place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

const hospital = (line: string) => scenario({ hospitals: [line] })
const FULL = 'R1 R3 R5 R6 Y2 Y3 Y4 Y6 G1 G2 G4 G5'

it('[DH 4.1] every hospital starts with the same six departments', () => {
  const six = ['criticalCare', 'oncology', 'pharmacy', 'intensiveCare', 'imaging', 'clinic']
  for (const { departments } of newGame(3).state.hospitals) expect(departments.map(({ id }) => id)).toEqual(six)
})

it.each([
  ['Critical Care Unit', 'criticalCare', 'R1 R3 R5 R6', 'R3', 'R4+', 'Y3'],
  ['Oncology', 'oncology', 'Y2 Y3 Y4 Y6', 'Y3', 'Y4+', 'G4'],
  ['Pharmacy', 'pharmacy', 'G1 G2 G4 G5', 'G4', 'G5+', 'R3'],
  ['Intensive Care', 'intensiveCare', 'G1 G2 R1 Y2', 'Y2', 'Y3+', 'Y3'],
  ['Imaging', 'imaging', 'G4 R3 Y3 Y4', 'Y4', 'Y5+', 'Y2'],
  ['Clinic', 'clinic', 'G5 R5 R6 Y6', 'G5', 'G6+', 'G4'],
] as const)('[DH 4.1 %s] heals one patient who fits by 1', (_, department, fitting, from, to, unfit) => {
  const scene = hospital(FULL)
  expect(scene.offers(0, department)).toEqual(fitting.split(' '))
  expect(scene.refuses(0, place('nurse', department, [unfit])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place('nurse', department, [])).code).toBe('wrongNumberOfPatients')
  expect(scene.refuses(0, place('nurse', department, fitting.split(' ').slice(0, 2))).code).toBe(
    'wrongNumberOfPatients',
  )
  scene.does(0, place('nurse', department, [from]))
  expect(scene.wards(0).split(' ').sort()).toEqual(FULL.replace(from, to).split(' ').sort())
})

it.each([
  ['Critical Care Unit', 'criticalCare', 'R6'],
  ['Oncology', 'oncology', 'Y6'],
  ['Pharmacy', 'pharmacy', 'G6'],
  ['Clinic', 'clinic', 'Y6'],
] as const)('[DH 4.1 %s] discharges a patient of value 6', (_, department, patient) => {
  const scene = hospital(`R2 ${patient}`).does(0, place('nurse', department, [patient]))
  expect(scene.hospital(0)).toBe(`R2; lounge ${patient[0]}; departments ${department}:nurse`)
})

it.each([
  ['Critical Care Unit', 'criticalCare', 'Y3>R', 'R3>G', 'R'],
  ['Oncology', 'oncology', 'G3>Y', 'Y3>R', 'Y'],
  ['Pharmacy', 'pharmacy', 'R3>G', 'G3>Y', 'G'],
] as const)('[DH 4.1 %s] looks at the current colour', (_, department, inside, outside, colour) => {
  const scene = hospital(`${inside} ${outside}; bags 1`)
  expect(scene.offers(0, department)).toEqual([inside, `${outside}=${colour}`].sort())
  expect(scene.refuses(0, place('nurse', department, [outside])).code).toBe('wrongPatient')
  scene.does(0, place('nurse', department, [inside]))
  expect(scene.wards(0).split(' ')).toContain(inside.replace('3', '4'))
})

it.each([
  ['Operating Theatre', 'operatingTheatre', 'R', 'Y'],
  ['Ear, Nose & Throat', 'earNoseThroat', 'G', 'R'],
  ['Orthopaedics', 'orthopaedics', 'Y', 'G'],
] as const)('[DH 4.2 %s] heals one patient of its colour by 3', (_, department, own, other) => {
  const ward = `${own}1 ${own}4 ${other}2; departments ${department}`
  const scene = hospital(ward)
  expect(scene.offers(0, department)).toEqual([`${own}1`, `${own}4`])
  expect(scene.refuses(0, place('nurse', department, [`${other}2`])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place('nurse', department, [`${own}1`, `${own}4`])).code).toBe('wrongNumberOfPatients')
  scene.does(0, place('nurse', department, [`${own}1`]))
  expect(scene.wards(0).split(' ').sort()).toEqual([`${own}4`, `${own}4+`, `${other}2`].sort())
  const another = hospital(ward).does(0, place('nurse', department, [`${own}4`]))
  expect(another.hospital(0)).toContain(`lounge ${own}`)
})

it.each([
  ['Operating Theatre', 'operatingTheatre', 'Y2', 'R'],
  ['Ear, Nose & Throat', 'earNoseThroat', 'R2', 'G'],
  ['Orthopaedics', 'orthopaedics', 'G2', 'Y'],
] as const)('[DH 4.2 %s] takes another colour for a blood bag only', (_, department, patient, colour) => {
  const poor = hospital(`${patient}; departments ${department}`)
  expect(poor.offers(0, department)).toEqual([])
  expect(poor.refuses(0, place('nurse', department, [`${patient}=${colour}`])).code).toBe('noBag')
  const rich = hospital(`${patient}; bags 1; departments ${department}`)
  rich.does(0, place('nurse', department, [`${patient}=${colour}`]))
  expect(rich.wards(0)).toBe(`${patient[0]}5>${colour}`)
})

const RUNS = [
  ['Cardiology', 'cardiology', 'R', 'Y'],
  ['Immunology', 'immunology', 'G', 'R'],
  ['Urology', 'urology', 'Y', 'G'],
] as const

it.each(RUNS)('[DH 4.2 %s] heals three of its colour with consecutive values by 1 each', (_, department, c, other) => {
  const scene = hospital(`${c}2 ${c}3 ${c}4 ${c}6 ${other}5; departments ${department}`)
  expect(scene.offers(0, department)).toEqual([`${c}2 ${c}3 ${c}4`])
  scene.does(0, place('nurse', department, [`${c}4`, `${c}2`, `${c}3`]))
  expect(scene.wards(0).split(' ').sort()).toEqual([`${other}5`, `${c}3+`, `${c}4+`, `${c}5+`, `${c}6`].sort())
})

it.each(RUNS)('[DH 4.2 %s] takes 1, 2, 3 as well as 4, 5, 6', (_, department, c) => {
  const scene = hospital(`${c}1 ${c}2 ${c}3 ${c}4 ${c}5 ${c}6; departments ${department}`)
  expect(scene.offers(0, department)).toHaveLength(4)
  scene.does(0, place('nurse', department, [`${c}4`, `${c}5`, `${c}6`]))
  expect(scene.hospital(0)).toBe(`${c}1 ${c}2 ${c}3 ${c}5+ ${c}6+; lounge ${c}; departments ${department}:nurse`)
})

it.each(RUNS)('[DH 4.2 %s] refuses a gap, a pair, two, four and another colour', (_, department, c, other) => {
  const scene = hospital(`${c}2 ${c}2 ${c}3 ${c}5 ${other}4; departments ${department}`)
  const refusal = (...patients: readonly string[]) => scene.refuses(0, place('nurse', department, patients)).code
  expect(scene.offers(0, department)).toEqual([])
  expect(refusal(`${c}2`, `${c}3`, `${c}5`)).toBe('notTogether')
  expect(refusal(`${c}2`, `${c}2`, `${c}3`)).toBe('notTogether')
  expect(refusal(`${c}2`, `${c}3`)).toBe('wrongNumberOfPatients')
  expect(refusal(`${c}2`, `${c}2`, `${c}3`, `${c}5`)).toBe('wrongNumberOfPatients')
  expect(refusal(`${c}2`, `${c}3`, `${other}4`)).toBe('wrongPatient')
  expect(refusal(`${c}2`, `${c}3`, `${c}4`)).toBe('noSuchPatient')
})

it.each(RUNS)('[DH 4.2 %s] takes a third patient of another colour for a bag', (_, department, c, other) => {
  const scene = hospital(`${c}2 ${c}3 ${other}4; bags 1; departments ${department}`)
  expect(scene.offers(0, department)).toHaveLength(1)
  scene.does(0, place('nurse', department, [`${c}2`, `${c}3`, `${other}4=${c}`]))
  expect(scene.wards(0).split(' ').sort()).toEqual([`${c}3+`, `${c}4+`, `${other}5>${c}`].sort())
})

const ALIKE = [
  ['Anaesthesia', 'anaesthesia', 'R', 'Y'],
  ['Allergy Centre', 'allergyCentre', 'G', 'R'],
  ['Renal Medicine', 'renalMedicine', 'Y', 'G'],
] as const

it.each(ALIKE)('[DH 4.2 %s] heals three of its colour with one value by 1 each', (_, department, c, other) => {
  const scene = hospital(`${c}2 ${c}2 ${c}2 ${c}4 ${other}2; departments ${department}`)
  expect(scene.offers(0, department)).toEqual([`${c}2 ${c}2 ${c}2`])
  scene.does(0, place('nurse', department, [`${c}2`, `${c}2`, `${c}2`]))
  expect(scene.wards(0).split(' ').sort()).toEqual([`${other}2`, `${c}3+`, `${c}3+`, `${c}3+`, `${c}4`].sort())
})

it.each(ALIKE)('[DH 4.2 %s] finds a treated and an untreated patient alike', (_, department, c) => {
  const scene = hospital(`${c}6 ${c}6 ${c}6+; departments ${department}`)
  scene.does(0, place('nurse', department, [`${c}6`, `${c}6`, `${c}6+`]))
  expect(scene.hospital(0)).toBe(`; lounge ${c}${c}${c}; departments ${department}:nurse`)
})

it.each(ALIKE)('[DH 4.2 %s] refuses two, four, other values and another colour', (_, department, c, other) => {
  const scene = hospital(`${c}2 ${c}2 ${c}3 ${c}4 ${other}2; departments ${department}`)
  const refusal = (...patients: readonly string[]) => scene.refuses(0, place('nurse', department, patients)).code
  expect(scene.offers(0, department)).toEqual([])
  expect(refusal(`${c}2`, `${c}2`)).toBe('wrongNumberOfPatients')
  expect(refusal(`${c}2`, `${c}2`, `${c}2`)).toBe('noSuchPatient')
  expect(refusal(`${c}2`, `${c}2`, `${c}3`)).toBe('notTogether')
  expect(refusal(`${c}2`, `${c}3`, `${c}4`)).toBe('notTogether')
  expect(refusal(`${c}2`, `${c}2`, `${other}2`)).toBe('wrongPatient')
  const four = hospital(`${c}2 ${c}2 ${c}2 ${c}2; departments ${department}`)
  expect(four.offers(0, department)).toEqual([`${c}2 ${c}2 ${c}2`])
  const all = [`${c}2`, `${c}2`, `${c}2`, `${c}2`]
  expect(four.refuses(0, place('nurse', department, all)).code).toBe('wrongNumberOfPatients')
})

it('[DH 4.2 Crash Centre] heals one patient of value 1 or 2 by 4, whatever the colour', () => {
  const scene = hospital('R1 Y2 G3; departments crashCentre')
  expect(scene.offers(0, 'crashCentre')).toEqual(['R1', 'Y2'])
  expect(scene.refuses(0, place('nurse', 'crashCentre', ['G3'])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place('nurse', 'crashCentre', ['R1', 'Y2'])).code).toBe('wrongNumberOfPatients')
  scene.does(0, place('nurse', 'crashCentre', ['Y2']))
  expect(scene.wards(0)).toBe('R1 Y6+ G3')
})

it('[DH 4.2 Radiology] heals three patients of value 1 to 3 by 1 each, alike or not', () => {
  const scene = hospital('R1 R1 Y3 G4; departments radiology')
  expect(scene.offers(0, 'radiology')).toEqual(['R1 R1 Y3'])
  scene.does(0, place('nurse', 'radiology', ['R1', 'Y3', 'R1']))
  expect(scene.wards(0)).toBe('R2+ R2+ Y4+ G4')
})

it('[DH 4.2 Radiology] needs exactly three of them', () => {
  const two = hospital('R1 Y3 G4; departments radiology')
  expect(two.offers(0, 'radiology')).toEqual([])
  expect(two.refuses(0, place('nurse', 'radiology', ['R1', 'Y3'])).code).toBe('wrongNumberOfPatients')
  expect(two.refuses(0, place('nurse', 'radiology', ['R1', 'Y3', 'G4'])).code).toBe('wrongPatient')
  const four = hospital('R1 Y2 G2 G3; departments radiology')
  expect(four.offers(0, 'radiology')).toHaveLength(4)
  expect(four.refuses(0, place('nurse', 'radiology', ['R1', 'Y2', 'G2', 'G3'])).code).toBe('wrongNumberOfPatients')
})

it('[DH 4.2 Triage Centre] heals two patients of value 1 to 3 by 2 each', () => {
  const scene = hospital('R1 Y3 G4; departments triageCentre')
  expect(scene.offers(0, 'triageCentre')).toEqual(['R1 Y3'])
  scene.does(0, place('nurse', 'triageCentre', ['R1', 'Y3']))
  expect(scene.wards(0)).toBe('R3+ Y5+ G4')
})

it('[DH 4.2 Triage Centre] needs exactly two of them', () => {
  const one = hospital('R1 G4; departments triageCentre')
  expect(one.offers(0, 'triageCentre')).toEqual([])
  expect(one.refuses(0, place('nurse', 'triageCentre', ['R1'])).code).toBe('wrongNumberOfPatients')
  expect(one.refuses(0, place('nurse', 'triageCentre', ['R1', 'G4'])).code).toBe('wrongPatient')
  expect(one.refuses(0, place('nurse', 'triageCentre', ['R1', 'R1'])).code).toBe('noSuchPatient')
  const three = hospital('R1 Y2 G3; departments triageCentre')
  expect(three.refuses(0, place('nurse', 'triageCentre', ['R1', 'Y2', 'G3'])).code).toBe('wrongNumberOfPatients')
})

it('[DH 4.2] a patient in the lounge is in no department’s reach', () => {
  const scene = hospital('R2 R3; lounge RRR; departments cardiology anaesthesia')
  expect(scene.offers(0, 'cardiology')).toEqual([])
  expect(scene.offers(0, 'anaesthesia')).toEqual([])
})

it('[DH 4.2] two tiles of one name are two departments', () => {
  const scene = hospital('R1 Y2; departments crashCentre crashCentre')
  scene.does(0, place('nurse', 'crashCentre', ['R1'])).does(0, place('nurse', 'crashCentre', ['Y2']))
  expect(scene.wards(0)).toBe('R5+ Y6+')
  expect(scene.refuses(0, place('nurse', 'crashCentre', ['R5+'])).code).toBe('departmentUsed')
})

it('[DH 4.2] whoever does not have the tile can’t use it', () => {
  expect(hospital('R1').refuses(0, place('nurse', 'crashCentre', ['R1'])).code).toBe('notYours')
})

it('[DH 4.2] a patient recoloured for one department keeps the colour for the next', () => {
  const scene = hospital('R3 R1; bags 1; departments earNoseThroat').does(0, place('nurse', 'pharmacy', ['R3=G']))
  expect(scene.offers(0, 'criticalCare')).toEqual(['R1'])
  expect(scene.offers(0, 'earNoseThroat')).toEqual(['R4>G'])
  scene.does(0, place('nurse', 'earNoseThroat', ['R4>G']))
  expect(scene.hospital(0)).toContain('R1; lounge R;')
})

it.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
])('[DH 4.2] [DH 1.4] %i players: two of each of the twelve, %i of them face up', (seats, faceUp) => {
  const { departmentDeck, departmentRow } = newGame(seats).state
  expect(departmentRow).toHaveLength(faceUp)
  const tiles = [...departmentDeck, ...departmentRow]
  expect(tiles).toHaveLength(24)
  expect(new Set(tiles).size).toBe(12)
  for (const id of tiles) expect(tiles.filter((tile) => tile === id)).toHaveLength(2)
})
