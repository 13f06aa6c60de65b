import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { describe, expect, it } from 'vitest'
import type { Command, DepartmentId } from '../index.ts'

const endShift: Command = { type: 'endShift' }
const types = (scene: Scene) => scene.events.map(({ type }) => type)

/** Two hospitals, the second of which has nothing to do with it. */
const alone = (hospital: string, options: object = {}) => scenario({ options, hospitals: [hospital, 'Y3'] })

describe('at once or in order', () => {
  const hospitals = ['R3; ambulance 4', 'R3; ambulance 1', 'R3; ambulance 2']

  it('[DH 2.10] at once: everyone may act at any time', () => {
    const scene = scenario({ options: { activation: 'together' }, hospitals })
    expect(scene.toAct).toEqual([0, 1, 2])
    scene
      .does(2, place('nurse', 'imaging', ['R3']))
      .does(0, place('nurse', 'imaging', ['R3']))
      .does(2, endShift)
    expect(scene.toAct).toEqual([0, 1])
    scene.does(1, place('nurse', 'imaging', ['R3']))
    expect([0, 1, 2].map((seat) => scene.wards(seat))).toEqual(['R4+', 'R4+', 'R4+'])
  })

  it('[DH 2.10] in ambulance order: one after the other', () => {
    const scene = scenario({ options: { activation: 'inOrder' }, hospitals })
    for (const [seat, next] of [
      [1, 2],
      [2, 0],
    ] as const) {
      expect(scene.toAct).toEqual([seat])
      expect(scene.refuses(next, place('nurse', 'imaging', ['R3'])).code).toBe('notYourTurn')
      expect(scene.legal(next)).toEqual([])
      scene.does(seat, place('nurse', 'imaging', ['R3'])).does(seat, endShift)
    }
    expect(scene.toAct).toEqual([0])
    scene.does(0, endShift)
    expect(scene.state.stage).not.toBe('activation')
  })

  it('[DH 2.10] the phase ends when the last one has ended the shift', () => {
    const scene = scenario({ hospitals }).does(0, endShift).does(2, endShift)
    expect(scene.state.stage).toBe('activation')
    scene.does(1, endShift)
    expect(types(scene).slice(0, 3)).toEqual(['shiftDone', 'phaseStarted', 'patientNeglected'])
  })
})

