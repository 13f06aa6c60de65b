// Experimental Medicine: its six specialists.

import type { Event } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

const hospital = (line: string, seed = 'experimental') =>
  scenario({ hospitals: [line], options: { experimental: true }, seed: seedFrom(seed) })
const seen = (scene: Scene, type: Event['type']) => scene.events.filter((event) => event.type === type)

it('[DH 4.6 Pathologist] removes one fatality token and gains a blood bag for it', () => {
  const scene = hospital('R2 G4; fatalities 2; specialists pathologist')
  expect(scene.adds(0, 'pathologist', 'criticalCare', ['R2'])).toEqual([''])
  scene.does(0, place('pathologist', 'criticalCare', ['R2'], []))
  expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 1, bags: 1 })
  expect(seen(scene, 'fatalityRemoved')).toHaveLength(1)
  expect(seen(scene, 'bagGained')).toEqual([expect.objectContaining({ seat: 0, from: 'pathologist' })])
})

it('[DH 4.6 Pathologist] may leave it', () => {
  const scene = hospital('R2; fatalities 2; specialists pathologist')
  scene.does(0, place('pathologist', 'criticalCare', ['R2']))
  expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 2, bags: 0 })
})

it('[DH 4.6 Pathologist] without a fatality gains nothing, and needs no patient of his own', () => {
  const none = hospital('R2; specialists pathologist')
  expect(none.adds(0, 'pathologist', 'criticalCare', ['R2'])).toEqual([])
  expect(none.refuses(0, place('pathologist', 'criticalCare', ['R2'], [])).code).toBe('specialistNotTriggered')
  const one = hospital('R2 G4; fatalities 1; specialists pathologist')
  expect(one.refuses(0, place('pathologist', 'criticalCare', ['R2'], ['G4'])).code).toBe('wrongNumberOfPatients')
})

it('[DH 4.6 Pathologist] asks for somebody healed', () => {
  const scene = hospital('R5; fatalities 1; departments experimentalTherapy; specialists pathologist')
  expect(scene.adds(0, 'pathologist', 'experimentalTherapy', ['R5'])).toEqual([])
  const refusal = scene.refuses(0, place('pathologist', 'experimentalTherapy', ['R5'], []))
  expect(refusal.code).toBe('specialistNotTriggered')
})

it.each([
  ['Pathologist', 'pathologist', []],
  ['Physiotherapist', 'physiotherapist', ['R5=G']],
  ['Experimental Chemist', 'experimentalChemist', ['R5']],
  ['Medical Student', 'medicalStudent', ['R5', 'R6']],
] as const)('[DH 4.6 %s] follows the healing of any colour', (_, id, extra) => {
  for (const healed of ['R2', 'Y2', 'G2']) {
    const scene = hospital(`${healed} R5 R6; fatalities 1; specialists ${id}`)
    scene.does(0, place(id, 'intensiveCare', [healed], extra))
    expect(seen(scene, 'specialistUsed')).toHaveLength(1)
  }
})

it('[DH 4.6 Registrar] scores 1 point for a placement that discharges, however many', () => {
  const scene = hospital('R6 R6 R6 Y2; departments anaesthesia; specialists registrar')
  expect(scene.adds(0, 'registrar', 'anaesthesia', ['R6', 'R6', 'R6'])).toEqual([''])
  scene.does(0, place('registrar', 'anaesthesia', ['R6', 'R6', 'R6'], []))
  expect(scene.state.hospitals[0]?.points).toEqual([{ round: 1, source: 'registrar', points: 1 }])
})

it('[DH 4.6 Registrar] scores nothing when nobody is discharged, or when the effect is not used', () => {
  const scene = hospital('R5 R6; specialists registrar')
  expect(scene.adds(0, 'registrar', 'clinic', ['R5'])).toEqual([])
  expect(scene.refuses(0, place('registrar', 'clinic', ['R5'], [])).code).toBe('specialistNotTriggered')
  scene.does(0, place('registrar', 'clinic', ['R6']))
  expect(scene.state.hospitals[0]?.points).toEqual([])
})

it('[DH 4.6 Registrar] does not count a patient of value 6 who was only rolled or turned to it', () => {
  const scene = hospital('R1; departments experimentalTherapy; specialists registrar')
  expect(scene.adds(0, 'registrar', 'experimentalTherapy', ['R1'])).toEqual([])
})

