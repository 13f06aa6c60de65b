// The engine against a naive enumerator that was written from the rules alone and shares no code with it.

import { Random, seedFrom } from '@grand-rounds/kernel'
import { scenario } from '@grand-rounds/testkit/dice-hospital'
import { compared, countedByEngine, countedNaively } from '@grand-rounds/testkit/dice-hospital/counts'
import { EDITIONS, randomActivation } from '@grand-rounds/testkit/dice-hospital/random-hospital'
import { describe, expect, it } from 'vitest'

interface Named {
  readonly rule: string
  readonly name: string
  readonly options?: object
  readonly hospital: string
  /** Legal placements, distinct hospitals after one, distinct hospitals after two. */
  readonly counts: readonly [number, number, number]
}

const TIMEOUT = 60_000
const EXPERIMENTAL = { experimental: true, promos: ['consultant', 'admissionsNurse'] }
const PROTOTYPE = { edition: 'prototype' }

const NAMED: readonly Named[] = [
  { rule: 'DH 4.1', name: 'three starting patients', hospital: 'R3 Y4 G5', counts: [6, 6, 16] },
  {
    rule: 'DH 2.11',
    name: 'eight patients and three nurses',
    hospital: 'R2 R3 R4 Y2 Y5 G1 G3 G6',
    counts: [16, 16, 110],
  },
  { rule: 'DH 2.17', name: 'two bags', hospital: 'R3 Y4 G5; bags 2', counts: [18, 18, 144] },
  {
    rule: 'DH 2.17',
    name: 'changes of colour for a Pharmacist and a Virologist',
    hospital: 'R2 R2 Y3 G4; bags 2; nurses 1; specialists pharmacist virologist',
    counts: [86, 82, 1805],
  },
  {
    rule: 'DH 4.2',
    name: 'runs and triples',
    hospital: 'R2 R3 R3 R3 R4 R5 G1; departments cardiology anaesthesia radiology',
    counts: [17, 17, 147],
  },
  {
    rule: 'DH 2.12',
    name: 'triples for want of a colour',
    hospital: 'R3 R3 Y3 G4 Y5; bags 2; nurses 2; departments anaesthesia urology allergyCentre',
    counts: [27, 27, 314],
  },
  {
    rule: 'DH 4.3',
    name: 'Surgeon, Anaesthetist and Cardiologist',
    hospital: 'R2 R3 R6 Y2 G3; specialists surgeon anaesthetist cardiologist',
    counts: [60, 57, 1050],
  },
  {
    rule: 'DH 4.3 Reading 1',
    name: 'Triage Nurse, Paramedic and General Practitioner',
    hospital:
      'R1 R3 Y2 Y5 G3 G6; nurses 0; departments triageCentre; specialists triageNurse paramedic generalPractitioner',
    counts: [192, 177, 7985],
  },
  {
    rule: 'DH 4.2',
    name: 'Crash Centre, Triage Centre and Orthopaedics',
    hospital:
      'R1 Y1 G2 R3 Y5; departments crashCentre triageCentre orthopaedics; specialists haematologist neurologist',
    counts: [78, 78, 1942],
  },
  {
    rule: 'DH 2.7',
    name: 'two Surgeons and two Operating Theatres',
    hospital: 'R2 R4 R5 G3; departments operatingTheatre operatingTheatre; specialists surgeon surgeon',
    counts: [29, 29, 361],
  },
  {
    rule: 'DH 4.6',
    name: 'turning over and training',
    options: EXPERIMENTAL,
    hospital: 'R2 R2 Y2 Y5 G6; bags 1; departments experimentalTherapy trainingDepartment',
    counts: [40, 39, 434],
  },
  {
    rule: 'DH 4.6',
    name: 'Physiotherapy and a Physiotherapist',
    options: EXPERIMENTAL,
    hospital: 'R3 Y3 G5; nurses 1; departments physiotherapy; specialists physiotherapist',
    counts: [84, 84, 706],
  },
  {
    rule: 'DH 4.6 Medical Student',
    name: 'Medical Student',
    options: EXPERIMENTAL,
    hospital: 'R1 R4 Y2 G6 G6; specialists medicalStudent',
    counts: [82, 78, 567],
  },
  {
    rule: 'DH 4.6',
    name: 'Pathologist, Registrar and Haematology Technician',
    options: EXPERIMENTAL,
    hospital: 'R6 Y6 Y2 G5; fatalities 1; nurses 1; specialists pathologist registrar haematologyTechnician',
    counts: [48, 48, 1004],
  },
  {
    rule: 'DH 4.5 Consultant',
    name: 'a Consultant like a Paramedic',
    options: EXPERIMENTAL,
    hospital: 'R1 Y3 Y6 G2; bags 1; nurses 1; specialists consultant paramedic surgeon; model paramedic',
    counts: [286, 276, 7823],
  },
  {
    rule: 'DH 7.1',
    name: 'prototype, up to three',
    options: PROTOTYPE,
    hospital: 'R1 R2 Y3 Y4 G5 G6; departments prototypeRadiology prototypePhysiotherapyA prototypeTriageCentre',
    counts: [32, 32, 506],
  },
  {
    rule: 'DH 7.1',
    name: 'prototype, two parts and a Registrar',
    options: PROTOTYPE,
    hospital: 'R2 Y3 G4 G6; bags 1; departments prototypePhysiotherapyB isolationWard; specialists prototypeRegistrar',
    counts: [110, 105, 1455],
  },
  {
    rule: 'DH 7.2',
    name: 'prototype, Consultant, Paramedic and Critical Specialist',
    options: PROTOTYPE,
    hospital: 'R1 R2 Y1 G3; nurses 1; specialists prototypeConsultant prototypeParamedic criticalSpecialist',
    counts: [161, 143, 3175],
  },
  {
    rule: 'DH 2.14',
    name: 'late in a shift',
    hospital:
      'R3+ R3>G Y5+ G2 G2>R; bags 1; departments clinic:nurse imaging:nurse pharmacy:surgeon earNoseThroat immunology; specialists surgeon* microbiologist',
    counts: [54, 51, 260],
  },
  {
    rule: 'DH 1.2',
    name: 'a full house with a bag',
    hospital: 'R1 R2 R3 R4 Y2 Y3 Y4 Y5 G3 G4 G5 G6; bags 1; nurses 2; departments cardiology immunology urology',
    counts: [110, 109, 2540],
  },
]