describe('placing', () => {
  it('[DH 2.11] a nurse in a department: its effect at once, and that is all', () => {
    const scene = alone('R2 G4').does(0, place('nurse', 'criticalCare', ['R2']))
    expect(scene.hospital(0)).toBe('R3+ G4; departments criticalCare:nurse; ambulance 1')
    expect(scene.events).toMatchObject([
      { type: 'meeplePlaced', seat: 0, meeple: 'nurse', department: 'criticalCare' },
      { type: 'patientTreated', act: 'heal', from: 'R2', to: 'R3+' },
    ])
    expect(scene.state.hospitals[0]?.nurses).toBe(2)
  })

  it('[DH 2.11] a specialist: first the department in full, then her own effect', () => {
    const scene = alone('R2; specialists surgeon').does(0, place('surgeon', 'intensiveCare', ['R2'], ['R3+']))
    expect(scene.events).toMatchObject([
      { type: 'meeplePlaced', meeple: 'surgeon' },
      { type: 'patientTreated', from: 'R2', to: 'R3+' },
      { type: 'specialistUsed', specialist: 'surgeon' },
      { type: 'patientTreated', from: 'R3+', to: 'R4+' },
    ])
  })

  it('[DH 2.11] her condition must hold', () => {
    const scene = alone('G2 R4; specialists surgeon')
    expect(scene.refuses(0, place('surgeon', 'intensiveCare', ['G2'], ['G3+'])).code).toBe('specialistNotTriggered')
    expect(scene.refuses(0, place('surgeon', 'intensiveCare', ['G2'], ['R4'])).code).toBe('specialistNotTriggered')
    scene.does(0, place('surgeon', 'intensiveCare', ['G2']))
    expect(scene.wards(0)).toBe('R4 G3+')
  })

  it('[DH 2.11] a nurse has no effect of her own', () => {
    expect(alone('R2').refuses(0, place('nurse', 'intensiveCare', ['R2'], ['R3+'])).code).toBe('noSpecialist')
  })

  it('[DH 2.11] each department once a round', () => {
    const scene = alone('R2 R2').does(0, place('nurse', 'criticalCare', ['R2']))
    expect(scene.refuses(0, place('nurse', 'criticalCare', ['R2'])).code).toBe('departmentUsed')
    expect(scene.can(0, { type: 'place', department: 'criticalCare' })).toBe(false)
    expect(scene.can(0, { type: 'place', department: 'intensiveCare' })).toBe(true)
  })

  it('[DH 2.11] each meeple once a round: three nurses, and a specialist', () => {
    const scene = alone('R2 R2 R2 R2 R3 R5; specialists surgeon')
    scene.does(0, place('nurse', 'criticalCare', ['R2'])).does(0, place('nurse', 'intensiveCare', ['R2']))
    scene.does(0, place('surgeon', 'imaging', ['R3']))
    expect(scene.refuses(0, place('surgeon', 'clinic', ['R5'])).code).toBe('meepleNotFree')
    scene.does(0, place('nurse', 'clinic', ['R5']))
    expect(scene.refuses(0, place('nurse', 'oncology', ['R2'])).code).toBe('meepleNotFree')
    expect(scene.legal(0)).toEqual([endShift, { type: 'undo' }])
  })

  it('[DH 2.11] any meeple in any department', () => {
    const scene = alone('R2 Y3 G5; specialists pharmacist triageNurse')
    const fits: readonly [DepartmentId, string][] = [
      ['criticalCare', 'R2'],
      ['oncology', 'Y3'],
      ['pharmacy', 'G5'],
      ['intensiveCare', 'R2'],
      ['imaging', 'Y3'],
      ['clinic', 'G5'],
    ]
    for (const meeple of ['nurse', 'pharmacist', 'triageNurse'] as const)
      for (const [department, patient] of fits)
        expect(scene.can(0, { type: 'place', meeple, department, targets: [patient] })).toBe(true)
  })

  it("[DH 2.11] only one's own departments, meeples and patients", () => {
    const scene = scenario({ hospitals: ['R2', 'Y3; departments crashCentre; specialists surgeon'] })
    expect(scene.refuses(0, place('nurse', 'crashCentre', ['R2'])).code).toBe('notYours')
    expect(scene.refuses(0, place('surgeon', 'criticalCare', ['R2'])).code).toBe('meepleNotFree')
    expect(scene.refuses(0, place('nurse', 'imaging', ['Y3'])).code).toBe('noSuchPatient')
  })

  it('[DH 2.12] a department that cannot do all it says cannot be activated', () => {
    const scene = alone('R1 G3 Y4; departments radiology triageCentre anaesthesia')
    expect(scene.can(0, { department: 'radiology' })).toBe(false)
    expect(scene.refuses(0, place('nurse', 'radiology', ['R1', 'G3'])).code).toBe('wrongNumberOfPatients')
    expect(scene.refuses(0, place('nurse', 'radiology', ['R1', 'G3', 'Y4'])).code).toBe('wrongPatient')
    expect(scene.can(0, { department: 'anaesthesia' })).toBe(false)
    expect(scene.can(0, { department: 'intensiveCare' })).toBe(true)
    expect(scene.can(0, { department: 'clinic' })).toBe(false)
    expect(scene.can(0, { department: 'triageCentre', targets: ['R1', 'G3'] })).toBe(true)
    expect(scene.refuses(0, place('nurse', 'triageCentre', ['R1'])).code).toBe('wrongNumberOfPatients')
  })

  it('[DH 2.12] not more patients than it says either, nor one patient twice', () => {
    const scene = alone('R1 R2 R3 R3; departments triageCentre')
    expect(scene.refuses(0, place('nurse', 'triageCentre', ['R1', 'R2', 'R3'])).code).toBe('wrongNumberOfPatients')
    expect(scene.refuses(0, place('nurse', 'triageCentre', ['R1', 'R1'])).code).toBe('noSuchPatient')
    expect(scene.can(0, { department: 'triageCentre', targets: ['R3', 'R3'] })).toBe(true)
  })

  it('[DH 2.12 Reading] placing a meeple for nothing is not offered', () => {
    const scene = alone('R4')
    expect(scene.refuses(0, place('nurse', 'pharmacy', [])).code).toBe('wrongNumberOfPatients')
    expect(scene.legal(0)).toEqual([
      place('nurse', 'criticalCare', ['R4']),
      place('nurse', 'imaging', ['R4']),
      endShift,
    ])
    expect(alone('').legal(0)).toEqual([endShift])
  })

  it('[DH 2.13] a player may stop with meeples left, at any time', () => {
    const scene = alone('R2; specialists surgeon')
    expect(scene.can(0, endShift)).toBe(true)
    scene.does(0, endShift)
    expect(scene.refuses(0, place('nurse', 'criticalCare', ['R2'])).code).toBe('notYourTurn')
    scene
      .does(0, { type: 'undo' })
      .does(0, place('nurse', 'criticalCare', ['R2']))
      .does(0, endShift)
    expect(scene.toAct).toEqual([1])
  })

  it("[DH 2.13] a specialist's effect need not be used", () => {
    const scene = alone('R2; specialists surgeon')
    expect(scene.can(0, { meeple: 'surgeon', department: 'intensiveCare', specialist: ['R3+'] })).toBe(true)
    expect(scene.legal(0)).toContainEqual(place('surgeon', 'intensiveCare', ['R2']))
    scene.does(0, place('surgeon', 'intensiveCare', ['R2']))
    expect(scene.wards(0)).toBe('R3+')
    expect(types(scene)).not.toContain('specialistUsed')
  })
})

