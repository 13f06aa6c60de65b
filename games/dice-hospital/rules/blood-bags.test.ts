import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { describe, expect, it } from 'vitest'
import type { Command } from '../index.ts'

const spend = (target: string): Command => ({ type: 'spendBag', target })
const bags = (scene: Scene) => scene.state.hospitals[0]?.bags

/** Two hospitals, the second of which has nothing to do with it. */
const alone = (hospital: string, options: object = {}) => scenario({ options, hospitals: [hospital, 'Y3'] })

describe('healing with a bag', () => {
  it('[DH 2.17] a bag heals any one patient by 1, who counts as treated', () => {
    const scene = alone('R2 G4+ Y6; bags 3')
    for (const target of ['R2', 'G4+', 'Y6']) expect(scene.can(0, spend(target))).toBe(true)
    scene.does(0, spend('R2'))
    expect(scene.hospital(0)).toBe('R3+ Y6 G4+; bags 2; ambulance 1')
    expect(scene.events).toMatchObject([
      { type: 'bagSpent', seat: 0, on: 'heal' },
      { type: 'patientTreated', act: 'heal', from: 'R2', to: 'R3+' },
    ])
    scene.does(0, spend('R3+')).does(0, spend('Y6'))
    expect(scene.hospital(0)).toBe('R4+ G4+; lounge Y; ambulance 1')
    expect(scene.refuses(0, spend('R4+')).code).toBe('noBag')
    expect(scene.can(0, { type: 'spendBag' })).toBe(false)
  })

  it('[DH 2.17] before and after a placement', () => {
    const scene = alone('R2 R2; bags 2')
      .does(0, spend('R2'))
      .does(0, place('nurse', 'imaging', ['R3+']))
    scene.does(0, spend('R4+'))
    expect(scene.wards(0)).toBe('R2 R5+')
    scene.does(0, place('nurse', 'intensiveCare', ['R2']))
    expect(scene.wards(0)).toBe('R3+ R5+')
  })

  it("[DH 2.17] only in one's own activation", () => {
    const discarding = scenario({ phase: 'discard', hospitals: ['R2; bags 1; specialists surgeon', 'Y3'] })
    expect(discarding.refuses(0, spend('R2')).code).toBe('notNow')
    const inOrder = scenario({ options: { activation: 'inOrder' }, hospitals: ['R2', 'Y3; bags 1'] })
    expect(inOrder.refuses(1, spend('Y3')).code).toBe('notYourTurn')
    const done = alone('R2; bags 1').does(0, { type: 'endShift' })
    expect(done.refuses(0, spend('R2')).code).toBe('notYourTurn')
  })

  it("[DH 2.17] only one's own patients, and only patients", () => {
    const scene = alone('R2; bags 1; lounge G')
    expect(scene.refuses(0, spend('Y3')).code).toBe('noSuchPatient')
    expect(scene.refuses(0, spend('G6')).code).toBe('noSuchPatient')
    expect(scene.refuses(0, spend('nurse')).code).toBe('badTarget')
  })
})

