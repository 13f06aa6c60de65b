// Positions to look at: the fullest board, and each decision once.

import type { Position } from '@grand-rounds/dice-hospital'

const ROOMS =
  'operatingTheatre earNoseThroat orthopaedics cardiology physiotherapy drugTrialCentre experimentalTherapy trainingDepartment'
const STAFF =
  'experimentalChemist haematologyTechnician generalPractitioner anaesthetist microbiologist medicalStudent physiotherapist triageNurse'

const OTHERS = [
  'R2 R3 G4 Y5 Y2 G6 R1 R4; bags 3; fatalities 2; departments anaesthesia allergyCentre radiology urology; specialists surgeon virologist; points 25',
  'R5 Y4 Y3 G2 G3; bags 1; departments immunology renalMedicine; specialists urologist registrar paramedic; points 19',
  'G5 G4 R2 R3 Y5 Y1; bags 0; fatalities 4; departments crashCentre triageCentre; specialists pharmacist; points 31',
]

const AMBULANCES = [
  ['R2', 'Y2', 'G2'],
  ['R3', 'R3', 'Y3'],
  ['G3', 'Y4', 'Y4'],
  ['R4', 'G4', 'G5'],
  ['Y5', 'R5', 'G5'],
]

const ROW = ['cardiology', 'physiotherapy', 'trainingDepartment', 'pathologist', 'cardiologist', 'neurologist'] as const

const FULL = { experimental: true, events: true, administrators: true }
const WARD = 'R1 R2 R3 Y2 Y3 Y4 G4 G5 G6 Y6 R5 R6'
const MINE = `departments ${ROOMS}; specialists ${STAFF}`

export const POSITIONS: Readonly<Record<string, Position>> = {
  fullest: {
    options: FULL,
    round: 8,
    phase: 'ambulances',
    event: 'freshBlood',
    row: ROW,
    ambulances: AMBULANCES,
    first: 0,
    hospitals: [
      `${WARD}; bags 4; fatalities 3; ${MINE}; administrator oneOfEach; points 43`,
      ...OTHERS.map((line, i) => `${line}; administrator ${['twoRed', 'protectsGreen', 'mostDischarged'][i]}`),
    ],
  },
  working: {
    options: FULL,
    round: 8,
    phase: 'activation',
    event: 'powerCut',
    row: ROW,
    hospitals: [
      `R1 R2 R3 Y2+ Y3 Y4 G4 G5>Y G6 Y6 R5+ R6; lounge RG; bags 4; fatalities 3; departments criticalCare:nurse clinic:surgeon ${ROOMS}; specialists surgeon* haematologyTechnician generalPractitioner anaesthetist microbiologist medicalStudent physiotherapist triageNurse; administrator oneOfEach; ambulance 1; points 43`,
      ...OTHERS.map(
        (line, i) =>
          `${line.replace('surgeon virologist', 'virologist')}; ambulance ${i + 2}; administrator ${['twoRed', 'protectsGreen', 'mostDischarged'][i]}`,
      ),
    ],
  },
  simple: {
    round: 4,
    phase: 'activation',
    options: { administrators: true },
    hospitals: [
      'R2 R2 R3 Y3 Y4 G3 G5 R1 Y6; bags 2; fatalities 1; departments anaesthesia earNoseThroat triageCentre; specialists anaesthetist paramedic; administrator twoRed; ambulance 2; points 23',
      'R2 G2 Y2 G6; bags 1; departments cardiology; specialists surgeon; administrator twoGreen; ambulance 1; points 25',
      'G3 R4 Y4 Y1 R5; departments crashCentre; administrator mostDischarged; ambulance 3; points 19',
    ],
  },
  split: {
    round: 3,
    phase: 'split',
    first: 1,
    ambulances: [
      ['R2', 'R2', 'Y2'],
      ['G2', 'Y3', 'Y3'],
      ['Y4', 'Y4', 'R4'],
      ['G4', 'Y5', 'G5'],
    ],
    hospitals: ['R2 Y3 G5; points 9', 'Y4 R3; points 5', 'G2 G4; points 8'],
  },
  makeRoom: {
    round: 5,
    phase: 'makeRoom',
    hospitals: [
      'R1 R2 R2 Y2 Y3 G1 G4 R3 R3 Y1 Y5; arrivals R2 Y2 G3; ambulance 1; points 12',
      'R3 G4; ambulance 2; points 20',
    ],
  },
  improvement: {
    round: 3,
    phase: 'improvement',
    row: ['cardiology', 'crashCentre', 'paramedic', 'surgeon'],
    hospitals: ['R2 Y3 G5 R4; ambulance 1; points 9', 'Y4 R3; ambulance 2; points 5', 'G2 G4; ambulance 3; points 8'],
  },
  discard: {
    round: 3,
    phase: 'discard',
    hospitals: [
      'R2 Y3 G5 R4; departments cardiology; specialists surgeon surgeon paramedic; ambulance 1; points 9',
      'Y4 R3; ambulance 2; points 5',
    ],
  },
  neglect: {
    round: 3,
    phase: 'neglect',
    hospitals: [
      'R2 R3 R1 Y3+ G5; lounge RRG; administrator protectsRed; ambulance 1; points 9',
      'Y4 R3; administrator twoRed; ambulance 2; points 5',
    ],
  },
  discharge: {
    round: 3,
    phase: 'discharge',
    reports: { lower: ['twoRed', 'twoYellow', 'threeGreen'], upper: ['twoGreen', 'twoRedTwoYellow', 'twoGreenOneRed'] },
    hospitals: ['R2 R3 R1 Y3+ G5; lounge RRYYG; points 9'],
  },
  keep: { round: 3, phase: 'keep', hospitals: ['R2 R3 R1 Y3 G5; arrivals R2 Y3 Y4 G5; bags 1; points 9'] },
  pickup: {
    options: { pickup: true },
    round: 8,
    phase: 'pickup',
    hospitals: ['R2 R3 Y5 G5; points 49', 'Y4 R3 G2; points 45', 'Y3; points 40', 'R6 R5; points 39'],
  },
  admissions: {
    options: { promos: ['admissionsNurse', 'consultant'] },
    round: 3,
    phase: 'activation',
    hospitals: [
      'R2 R6 Y3 G5 R4; lounge Y; departments clinic:admissionsNurse; specialists admissionsNurse* surgeon; admissions 1; ambulance 1; points 9',
      'Y4 R3; ambulance 2; points 5',
    ],
  },
  model: {
    options: { promos: ['admissionsNurse', 'consultant'] },
    round: 3,
    phase: 'activation',
    hospitals: [
      'R2 R6 Y3 G5 R4; specialists consultant surgeon paramedic; ambulance 1; points 9',
      'Y4 R3; ambulance 2; points 5',
    ],
  },
  prototype: {
    options: { edition: 'prototype' },
    round: 3,
    phase: 'activation',
    hospitals: [
      'R2 R6 Y3 G5 R4 Y2; bags 3; departments prototypePhysiotherapyB isolationWard prototypeRadiology; specialists criticalSpecialist surgeon; administrator twoRed; ambulance 1; points 9',
      'Y4 R3; administrator twoGreen; ambulance 2; points 5',
    ],
  },
}
