// Commands that must be refused, and the tables at which they are given: for the tests.

import { seedFrom } from '@grand-rounds/kernel'

/** Positions whose decisions are known, so that it is known what is illegal in them. Table `t1` is the first. */
export const POSITIONS: readonly string[] = [
  '3 activation; options administrators=false; row radiology | R2 R5 G4; bags 1; specialists surgeon | Y3',
  '3 activation; options administrators=false timer=true activation=inOrder; row - | R2 R5 | Y3 Y4',
  '2 activation; options administrators=false promos=consultant; row - | R2; specialists consultant surgeon virologist | Y3',
  '2 ambulances; options administrators=false; row -; ambulances R2 R2 Y2, G3 G3 Y3, R4 R4 Y5 | R1 | G4',
  '2 split; options administrators=false; row -; ambulances R2 R2 R2, Y2 R3 G3, G4 R4 Y4, Y4 R5 Y5 | R3 | G4 | Y5',
  '2 improvement; options administrators=false; row radiology surgeon | R3; ambulance 2 | Y4; ambulance 1',
  '2 discard; options administrators=false; row - | R3; specialists surgeon | Y4; departments radiology',
  '3 neglect; row - | R2 R3; administrator protectsRed; ambulance 1 | Y2 Y4; administrator twoRed; ambulance 2',
  '4 discharge; reports twoYellow - threeRed twoGreen - - | Y4; lounge YYGG',
  '8 pickup; options administrators=false pickup=true | R3 G2 | Y1 Y4',
]

/** A whole number from 0 to n − 1. */
export type Below = (n: number) => number

/** Every seed gives its own requests, always the same. */
export function chance(name: string): Below {
  let state = Number.parseInt(seedFrom(name).slice(0, 8), 16) | 1
  return (n) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % n
  }
}

export function oneOf<T>(items: readonly T[], below: Below): T {
  return items[below(items.length)] as T
}

const place = (meeple: string, department: string, targets: readonly string[], specialist?: readonly string[]) => ({
  type: 'place',
  meeple,
  department,
  targets,
  specialist,
})

/** The right thing from the right seat, and wrong all the same. */
export const ALMOST: readonly (readonly [table: string, seat: number, command: object])[] = [
  ['t1', 0, place('nurse', 'criticalCare', ['G4'])],
  ['t1', 0, place('nurse', 'criticalCare', ['R2', 'R5'])],
  ['t1', 0, place('nurse', 'criticalCare', ['R3'])],
  ['t1', 0, place('nurse', 'criticalCare', ['R2+'])],
  ['t1', 0, place('nurse', 'criticalCare', ['R2=R'])],
  ['t1', 0, place('nurse', 'criticalCare', [])],
  ['t1', 0, place('nurse', 'criticalCare', ['R2'], ['R3+'])],
  ['t1', 0, place('surgeon', 'criticalCare', ['R2'], ['R5'])],
  ['t1', 0, place('surgeon', 'criticalCare', ['R2'], [])],
  ['t1', 0, place('surgeon', 'pharmacy', ['G4'], ['G5+'])],
  ['t1', 0, place('surgeon', 'radiology', ['R2'])],
  ['t1', 0, place('virologist', 'criticalCare', ['R2'])],
  ['t1', 0, { type: 'spendBag', target: 'R2=G' }],
  ['t1', 1, { type: 'spendBag', target: 'Y3' }],
  ['t2', 1, place('nurse', 'oncology', ['Y3'])],
  ['t3', 0, { type: 'endShift' }],
  ['t3', 0, { type: 'chooseModel', specialist: 'paramedic' }],
  ['t4', 0, { type: 'takeAmbulance', number: 1 }],
  ['t4', 1, { type: 'takeAmbulance', number: 2 }],
  ['t5', 2, { type: 'split', ambulances: [['R2'], ['R2'], ['R2'], ['Y2']] }],
  [
    't5',
    2,
    {
      type: 'split',
      ambulances: [
        ['R2', 'R2', 'R3'],
        ['Y2', 'R2', 'G3'],
        ['G4', 'R4', 'Y4'],
        ['Y4', 'R5', 'Y5'],
      ],
    },
  ],
  [
    't5',
    2,
    {
      type: 'split',
      ambulances: [
        ['G2', 'R2', 'R2'],
        ['Y2', 'R3', 'G3'],
        ['G4', 'R4', 'Y4'],
        ['Y4', 'R5', 'Y5'],
      ],
    },
  ],
  ['t6', 0, { type: 'claim', improvement: 'surgeon' }],
  ['t6', 1, { type: 'claim', improvement: 'virologist' }],
  ['t7', 0, { type: 'discard', improvements: ['radiology'] }],
  ['t7', 0, { type: 'discard', improvements: ['surgeon', 'surgeon'] }],
  ['t7', 1, { type: 'discard', improvements: ['clinic'] }],
  ['t8', 0, { type: 'protect', patient: 'Y2' }],
  ['t8', 1, { type: 'protect', patient: 'Y2' }],
  ['t9', 0, { type: 'completeReport', report: 'threeRed' }],
  ['t9', 0, { type: 'completeReport', report: 'twoGreen' }],
  ['t10', 0, { type: 'pickUp', patient: 'R3', space: 1 }],
  ['t10', 0, { type: 'pickUp', patient: 'R3', space: 6 }],
  ['t10', 0, { type: 'pickUp', patient: 'Y1', space: 1 }],
  ['t10', 1, { type: 'pickUp', patient: 'Y1', space: 1 }],
]

export const ILLEGAL: readonly ((below: Below) => object)[] = [
  // In no position does anyone decide these.
  () => ({ type: 'keep', patients: ['R3', 'R3', 'R3'] }),
  () => ({ type: 'setValues', patients: ['R3', 'Y4', 'G5'] }),
  () => ({ type: 'chooseAdministrator', administrator: 'twoRed' }),
  () => ({ type: 'reveal', kind: 'department' }),
  () => ({ type: 'makeRoom', patients: ['R2'] }),
  () => ({ type: 'draw' }),
  () => ({ type: 'release', patient: 'R2' }),
  () => ({ type: 'decline' }),
  () => ({ type: 'useSpecialist', targets: ['R2'] }),
  () => ({ type: 'recolour', target: 'R2=G' }),
  () => ({ type: 'undo' }),
  // Nobody has or sees these.
  (below) => ({ type: 'takeAmbulance', number: oneOf([0, 4, -3, 99], below) }),
  (below) => ({ type: 'claim', improvement: oneOf(['paramedic', 'clinic', 'urology'], below) }),
  (below) => ({ type: 'discard', improvements: [oneOf(['paramedic', 'clinic', 'urology'], below)] }),
  () => ({ type: 'chooseModel', specialist: 'consultant' }),
  () => ({ type: 'completeReport', report: 'twoRedTwoGreen' }),
  () => ({ type: 'protect', patient: 'G6' }),
  (below) => ({ type: 'pickUp', patient: 'G6', space: below(9) }),
  (below) => ({ type: 'spendBag', target: oneOf(['G6', 'G6=R', 'R2>G', 'x', ''], below) }),
  (below) => ({ type: 'split', ambulances: Array.from({ length: below(6) }, () => ['R2', 'R2', 'R2']) }),
  (below) => ({
    type: 'place',
    meeple: oneOf(['nurse', 'paramedic', 'surgeon'], below),
    department: oneOf(['clinic', 'urology', 'criticalCare', 'drugTrialCentre'], below),
    targets: Array.from({ length: below(5) }, () => `${oneOf(['R', 'Y', 'G'], below)}6`),
  }),
]
