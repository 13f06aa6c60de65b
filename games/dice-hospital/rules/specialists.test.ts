import { place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { describe, expect, it } from 'vitest'

/** Two hospitals, the second of which has nothing to do with it. */
const alone = (hospital: string, options: object = {}) => scenario({ options, hospitals: [hospital, 'Y3'] })

describe("a specialist's effect", () => {
  it('[DH 2.16] happens once, whatever the number of patients that were healed', () => {
    const scene = alone('R2 R2 R2; departments anaesthesia; specialists surgeon')
    const three = ['R2', 'R2', 'R2']
    expect(scene.adds(0, 'surgeon', 'anaesthesia', three)).toEqual(['R3+'])
    expect(scene.refuses(0, place('surgeon', 'anaesthesia', three, ['R3+', 'R3+'])).code).toBe('wrongNumberOfPatients')
    scene.does(0, place('surgeon', 'anaesthesia', three, ['R3+']))
    expect(scene.wards(0)).toBe('R3+ R3+ R4+')
  })

  it("[DH 2.16] 'those patients' are the ones that the department healed and that had the colour", () => {
    const scene = alone('R1 R2 G3 R5; departments radiology; specialists surgeon')
    const healed = ['R1', 'R2', 'G3']
    expect(scene.adds(0, 'surgeon', 'radiology', healed)).toEqual(['R2+', 'R3+'])
    expect(scene.refuses(0, place('surgeon', 'radiology', healed, ['G4+'])).code).toBe('wrongPatient')
    expect(scene.refuses(0, place('surgeon', 'radiology', healed, ['R5'])).code).toBe('wrongPatient')
    scene.does(0, place('surgeon', 'radiology', healed, ['R2+']))
    expect(scene.wards(0)).toBe('R5 R3+ R3+ G4+')
  })

  it('[DH 2.16] those are the ones of this placement, not of an earlier one', () => {
    const scene = alone('R2 R4; specialists surgeon').does(0, place('nurse', 'intensiveCare', ['R2']))
    expect(scene.adds(0, 'surgeon', 'imaging', ['R4'])).toEqual(['R5+'])
    expect(scene.refuses(0, place('surgeon', 'imaging', ['R4'], ['R3+'])).code).toBe('wrongPatient')
  })

  it("[DH 2.16] 'a different patient' is none of all that were healed", () => {
    const scene = alone('R1 R2 G3 R5 Y4; departments radiology; specialists anaesthetist')
    const healed = ['R1', 'R2', 'G3']
    expect(scene.adds(0, 'anaesthetist', 'radiology', healed)).toEqual(['R5'])
    expect(scene.refuses(0, place('anaesthetist', 'radiology', healed, ['R2+'])).code).toBe('wrongPatient')
    expect(scene.refuses(0, place('anaesthetist', 'radiology', healed, ['Y4'])).code).toBe('wrongPatient')
  })

  it('[DH 2.16] nor is one of another colour than asked for, if it was healed too', () => {
    const scene = alone('R1 G2 Y3 G5; departments radiology; specialists generalPractitioner')
    expect(scene.adds(0, 'generalPractitioner', 'radiology', ['R1', 'G2', 'Y3'])).toEqual(['G5'])
    expect(scene.refuses(0, place('generalPractitioner', 'radiology', ['R1', 'G2', 'Y3'], ['Y4+'])).code).toBe(
      'wrongPatient',
    )
  })

  it('[DH 2.16] one who looks exactly like a healed one is still a different patient', () => {
    const scene = alone('R2 R3+; specialists anaesthetist')
    expect(scene.adds(0, 'anaesthetist', 'intensiveCare', ['R2'])).toEqual(['R3+'])
    scene.does(0, place('anaesthetist', 'intensiveCare', ['R2'], ['R3+']))
    expect(scene.wards(0)).toBe('R3+ R4+')
    // Without the other one there is nobody left to heal.
    expect(alone('R2; specialists anaesthetist').adds(0, 'anaesthetist', 'intensiveCare', ['R2'])).toEqual([])
  })

  it('[DH 2.16] a patient in the lounge cannot be chosen', () => {
    const scene = alone('R6 R3; lounge R; specialists surgeon')
    expect(scene.adds(0, 'surgeon', 'clinic', ['R6'])).toEqual([])
    expect(scene.refuses(0, place('surgeon', 'clinic', ['R6'], ['R6'])).code).toBe('noSuchPatient')
    expect(scene.refuses(0, place('surgeon', 'clinic', ['R6'], [])).code).toBe('wrongNumberOfPatients')
    scene.does(0, place('surgeon', 'clinic', ['R6']))
    expect(scene.hospital(0)).toBe('R3; lounge RR; departments clinic:surgeon; specialists surgeon*; ambulance 1')
  })

  it('[DH 2.16] of three healed, one of them home, the other two can be chosen', () => {
    const scene = alone('R4 R5 R6; departments cardiology; specialists surgeon')
    expect(scene.adds(0, 'surgeon', 'cardiology', ['R4', 'R5', 'R6'])).toEqual(['R5+', 'R6+'])
    scene.does(0, place('surgeon', 'cardiology', ['R4', 'R5', 'R6'], ['R6+']))
    expect(scene.wards(0)).toBe('R5+')
    expect(scene.state.hospitals[0]?.lounge).toEqual([2, 0, 0])
  })

  it('[DH 2.16] one who was discharged still fulfils the condition', () => {
    const scene = alone('R6 R3; specialists anaesthetist').does(0, place('anaesthetist', 'clinic', ['R6'], ['R3']))
    expect(scene.wards(0)).toBe('R4+')
  })

  it('[DH 2.16] a condition looks at the current colour when the department healed', () => {
    const scene = alone('G2>R R2>G; specialists surgeon pharmacist')
    expect(scene.adds(0, 'surgeon', 'intensiveCare', ['G2>R'])).toEqual(['G3>R'])
    expect(scene.adds(0, 'surgeon', 'intensiveCare', ['R2>G'])).toEqual([])
    expect(scene.adds(0, 'pharmacist', 'intensiveCare', ['R2>G'])).toEqual(['R3>G'])
    expect(scene.refuses(0, place('surgeon', 'intensiveCare', ['R2>G'], ['R3>G'])).code).toBe('specialistNotTriggered')
  })

  it('[DH 2.16] a colour that a specialist changes afterwards does not undo the condition', () => {
    const scene = alone('R2; bags 1; specialists surgeon').does(0, place('surgeon', 'intensiveCare', ['R2'], ['R3+=G']))
    expect(scene.wards(0)).toBe('R4>G')
  })

  it('[DH 2.16] dice that fall first leave the same choice for afterwards', () => {
    // With this seed one of the two dice rises.
    const scene = risen()
    const { followUp } = scene.state.hospitals[0] ?? {}
    expect(followUp).toMatchObject({ kind: 'specialist', specialist: 'anaesthetist', department: 'drugTrialCentre' })
    expect(scene.refuses(0, { type: 'endShift' }).code).toBe('followUpFirst')
    expect(scene.refuses(0, place('nurse', 'imaging', ['R4'])).code).toBe('followUpFirst')
    expect(scene.can(0, { type: 'decline' })).toBe(true)
    scene.does(0, { type: 'useSpecialist', targets: ['R4'] })
    expect(scene.wards(0)).toContain('R5+')
    expect(scene.refuses(0, { type: 'useSpecialist', targets: ['R5+'] }).code).toBe('nothingToFollow')
  })

  it('[DH 2.13] not to use what dice have left is told too', () => {
    const scene = risen().does(0, { type: 'decline' })
    expect(scene.events).toMatchObject([{ type: 'specialistDeclined', seat: 0, specialist: 'anaesthetist' }])
    expect(scene.state.hospitals[0]?.followUp).toBeNull()
  })
})

/** An Anaesthetist in the Drug Trial Centre, where two red ones were rolled and at least one of them rose. */
function risen() {
  for (const digit of '0123456789') {
    const scene = scenario({
      options: { experimental: true },
      seed: digit.repeat(64),
      hospitals: ['R1 R1 R4; departments drugTrialCentre; specialists anaesthetist', 'Y3'],
    })
    // What she may add is not known before the dice lie.
    expect(scene.offers(0, 'drugTrialCentre', 'anaesthetist')).toContain('R1 R1')
    expect(scene.adds(0, 'anaesthetist', 'drugTrialCentre', ['R1', 'R1'])).toEqual([])
    expect(scene.refuses(0, place('anaesthetist', 'drugTrialCentre', ['R1', 'R1'], ['R4'])).code).toBe(
      'specialistLater',
    )
    scene.does(0, place('anaesthetist', 'drugTrialCentre', ['R1', 'R1']))
    if (scene.state.hospitals[0]?.followUp) return scene
  }
  throw new Error('two dice never rose in ten rolls')
}