describe('treating', () => {
  it('[DH 2.14] the first treatment moves a patient to the treated side, and it may be treated again', () => {
    const scene = alone('R2 R2').does(0, place('nurse', 'intensiveCare', ['R2']))
    expect(scene.wards(0)).toBe('R2 R3+')
    scene.does(0, place('nurse', 'imaging', ['R3+'])).does(0, place('nurse', 'criticalCare', ['R4+']))
    expect(scene.wards(0)).toBe('R2 R5+')
  })

  it.each([
    ['clinic', 'R6', '; lounge R'],
    ['criticalCare', 'R6', '; lounge R'],
    ['operatingTheatre', 'R4', '; lounge R'],
    ['operatingTheatre', 'R5', '; lounge R'],
    ['operatingTheatre', 'R6', '; lounge R'],
    ['operatingTheatre', 'R3', 'R6+'],
    ['crashCentre', 'R2', 'R6+'],
  ] as const)('[DH 2.15] %s on %s leaves %s', (department, patient, left) => {
    const tile = department === 'clinic' || department === 'criticalCare' ? '' : `; departments ${department}`
    const scene = alone(`${patient}${tile}`).does(0, place('nurse', department, [patient]))
    expect(scene.hospital(0).startsWith(left)).toBe(true)
    expect(scene.events.at(-1)).toMatchObject({
      type: 'patientTreated',
      from: patient,
      to: left === 'R6+' ? left : null,
    })
  })

  it('[DH 2.15] a patient is discharged at once: it is in no bed for what comes next', () => {
    const scene = alone('R6').does(0, place('nurse', 'clinic', ['R6']))
    expect(scene.state.hospitals[0]).toMatchObject({ wards: [], lounge: [1, 0, 0], fatalities: 0 })
    expect(scene.refuses(0, place('nurse', 'criticalCare', ['R6'])).code).toBe('noSuchPatient')
    expect(scene.legal(0)).toEqual([endShift, { type: 'undo' }])
  })
})