it('[DH 4.6 Haematology Technician] gains one blood bag for a placement that discharges, however many', () => {
  const scene = hospital('R6 R6 R6; departments anaesthesia; specialists haematologyTechnician')
  scene.does(0, place('haematologyTechnician', 'anaesthesia', ['R6', 'R6', 'R6'], []))
  expect(scene.state.hospitals[0]?.bags).toBe(1)
  expect(seen(scene, 'bagGained')).toEqual([expect.objectContaining({ from: 'haematologyTechnician' })])
})

it('[DH 4.6 Haematology Technician] gains nothing when nobody is discharged', () => {
  const scene = hospital('R5 R6; specialists haematologyTechnician')
  expect(scene.adds(0, 'haematologyTechnician', 'clinic', ['R5'])).toEqual([])
  const refusal = scene.refuses(0, place('haematologyTechnician', 'clinic', ['R5'], []))
  expect(refusal.code).toBe('specialistNotTriggered')
  expect(scene.adds(0, 'haematologyTechnician', 'clinic', ['R6'])).toEqual([''])
})

it('[DH 4.6 Physiotherapist] gives one patient any other colour, the healed one too, and treats it', () => {
  const scene = hospital('R2 G4; specialists physiotherapist')
  expect(scene.adds(0, 'physiotherapist', 'criticalCare', ['R2'])).toEqual(['G4=R', 'G4=Y', 'R3+=G', 'R3+=Y'])
  scene.does(0, place('physiotherapist', 'criticalCare', ['R2'], ['G4=Y']))
  expect(scene.hospital(0)).toContain('R3+ G4>Y;')
  expect(scene.offers(0, 'oncology')).toEqual(['G4>Y'])
  const healed = hospital('R2; specialists physiotherapist')
  expect(healed.does(0, place('physiotherapist', 'criticalCare', ['R2'], ['R3+=G'])).wards(0)).toBe('R3>G')
})

it('[DH 4.6 Physiotherapist] changes one patient only, to another colour only', () => {
  const scene = hospital('R2 G4 Y4; bags 2; specialists physiotherapist')
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('physiotherapist', 'criticalCare', ['R2'], extra)).code
  expect(refusal('G4=Y', 'Y4=G')).toBe('wrongNumberOfPatients')
  expect(refusal('G4=G')).toBe('cantRecolour')
  expect(refusal('G4')).toBe('cantRecolour')
  expect(refusal('R2=G')).toBe('noSuchPatient')
})

it('[DH 4.6 Physiotherapist] [DH 4.6 Reading 2] asks for somebody healed; the colour is gone when the phase ends', () => {
  const idle = hospital('R5 G4; departments experimentalTherapy; specialists physiotherapist')
  expect(idle.adds(0, 'physiotherapist', 'experimentalTherapy', ['R5'])).toEqual([])
  const scene = hospital('R2 G4; specialists physiotherapist')
  scene.does(0, place('physiotherapist', 'criticalCare', ['R2'], ['G4=Y'])).does(0, { type: 'endShift' })
  expect(scene.wards(0)).toBe('R3 G4')
})

it('[DH 4.6 Experimental Chemist] rolls a different patient again, who is treated; a 1 or a 6 stands', () => {
  const results = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const scene = hospital('R2 G4; specialists experimentalChemist', `chemist ${i}`)
    scene.does(0, place('experimentalChemist', 'criticalCare', ['R2'], ['G4']))
    expect(scene.hospital(0)).toMatch(/^R3\+ G\d\+; departments criticalCare:experimentalChemist; /)
    results.add(scene.wards(0).slice(-2, -1))
  }
  expect([...results].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
})

it('[DH 4.6 Experimental Chemist] [DH 4.6 Reading 3] leaves out those healed, and asks for somebody healed', () => {
  const scene = hospital('R2 R5 G4; departments experimentalTherapy; specialists experimentalChemist')
  expect(scene.adds(0, 'experimentalChemist', 'criticalCare', ['R2'])).toEqual(['G4', 'R5'])
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('experimentalChemist', 'criticalCare', ['R2'], extra)).code
  expect(refusal('R3+')).toBe('wrongPatient')
  expect(refusal('R5', 'G4')).toBe('wrongNumberOfPatients')
  expect(scene.adds(0, 'experimentalChemist', 'experimentalTherapy', ['R5'])).toEqual([])
})

it('[DH 4.6 Experimental Chemist] [DH 4.6 Reading 3] a bag may go before a die that the roll can heal', () => {
  const scene = hospital('R2 G5 G6; bags 1; specialists experimentalChemist')
  expect(scene.adds(0, 'experimentalChemist', 'criticalCare', ['R2'])).toEqual(['G5', 'G5=R', 'G5=Y', 'G6'])
  const refusal = scene.refuses(0, place('experimentalChemist', 'criticalCare', ['R2'], ['G6=R']))
  expect(refusal.code).toBe('cantRecolour')
})