describe('changing a colour with a bag', () => {
  it('[DH 2.17] just before a department heals the die', () => {
    const scene = alone('R4; bags 1')
    expect(scene.offers(0, 'pharmacy')).toEqual(['R4=G'])
    scene.does(0, place('nurse', 'pharmacy', ['R4=G']))
    expect(scene.hospital(0)).toBe('R5>G; departments pharmacy:nurse; ambulance 1')
    expect(scene.events).toMatchObject([
      { type: 'meeplePlaced' },
      { type: 'bagSpent', on: 'colour' },
      { type: 'patientRecoloured', from: 'R4', to: 'R4>G' },
      { type: 'patientTreated', from: 'R4>G', to: 'R5>G' },
    ])
  })

  it('[DH 2.17] not on its own', () => {
    const scene = alone('R4; bags 2')
    expect(scene.can(0, { type: 'recolour' })).toBe(false)
    expect(scene.refuses(0, { type: 'recolour', target: 'R4=G' }).code).toBe('onlyPrototype')
  })

  it('[DH 2.17] just before another bag heals the die: two bags', () => {
    const scene = alone('R4; bags 2')
    expect(scene.can(0, spend('R4=G'))).toBe(true)
    scene.does(0, spend('R4=G'))
    expect(scene.hospital(0)).toBe('R5>G; ambulance 1')
    const poor = alone('R4; bags 1')
    expect(poor.can(0, spend('R4=G'))).toBe(false)
    expect(poor.refuses(0, spend('R4=G')).code).toBe('noBag')
  })

  it("[DH 2.17] just before a specialist's effect heals the die", () => {
    const scene = alone('R2 G4; bags 1; specialists anaesthetist')
    expect(scene.adds(0, 'anaesthetist', 'intensiveCare', ['R2'])).toEqual(['G4=R'])
    scene.does(0, place('anaesthetist', 'intensiveCare', ['R2'], ['G4=R']))
    expect(scene.wards(0)).toBe('R3+ G5>R')
    expect(bags(scene)).toBe(0)
  })

  it("[DH 2.17] also when it only serves a specialist's condition", () => {
    const scene = alone('G2; bags 1; specialists surgeon')
    expect(scene.adds(0, 'surgeon', 'intensiveCare', ['G2'])).toEqual([])
    scene.does(0, place('surgeon', 'intensiveCare', ['G2=R'], ['G3>R']))
    expect(scene.hospital(0)).toBe('G4>R; departments intensiveCare:surgeon; specialists surgeon*; ambulance 1')
  })

  it('[DH 2.17] one bag for each die, out of the same bags for the specialist', () => {
    const two = alone('R3 G3 Y3; bags 2; departments anaesthesia')
    expect(two.offers(0, 'anaesthesia')).toEqual(['R3 Y3=R G3=R'])
    two.does(0, place('nurse', 'anaesthesia', ['R3', 'G3=R', 'Y3=R']))
    expect(two.wards(0)).toBe('R4+ Y4>R G4>R')
    expect(bags(two)).toBe(0)

    const one = alone('R3 G3 Y3; bags 1; departments anaesthesia')
    expect(one.offers(0, 'anaesthesia')).toEqual([])
    expect(one.refuses(0, place('nurse', 'anaesthesia', ['R3', 'G3=R', 'Y3=R'])).code).toBe('noBag')

    const spent = alone('G2 Y4; bags 1; specialists anaesthetist')
    expect(spent.adds(0, 'anaesthetist', 'intensiveCare', ['G2=R'])).toEqual([])
    expect(spent.refuses(0, place('anaesthetist', 'intensiveCare', ['G2=R'], ['Y4=R'])).code).toBe('noBag')
  })

  it('[DH 2.17] to any colour, but a change it must be', () => {
    const scene = alone('R2; bags 1')
    expect(scene.offers(0, 'intensiveCare').toSorted()).toEqual(['R2', 'R2=G', 'R2=Y'])
    expect(scene.refuses(0, place('nurse', 'intensiveCare', ['R2=R'])).code).toBe('cantRecolour')
  })

  it('[DH 2.17] it lasts until the end of the phase, for every effect that follows', () => {
    const scene = alone('R2 R5; bags 1').does(0, place('nurse', 'intensiveCare', ['R2=G']))
    expect(scene.offers(0, 'criticalCare')).toEqual(['R5'])
    expect(scene.offers(0, 'pharmacy')).toEqual(['R3>G'])
    scene.does(0, place('nurse', 'pharmacy', ['R3>G']))
    expect(scene.wards(0)).toBe('R5 R4>G')
  })

  it('[DH 2.17] a changed die may be changed again, and back', () => {
    const scene = alone('R2; bags 2').does(0, place('nurse', 'intensiveCare', ['R2=G']))
    scene.does(0, place('nurse', 'criticalCare', ['R3>G=R']))
    expect(scene.hospital(0)).toMatch(/^R4\+; departments/)
  })

  it('[DH 2.17] not for a die that is not healed', () => {
    const student = alone('R2 G4 Y4; bags 1; specialists medicalStudent', { experimental: true })
    expect(student.can(0, { meeple: 'medicalStudent', specialist: ['G4=R', 'Y4'] })).toBe(true)
    expect(student.refuses(0, place('medicalStudent', 'intensiveCare', ['R2'], ['G4', 'Y4=R'])).code).toBe(
      'cantRecolour',
    )
    const therapy = alone('R3 R4; bags 1; departments experimentalTherapy', { experimental: true })
    expect(therapy.offers(0, 'experimentalTherapy')).toContain('R3=G')
    expect(therapy.refuses(0, place('nurse', 'experimentalTherapy', ['R4=G'])).code).toBe('cantRecolour')
  })

  it('[DH 2.17] the patient counts as treated, and so is not neglected', () => {
    const scene = alone('R2 G2; bags 1').does(0, place('nurse', 'intensiveCare', ['R2=G']))
    scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'patientNeglected', seat: 0, from: 'G2' }))
    expect(scene.wards(0)).toMatch(/^R3 G1/)
  })
})

