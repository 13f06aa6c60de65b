// Experimental Medicine: its decks and its four departments.

import type { SpecialistId } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { newGame, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'
import { BASE_DEPARTMENTS, EXPERIMENTAL_DEPARTMENTS } from './departments.ts'
import { BASE_SPECIALISTS, EXPERIMENTAL_SPECIALISTS } from './specialists.ts'

const options = { experimental: true }
const hospital = (line: string, seed = 'experimental') => scenario({ hospitals: [line], options, seed: seedFrom(seed) })

/** A trial of two patients under one seed after another, until the dice fall as wanted. */
function trial(line: string, who: 'nurse' | SpecialistId, two: readonly string[], wanted: string): Scene {
  for (let i = 0; i < 500; i++) {
    const scene = hospital(`${line}; departments drugTrialCentre`, `trial ${i}`)
    scene.does(0, place(who, 'drugTrialCentre', two))
    if (scene.wards(0) === wanted) return scene
  }
  throw new Error(`the dice never fell as ${wanted}`)
}

const count = (cards: readonly string[], ids: readonly string[]) =>
  ids.map((id) => cards.filter((c) => c === id).length)
const nOfEach = (n: number, ids: readonly string[]) => ids.map(() => n)

it.each([1, 2, 3])('[DH 4.6] [DH 4.6 Reading 1] %i players: 12 base departments and the 8 new', (seats) => {
  const { departmentDeck, departmentRow, departmentBox } = newGame(seats, options).state
  const tiles = [...departmentDeck, ...departmentRow]
  expect(tiles).toHaveLength(20)
  expect(count(tiles, BASE_DEPARTMENTS)).toEqual(nOfEach(1, BASE_DEPARTMENTS))
  expect(count(tiles, EXPERIMENTAL_DEPARTMENTS)).toEqual([2, 2, 2, 2])
  expect(departmentBox).toEqual([])
})

it('[DH 4.6] four players: 12 base departments, 4 random of the second set, and the 8 new', () => {
  const doubled = new Set<string>()
  for (let game = 0; game < 8; game++) {
    const { departmentDeck, departmentRow, departmentBox } = newGame(4, options, `decks ${game}`).state
    const tiles = [...departmentDeck, ...departmentRow]
    expect(tiles).toHaveLength(24)
    expect(count(tiles, EXPERIMENTAL_DEPARTMENTS)).toEqual([2, 2, 2, 2])
    expect(count([...tiles, ...departmentBox], BASE_DEPARTMENTS)).toEqual(nOfEach(2, BASE_DEPARTMENTS))
    const twice = BASE_DEPARTMENTS.filter((id) => tiles.filter((tile) => tile === id).length === 2)
    expect(twice).toHaveLength(4)
    for (const id of twice) doubled.add(id)
  }
  expect(doubled.size).toBeGreaterThan(6)
})

it.each([1, 2, 3, 4])('[DH 4.6] %i players: one of each base specialist and two of each new', (seats) => {
  const { specialistDeck, specialistRow } = newGame(seats, options).state
  const cards = [...specialistDeck, ...specialistRow]
  expect(cards).toHaveLength(24)
  expect(count(cards, BASE_SPECIALISTS)).toEqual(nOfEach(1, BASE_SPECIALISTS))
  expect(count(cards, EXPERIMENTAL_SPECIALISTS)).toEqual(nOfEach(2, EXPERIMENTAL_SPECIALISTS))
})

it('[DH 4.6 Drug Trial Centre] rolls exactly two patients again; both are treated', () => {
  const scene = hospital('R1 Y4 G6; departments drugTrialCentre')
  expect(scene.offers(0, 'drugTrialCentre')).toEqual(['R1 G6', 'R1 Y4', 'Y4 G6'])
  const refusal = (...patients: readonly string[]) => scene.refuses(0, place('nurse', 'drugTrialCentre', patients)).code
  expect(refusal('R1')).toBe('wrongNumberOfPatients')
  expect(refusal('R1', 'Y4', 'G6')).toBe('wrongNumberOfPatients')
  expect(refusal('R1', 'R1')).toBe('noSuchPatient')
  scene.does(0, place('nurse', 'drugTrialCentre', ['R1', 'G6']))
  expect(scene.wards(0)).toMatch(/^R[1-6]\+ Y4 G[1-6]\+$/)
})

it('[DH 4.6 Drug Trial Centre] [DH 4.6 Reading 3] the result stands, a 1 and a 6 too', () => {
  const rolled = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const scene = hospital('R3 Y3; departments drugTrialCentre', `results ${i}`)
    scene.does(0, place('nurse', 'drugTrialCentre', ['R3', 'Y3']))
    expect(scene.hospital(0)).toMatch(/^R\d\+ Y\d\+; departments drugTrialCentre:nurse$/)
    for (const value of scene.wards(0).match(/\d/g) ?? []) rolled.add(value)
  }
  expect([...rolled].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
})

it('[DH 4.6 Drug Trial Centre] what has been rolled can’t be taken back', () => {
  const scene = hospital('R3 Y3; departments drugTrialCentre')
  scene.does(0, place('nurse', 'drugTrialCentre', ['R3', 'Y3']))
  expect(scene.refuses(0, { type: 'undo' }).code).toBe('nothingToUndo')
})

it('[DH 4.6 Drug Trial Centre] [DH 4.6 Reading 3] a patient whose value rose is healed: the Surgeon follows', () => {
  const scene = trial('R3 Y3; specialists surgeon', 'surgeon', ['R3', 'Y3'], 'R5+ Y4+')
  expect(scene.legal(0)).toEqual([{ type: 'useSpecialist', targets: ['R5+'] }, { type: 'decline' }])
  expect(scene.refuses(0, { type: 'useSpecialist', targets: ['Y4+'] }).code).toBe('wrongPatient')
  expect(scene.refuses(0, { type: 'endShift' }).code).toBe('followUpFirst')
  scene.does(0, { type: 'useSpecialist', targets: ['R5+'] })
  expect(scene.wards(0)).toBe('R6+ Y4+')
  expect(scene.refuses(0, { type: 'useSpecialist', targets: ['R6+'] }).code).toBe('nothingToFollow')
})

it('[DH 4.6 Drug Trial Centre] [DH 4.6 Reading 3] one whose value fell or stayed is not', () => {
  for (const wanted of ['R2+ Y4+', 'R3+ Y5+']) {
    const scene = trial('R3 Y3; specialists surgeon', 'surgeon', ['R3', 'Y3'], wanted)
    expect(scene.state.hospitals[0]?.followUp).toBeNull()
    expect(scene.refuses(0, { type: 'useSpecialist', targets: ['R3+'] }).code).toBe('nothingToFollow')
  }
})

it('[DH 4.6 Drug Trial Centre] one who was rolled but not healed is a different patient', () => {
  const scene = trial('R3 Y5 G4; specialists paramedic', 'paramedic', ['R3', 'Y5'], 'R6+ Y2+ G4')
  expect(scene.legal(0)).toEqual([{ type: 'useSpecialist', targets: ['Y2+'] }, { type: 'decline' }])
  scene.does(0, { type: 'decline' })
  expect(scene.wards(0)).toBe('R6+ Y2+ G4')
  expect(scene.can(0, { type: 'endShift' })).toBe(true)
})

it('[DH 4.6 Drug Trial Centre] a specialist decides when the dice lie, not before', () => {
  const scene = hospital('R3 Y3; departments drugTrialCentre; specialists surgeon')
  expect(scene.refuses(0, place('surgeon', 'drugTrialCentre', ['R3', 'Y3'], ['R4+'])).code).toBe('specialistLater')
})

it('[DH 4.6 Experimental Therapy] turns one die to its opposite side', () => {
  for (const [from, to] of ['16', '25', '34', '43', '52', '61']) {
    const scene = hospital(`R${from} Y3; departments experimentalTherapy`)
    scene.does(0, place('nurse', 'experimentalTherapy', [`R${from}`]))
    expect(scene.wards(0)).toBe(`R${to}+ Y3`)
  }
})

it('[DH 4.6 Experimental Therapy] takes one patient, no more', () => {
  const scene = hospital('R2 Y3; departments experimentalTherapy')
  expect(scene.offers(0, 'experimentalTherapy')).toEqual(['R2', 'Y3'])
  const refusal = scene.refuses(0, place('nurse', 'experimentalTherapy', ['R2', 'Y3']))
  expect(refusal.code).toBe('wrongNumberOfPatients')
})

it('[DH 4.6 Experimental Therapy] [DH 4.6 Reading 3] heals from 1, 2 and 3, and does not from 4, 5 and 6', () => {
  const scene = hospital('R3 R4; departments experimentalTherapy; specialists surgeon')
  expect(scene.adds(0, 'surgeon', 'experimentalTherapy', ['R3'])).toEqual(['R4+'])
  expect(scene.adds(0, 'surgeon', 'experimentalTherapy', ['R4'])).toEqual([])
  const refusal = scene.refuses(0, place('surgeon', 'experimentalTherapy', ['R4'], ['R3+']))
  expect(refusal.code).toBe('specialistNotTriggered')
  scene.does(0, place('surgeon', 'experimentalTherapy', ['R3'], ['R4+']))
  expect(scene.wards(0)).toBe('R4 R5+')
})

it('[DH 4.6 Experimental Therapy] a bag changes the colour only where the die is healed', () => {
  const scene = hospital('Y3 Y4; bags 1; departments experimentalTherapy; specialists surgeon')
  expect(scene.offers(0, 'experimentalTherapy')).toEqual(['Y3', 'Y3=G', 'Y3=R', 'Y4'])
  expect(scene.refuses(0, place('nurse', 'experimentalTherapy', ['Y4=R'])).code).toBe('cantRecolour')
  scene.does(0, place('surgeon', 'experimentalTherapy', ['Y3=R'], ['Y4>R']))
  expect(scene.wards(0)).toBe('Y5>R Y4')
})

it('[DH 4.6 Physiotherapy] changes the colour of one or two patients, who are treated', () => {
  const scene = hospital('R2 Y3 G4; departments physiotherapy')
  const offers = scene.offers(0, 'physiotherapy')
  expect(offers.filter((choice) => !choice.includes(' '))).toEqual(['G4=R', 'G4=Y', 'R2=G', 'R2=Y', 'Y3=G', 'Y3=R'])
  expect(offers.filter((choice) => choice.includes(' '))).toHaveLength(12)
  scene.does(0, place('nurse', 'physiotherapy', ['R2=G', 'Y3=G']))
  expect(scene.hospital(0)).toBe('R2>G Y3>G G4; departments physiotherapy:nurse')
  const one = hospital('R2; departments physiotherapy').does(0, place('nurse', 'physiotherapy', ['R2=Y']))
  expect(one.wards(0)).toBe('R2>Y')
})

it('[DH 4.6 Physiotherapy] takes no third patient, no patient twice, and no colour that is there already', () => {
  const scene = hospital('R2 Y3 G4; bags 3; departments physiotherapy')
  const refusal = (...patients: readonly string[]) => scene.refuses(0, place('nurse', 'physiotherapy', patients)).code
  expect(refusal()).toBe('wrongNumberOfPatients')
  expect(refusal('R2=G', 'Y3=G', 'G4=R')).toBe('wrongNumberOfPatients')
  expect(refusal('R2=G', 'R2=Y')).toBe('noSuchPatient')
  expect(refusal('R2=R')).toBe('cantRecolour')
  expect(refusal('R2')).toBe('cantRecolour')
})

it('[DH 4.6 Physiotherapy] the colour holds until the phase ends: departments see it, the lounge does not', () => {
  const scene = hospital('R6 Y2; departments physiotherapy')
  scene.does(0, place('nurse', 'physiotherapy', ['R6=G', 'Y2=R']))
  expect(scene.offers(0, 'criticalCare')).toEqual(['Y2>R'])
  scene.does(0, place('nurse', 'pharmacy', ['R6>G']))
  expect(scene.hospital(0)).toContain('Y2>R; lounge R;')
  scene.does(0, { type: 'endShift' })
  expect(scene.wards(0)).toBe('Y2')
  expect(scene.events.filter(({ type }) => type === 'patientNeglected')).toEqual([])
})

it('[DH 4.6 Physiotherapy] [DH 4.6 Reading 3] heals nobody: no specialist who asks for healing follows', () => {
  for (const id of ['surgeon', 'triageNurse', 'pathologist', 'physiotherapist', 'experimentalChemist'] as const) {
    const scene = hospital(`R2 Y1 G1; fatalities 1; departments physiotherapy; specialists ${id}`)
    expect(scene.adds(0, id, 'physiotherapy', ['R2=G'])).toEqual([])
    expect(scene.refuses(0, place(id, 'physiotherapy', ['R2=G'], [])).code).toBe('specialistNotTriggered')
  }
})

it('[DH 4.6 Training Department] heals two different patients of one value by 1 each', () => {
  const scene = hospital('R3 Y3 Y4 G6 G6; departments trainingDepartment')
  expect(scene.offers(0, 'trainingDepartment')).toEqual(['G6 G6', 'R3 Y3'])
  scene.does(0, place('nurse', 'trainingDepartment', ['R3', 'Y3']))
  expect(scene.wards(0)).toBe('R4+ Y4 Y4+ G6 G6')
})

it('[DH 4.6 Training Department] refuses two values, one patient, three, and one twice', () => {
  const scene = hospital('R3 Y3 G3 G4; departments trainingDepartment')
  const refusal = (...patients: readonly string[]) =>
    scene.refuses(0, place('nurse', 'trainingDepartment', patients)).code
  expect(refusal('R3', 'G4')).toBe('notTogether')
  expect(refusal('R3')).toBe('wrongNumberOfPatients')
  expect(refusal('R3', 'Y3', 'G3')).toBe('wrongNumberOfPatients')
  expect(refusal('R3', 'R3')).toBe('noSuchPatient')
  expect(hospital('R3 G4; departments trainingDepartment').offers(0, 'trainingDepartment')).toEqual([])
})