describe('counts of placements and of hospitals after one and two', () => {
  it.each(NAMED)('[$rule] $name', { timeout: TIMEOUT }, ({ options = {}, hospital, counts }) => {
    const { state } = scenario({ options, hospitals: [hospital, 'R3'] })
    const engine = countedByEngine(state)
    expect(engine).toEqual(countedNaively(hospital))
    expect([engine.placements.size, engine.afterOne.size, engine.afterTwo.size]).toEqual(counts)
  })
})

const EACH = 120

describe('small activations by chance', () => {
  it.each(EDITIONS)('[DH 2.11] $name: the same choices with the same outcomes', { timeout: TIMEOUT }, (edition) => {
    const used = new Set<string>()
    let inside = 0
    for (let i = 0; i < EACH; i++) {
      const random = new Random({ seed: seedFrom(`${edition.name} ${i}`), used: {} })
      const opening = randomActivation(edition, i, random)
      const { state } = scenario(opening)
      const [line = ''] = opening.hospitals
      const { choices, differences } = compared(state, line, state.options.edition === 'prototype')
      expect(differences, line).toEqual([])
      for (const text of choices) {
        const [, meeple, department] = /^(\w+) in (\w+):/.exec(text) ?? []
        used.add(department ?? '')
        if (text.includes('; bag ')) inside++
        if (text.includes(' then ') || meeple === 'admissionsNurse') used.add(meeple ?? '')
      }
    }
    const cards = [...Object.keys(edition.tiles), ...Object.keys(edition.cards)]
    expect(cards.filter((card) => !used.has(card))).toEqual([])
    if (cards.includes('drugTrialCentre')) expect(inside).toBeGreaterThan(100)
  })
})