describe('a changed colour', () => {
  const protecting = 'administrator protectsGreen'
  const withAdministrators = (hospital: string, options: object = {}) =>
    scenario({ options: { administrators: true, ...options }, hospitals: [hospital, 'Y3; administrator oneOfEach'] })
  const endPhase = (scene: Scene) => scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })

  it('[DH 2.18 Reading] ends with phase 3', () => {
    const scene = withAdministrators(`R2 G2 G3; bags 1; ${protecting}`).does(0, place('nurse', 'pharmacy', ['R2=G']))
    expect(scene.wards(0)).toBe('R3>G G2 G3')
    endPhase(scene)
    expect(scene.state.stage).toBe('protection')
    expect(scene.wards(0)).toBe('R3+ G2 G3')
  })

  it("[DH 2.18 Reading] the Physiotherapist's ends with phase 3 too", () => {
    const scene = withAdministrators(`R2 G2 G3 Y1; specialists physiotherapist; ${protecting}`, { experimental: true })
    scene.does(0, place('physiotherapist', 'criticalCare', ['R2'], ['Y1=G']))
    expect(scene.wards(0)).toBe('R3+ Y1>G G2 G3')
    endPhase(scene)
    expect(scene.state.stage).toBe('protection')
    expect(scene.wards(0)).toBe('R3+ Y1+ G2 G3')
  })

  it('[DH 2.18] protection in phase 4 looks at the own colour', () => {
    const scene = withAdministrators(`R2 G2 G3; bags 1; ${protecting}`).does(0, place('nurse', 'pharmacy', ['R2=G']))
    endPhase(scene)
    expect(scene.legal(0).map((command) => 'patient' in command && command.patient)).toEqual(['G2', 'G3'])
    expect(scene.refuses(0, { type: 'protect', patient: 'R3+' }).code).toBe('cantProtect')
  })

  it('[DH 2.18] a die in the lounge has its own colour, and scores with it', () => {
    const scene = withAdministrators('G6 R6 R3; bags 1; administrator twoRed')
    scene.does(0, place('nurse', 'criticalCare', ['G6=R'])).does(0, place('nurse', 'clinic', ['R6']))
    expect(scene.state.hospitals[0]?.lounge).toEqual([1, 0, 1])
    endPhase(scene)
    // Two patients, one of them red: no point from the administrator.
    expect(scene.state.hospitals[0]?.points).toEqual([{ round: 1, source: 'discharged', points: 3 }])
  })

  it('[DH 2.18] a red die that went home as a green one is red for the administrator', () => {
    const scene = withAdministrators('R6 R6 R3; bags 1; administrator twoRed')
    scene.does(0, place('nurse', 'pharmacy', ['R6=G'])).does(0, place('nurse', 'clinic', ['R6']))
    endPhase(scene)
    expect(scene.state.hospitals[0]?.points).toContainEqual({ round: 1, source: 'administrator', points: 1 })
  })

  it('[DH 2.18] medical reports look at the own colour', () => {
    const scene = scenario({
      hospitals: ['R6 R6 Y3; bags 1'],
      reports: { lower: ['twoRed', 'twoRedOneGreen', 'twoGreen'], upper: [null, null, null] },
    })
    scene.does(0, place('nurse', 'pharmacy', ['R6=G'])).does(0, place('nurse', 'clinic', ['R6']))
    scene.does(0, { type: 'endShift' })
    expect(scene.legal(0)).toEqual([{ type: 'completeReport', report: 'twoRed' }, { type: 'pass' }])
  })
})
