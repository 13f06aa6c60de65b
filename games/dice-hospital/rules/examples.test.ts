// The examples that the books themselves give.

import { place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import type { ReportId } from '../index.ts'
import { printPatients } from '../patients.ts'

/** Two hospitals, the second of which has nothing to do with it. */
const alone = (hospital: string) => scenario({ hospitals: [hospital, 'Y3'] })

describe('intake', () => {
  it('[DH 8 Intake with three players] four 2s: three fill number 1, one goes to 2, the right-hand player says which', () => {
    const scene = scenario({
      phase: 'split',
      hospitals: ['', '', ''],
      first: 1,
      ambulances: ['R2 R2 Y2', 'G2 R3 Y3', 'G3 R4 Y4', 'G4 R4 R5'].map((load) => load.split(' ')),
    })
    // Seat 0 is to the right of seat 1. Of the 2s each colour may be the one that goes to number 2.
    expect(scene.toAct).toEqual([0])
    const seconds = scene.legal(0).map((command) => command.type === 'split' && command.ambulances[1]?.[0])
    expect(new Set(seconds)).toEqual(new Set(['R2', 'Y2', 'G2']))
    // And of the four 4s, of which two fit into number 3.
    const thirds = scene
      .legal(0)
      .flatMap((command) => (command.type === 'split' ? [command.ambulances[2]?.slice(1).join(' ')] : []))
    expect(new Set(thirds)).toEqual(new Set(['R4 R4', 'R4 Y4', 'R4 G4', 'Y4 G4']))
    scene.does(0, {
      type: 'split',
      ambulances: [
        ['R2', 'R2', 'G2'],
        ['Y2', 'R3', 'Y3'],
        ['G3', 'R4', 'R4'],
        ['Y4', 'G4', 'R5'],
      ],
    })
    expect(scene.state.ambulances.map((load) => printPatients(load).join(' '))).toEqual([
      'R2 R2 G2',
      'Y2 R3 Y3',
      'G3 R4 R4',
      'Y4 G4 R5',
    ])
  })

  it('[DH 8 First player takes number 2] and nobody 1: bag and token stay with them', () => {
    const scene = scenario({
      phase: 'ambulances',
      hospitals: ['', '', ''],
      first: 1,
      ambulances: ['R2 R2 R2', 'R3 R3 R3', 'R4 R4 R4', 'R5 R5 R5'].map((load) => load.split(' ')),
    })
    scene.does(1, { type: 'takeAmbulance', number: 2 }).does(2, { type: 'takeAmbulance', number: 4 })
    scene.does(0, { type: 'takeAmbulance', number: 3 })
    expect(scene.state.first).toBe(1)
    expect(scene.state.hospitals.map(({ bags }) => bags)).toEqual([0, 1, 0])
    expect(scene.events.some(({ type }) => type === 'firstPlayer')).toBe(false)
  })

  it('[DH 8 Three patients and two beds] one older patient dies', () => {
    const scene = scenario({
      phase: 'makeRoom',
      hospitals: ['R1 R2 R2 R2 R2 Y3 Y3 Y3 Y3 G4; arrivals R5 Y5 G5', 'Y3'],
    })
    expect(scene.legal(0)).toEqual(['R1', 'R2', 'Y3', 'G4'].map((old) => ({ type: 'makeRoom', patients: [old] })))
    expect(scene.refuses(0, { type: 'makeRoom', patients: ['R5'] }).code).toBe('noSuchPatient')
    scene.does(0, { type: 'makeRoom', patients: ['R1'] })
    expect(scene.hospital(0)).toBe('R2 R2 R2 R2 R5 Y3 Y3 Y3 Y3 Y5 G4 G5; fatalities 1; ambulance 1')
  })
})

describe('activation', () => {
  it('[DH 8 Value 5 healed by 3] discharged, a step lost', () => {
    const scene = alone('R5; departments operatingTheatre').does(0, place('nurse', 'operatingTheatre', ['R5']))
    expect(scene.state.hospitals[0]).toMatchObject({ wards: [], lounge: [1, 0, 0], bags: 0, points: [] })
  })

  it('[DH 8 Surgeon in Intensive Care] on a red 2: it becomes 4', () => {
    const scene = alone('R2; specialists surgeon').does(0, place('surgeon', 'intensiveCare', ['R2'], ['R3+']))
    expect(scene.wards(0)).toBe('R4+')
  })

  it('[DH 8 Haematologist in Renal Medicine] on three equal yellows: each 1, one of them 1 more', () => {
    const scene = alone('Y2 Y2 Y2; departments renalMedicine; specialists haematologist')
    scene.does(0, place('haematologist', 'renalMedicine', ['Y2', 'Y2', 'Y2'], ['Y3+']))
    expect(scene.wards(0)).toBe('Y3+ Y3+ Y4+')
  })

  it('[DH 8 Pharmacist in Anaesthesia] no effect of hers', () => {
    const scene = alone('R2 R2 R2 G3; departments anaesthesia; specialists pharmacist')
    const three = ['R2', 'R2', 'R2']
    expect(scene.adds(0, 'pharmacist', 'anaesthesia', three)).toEqual([])
    for (const more of ['R3+', 'G3'])
      expect(scene.refuses(0, place('pharmacist', 'anaesthesia', three, [more])).code).toBe('specialistNotTriggered')
    scene.does(0, place('pharmacist', 'anaesthesia', three))
    expect(scene.wards(0)).toBe('R3+ R3+ R3+ G3')
  })

  it('[DH 8 Anaesthesia with two reds] not possible', () => {
    const scene = alone('R2 R2 R3 G2; departments anaesthesia')
    expect(scene.offers(0, 'anaesthesia')).toEqual([])
    expect(scene.refuses(0, place('nurse', 'anaesthesia', ['R2', 'R2'])).code).toBe('wrongNumberOfPatients')
    expect(scene.refuses(0, place('nurse', 'anaesthesia', ['R2', 'R2', 'R3'])).code).toBe('notTogether')
    expect(scene.refuses(0, place('nurse', 'anaesthesia', ['R2', 'R2', 'G2'])).code).toBe('wrongPatient')
  })

  it('[DH 8 Pharmacy with a blood bag] on a red patient with a bag spent to make it green', () => {
    const scene = alone('R3; bags 1')
    expect(scene.refuses(0, place('nurse', 'pharmacy', ['R3'])).code).toBe('wrongPatient')
    scene.does(0, place('nurse', 'pharmacy', ['R3=G']))
    expect(scene.hospital(0)).toBe('R4>G; departments pharmacy:nurse; ambulance 1')
    endShifts(scene)
    expect(scene.wards(0)).toBe('R4')
  })

  it('[DH 8 Yellow 6 healed] discharged', () => {
    const scene = alone('Y6').does(0, place('nurse', 'oncology', ['Y6']))
    expect(scene.state.hospitals[0]).toMatchObject({ wards: [], lounge: [0, 1, 0] })
  })

  it('[DH 8 Anaesthetist in Anaesthesia] three reds, then a fourth red', () => {
    const scene = alone('R2 R2 R2 R5 G5; departments anaesthesia; specialists anaesthetist')
    const three = ['R2', 'R2', 'R2']
    expect(scene.adds(0, 'anaesthetist', 'anaesthesia', three)).toEqual(['R5'])
    scene.does(0, place('anaesthetist', 'anaesthesia', three, ['R5']))
    expect(scene.wards(0)).toBe('R3+ R3+ R3+ R6+ G5')
  })

  it('[DH 8 Nurse in Pharmacy] a green 1 up and treated', () => {
    const scene = alone('G1').does(0, place('nurse', 'pharmacy', ['G1']))
    expect(scene.wards(0)).toBe('G2+')
  })

  it('[DH 8 Pharmacist in the Allergy Centre] three greens, one of them 1 more, not all three', () => {
    const scene = alone('G2 G2 G2; departments allergyCentre; specialists pharmacist')
    const three = ['G2', 'G2', 'G2']
    expect(scene.adds(0, 'pharmacist', 'allergyCentre', three)).toEqual(['G3+'])
    const all = ['G3+', 'G3+', 'G3+']
    expect(scene.refuses(0, place('pharmacist', 'allergyCentre', three, all)).code).toBe('wrongNumberOfPatients')
    scene.does(0, place('pharmacist', 'allergyCentre', three, ['G3+']))
    expect(scene.wards(0)).toBe('G3+ G3+ G4+')
  })
})

describe('after the activation', () => {
  it('[DH 8 Two untreated] deteriorate by 1', () => {
    const scene = scenario({ round: 8, hospitals: ['R3 G5 Y2+', 'Y3'] })
    endShifts(scene)
    expect(scene.wards(0)).toBe('R2 Y2+ G4')
  })

  const solo = (lower: readonly (ReportId | null)[], upper: readonly (ReportId | null)[] = [null, null, null]) =>
    scenario({ phase: 'discharge', hospitals: ['R3+; lounge YYGG'], reports: { lower, upper } })

  it.each(['twoYellowOneGreen', 'twoGreenOneYellow'] as const)(
    '[DH 8 Solo reports] 2 yellow and 2 green fill %s, and not the other one too',
    (report) => {
      const scene = solo(['twoYellowOneGreen', 'twoGreenOneYellow', 'twoYellow'])
      expect(scene.can(0, { type: 'completeReport', report: 'twoYellowOneGreen' })).toBe(true)
      expect(scene.can(0, { type: 'completeReport', report: 'twoGreenOneYellow' })).toBe(true)
      // A die serves one report: no two yellow ones are left for the third.
      scene.does(0, { type: 'completeReport', report })
      expect(scene.state.reports?.completed).toEqual([report])
      expect(scene.state.hospitals[0]?.points).toEqual([
        { round: 1, source: 'report', points: 3 },
        { round: 1, source: 'discharged', points: 7 },
      ])
    },
  )

  it('[DH 8 Solo reports] or a 2 yellow and the 2 green that slides down behind it; 4 dice score too', () => {
    const scene = solo(['twoYellow', 'threeRed', 'threeGreen'], ['twoGreen', null, null])
    expect(scene.refuses(0, { type: 'completeReport', report: 'twoGreen' }).code).toBe('reportNotInLowerRow')
    expect(scene.refuses(0, { type: 'completeReport', report: 'threeGreen' }).code).toBe('notEnoughDischarged')
    scene.does(0, { type: 'completeReport', report: 'twoYellow' })
    expect(scene.state.reports?.lower).toEqual(['twoGreen', 'threeRed', 'threeGreen'])
    scene.does(0, { type: 'completeReport', report: 'twoGreen' })
    expect(scene.state.reports?.completed).toEqual(['twoYellow', 'twoGreen'])
    expect(scene.state.hospitals[0]?.points.map(({ source, points }) => `${source} ${points}`)).toEqual([
      'report 2',
      'report 2',
      'discharged 7',
    ])
  })

  it('[DH 8 Pickup of a red 3] goes to a free space that fits', () => {
    const hospitals = ['R3 R3', 'Y3']
    const scene = scenario({ round: 8, phase: 'pickup', options: { pickup: true }, hospitals })
    const spaces = scene.legal(0).flatMap((command) => (command.type === 'pickUp' ? [command.space] : []))
    // Red 3 and red 4 by colour, green 3 by value.
    expect(spaces).toEqual([0, 3, 5])
    scene.does(0, { type: 'pickUp', patient: 'R3', space: 5 })
    expect(scene.state.pickup?.spaces[5]?.taken).toMatchObject({ seat: 0 })
    expect(scene.refuses(1, { type: 'pickUp', patient: 'Y3', space: 5 }).code).toBe('spaceTaken')
  })
})