it('[DH 4.6 Medical Student] heals one different patient by 1 and harms another by 1; both are treated', () => {
  const scene = hospital('R2 Y4 G3; specialists medicalStudent')
  expect(scene.adds(0, 'medicalStudent', 'criticalCare', ['R2'])).toEqual(['G3 Y4', 'Y4 G3'])
  scene.does(0, place('medicalStudent', 'criticalCare', ['R2'], ['G3', 'Y4']))
  expect(scene.wards(0)).toBe('R3+ Y3+ G4+')
})

it('[DH 4.6 Medical Student] [DH 4.6 Reading 3] needs both patients, and neither of those healed', () => {
  const scene = hospital('R2 Y4 G3; specialists medicalStudent')
  const refusal = (...extra: readonly string[]) =>
    scene.refuses(0, place('medicalStudent', 'criticalCare', ['R2'], extra)).code
  expect(refusal('G3')).toBe('wrongNumberOfPatients')
  expect(refusal('G3', 'R3+')).toBe('wrongPatient')
  expect(refusal('R3+', 'G3')).toBe('wrongPatient')
  expect(refusal('G3', 'Y4', 'Y4')).toBe('wrongNumberOfPatients')
  const alone = hospital('R2 Y4; specialists medicalStudent')
  expect(alone.adds(0, 'medicalStudent', 'criticalCare', ['R2'])).toEqual([])
  expect(alone.refuses(0, place('medicalStudent', 'criticalCare', ['R2'], ['Y4', 'Y4'])).code).toBe('wrongPatient')
})

it('[DH 4.6 Medical Student] [DH 4.6 Reading 3] one brought to 0 dies', () => {
  const scene = hospital('R2 Y6 G1; specialists medicalStudent')
  scene.does(0, place('medicalStudent', 'criticalCare', ['R2'], ['Y6', 'G1']))
  expect(scene.hospital(0)).toContain('R3+; lounge Y; fatalities 1;')
  expect(seen(scene, 'patientDied')).toEqual([expect.objectContaining({ patient: 'G1', of: 'treatment' })])
  expect(scene.state.hospitals[0]?.returned).toEqual([0, 0, 1])
})

it('[DH 4.6 Medical Student] helps one and harms the other of two who look the same', () => {
  const scene = hospital('R2 Y4 Y4; specialists medicalStudent')
  expect(scene.adds(0, 'medicalStudent', 'criticalCare', ['R2'])).toEqual(['Y4 Y4'])
  expect(scene.does(0, place('medicalStudent', 'criticalCare', ['R2'], ['Y4', 'Y4'])).wards(0)).toBe('R3+ Y3+ Y5+')
})

it('[DH 4.6 Medical Student] neither is neglected afterwards', () => {
  const scene = hospital('R2 Y4 G3; specialists medicalStudent')
  scene.does(0, place('medicalStudent', 'criticalCare', ['R2'], ['G3', 'Y4'])).does(0, { type: 'endShift' })
  expect(scene.wards(0)).toBe('R3 Y3 G4')
})

it('[DH 4.6 Medical Student] asks for somebody healed, and may leave it', () => {
  const idle = hospital('R5 Y4 G3; departments experimentalTherapy; specialists medicalStudent')
  expect(idle.adds(0, 'medicalStudent', 'experimentalTherapy', ['R5'])).toEqual([])
  const refusal = idle.refuses(0, place('medicalStudent', 'experimentalTherapy', ['R5'], ['G3', 'Y4']))
  expect(refusal.code).toBe('specialistNotTriggered')
  const scene = hospital('R2 Y4 G3; specialists medicalStudent')
  expect(scene.does(0, place('medicalStudent', 'criticalCare', ['R2'])).wards(0)).toBe('R3+ Y4 G3')
})

it('[DH 4.6 Medical Student] a bag may recolour the one he heals, not the one he harms', () => {
  const scene = hospital('R2 Y4 G3; bags 2; specialists medicalStudent')
  expect(scene.refuses(0, place('medicalStudent', 'criticalCare', ['R2'], ['G3', 'Y4=R'])).code).toBe('cantRecolour')
  scene.does(0, place('medicalStudent', 'criticalCare', ['R2'], ['G3=R', 'Y4']))
  expect(scene.wards(0)).toBe('R3+ Y3+ G4>R')
})
