// The departments: six that every hospital starts with, and the tiles of every edition.

import type { Clause } from '../effects/language.ts'
import type { Colour } from '../patients.ts'

const STARTING = ['criticalCare', 'oncology', 'pharmacy', 'intensiveCare', 'imaging', 'clinic'] as const
const BASE = [
  'operatingTheatre',
  'earNoseThroat',
  'orthopaedics',
  'cardiology',
  'immunology',
  'urology',
  'anaesthesia',
  'allergyCentre',
  'renalMedicine',
  'crashCentre',
  'radiology',
  'triageCentre',
] as const
const EXPERIMENTAL = ['drugTrialCentre', 'experimentalTherapy', 'physiotherapy', 'trainingDepartment'] as const
const PROTOTYPE = [
  'prototypeRadiology',
  'prototypeTriageCentre',
  'prototypePhysiotherapyA',
  'prototypePhysiotherapyB',
  'isolationWard',
] as const

export const DEPARTMENT_IDS = [...STARTING, ...BASE, ...EXPERIMENTAL, ...PROTOTYPE] as const
export type DepartmentId = (typeof DEPARTMENT_IDS)[number]
export const STARTING_DEPARTMENTS: readonly DepartmentId[] = STARTING
export const BASE_DEPARTMENTS: readonly DepartmentId[] = BASE
export const EXPERIMENTAL_DEPARTMENTS: readonly DepartmentId[] = EXPERIMENTAL
/** [DH 7.1] Nine coloured tiles twice, six others once. */
export const PROTOTYPE_DEPARTMENTS: readonly DepartmentId[] = [
  ...BASE.slice(0, 9),
  ...BASE.slice(0, 9),
  'crashCentre',
  ...PROTOTYPE,
]

export interface Department {
  /** The numbered rule that it stands in. */
  readonly rule: string
  readonly clauses: readonly Clause[]
}

const heal = (steps: number) => ({ act: 'heal', steps }) as const
const one = (colour: Colour, steps: number): readonly Clause[] => [{ ...heal(steps), count: 1, colour }]
const run = (colour: Colour): readonly Clause[] => [{ ...heal(1), count: 3, colour, together: 'consecutiveValues' }]
const alike = (colour: Colour): readonly Clause[] => [{ ...heal(1), count: 3, colour, together: 'equalValues' }]

export const DEPARTMENTS: Readonly<Record<DepartmentId, Department>> = {
  criticalCare: { rule: '4.1', clauses: one('red', 1) },
  oncology: { rule: '4.1', clauses: one('yellow', 1) },
  pharmacy: { rule: '4.1', clauses: one('green', 1) },
  intensiveCare: { rule: '4.1', clauses: [{ ...heal(1), count: 1, values: [1, 2] }] },
  imaging: { rule: '4.1', clauses: [{ ...heal(1), count: 1, values: [3, 4] }] },
  clinic: { rule: '4.1', clauses: [{ ...heal(1), count: 1, values: [5, 6] }] },

  operatingTheatre: { rule: '4.2', clauses: one('red', 3) },
  earNoseThroat: { rule: '4.2', clauses: one('green', 3) },
  orthopaedics: { rule: '4.2', clauses: one('yellow', 3) },
  cardiology: { rule: '4.2', clauses: run('red') },
  immunology: { rule: '4.2', clauses: run('green') },
  urology: { rule: '4.2', clauses: run('yellow') },
  anaesthesia: { rule: '4.2', clauses: alike('red') },
  allergyCentre: { rule: '4.2', clauses: alike('green') },
  renalMedicine: { rule: '4.2', clauses: alike('yellow') },
  crashCentre: { rule: '4.2', clauses: [{ ...heal(4), count: 1, values: [1, 2] }] },
  radiology: { rule: '4.2', clauses: [{ ...heal(1), count: 3, values: [1, 3] }] },
  triageCentre: { rule: '4.2', clauses: [{ ...heal(2), count: 2, values: [1, 3] }] },

  drugTrialCentre: { rule: '4.6', clauses: [{ act: 'rollAgain', count: 2 }] },
  experimentalTherapy: { rule: '4.6', clauses: [{ act: 'turnOver', count: 1 }] },
  physiotherapy: { rule: '4.6', clauses: [{ act: 'recolour', count: 2, fewer: 'ifYouLike' }] },
  trainingDepartment: { rule: '4.6', clauses: [{ ...heal(1), count: 2, together: 'equalValues' }] },

  prototypeRadiology: { rule: '7.1', clauses: [{ ...heal(1), count: 3, fewer: 'ifYouLike', values: [1, 3] }] },
  prototypeTriageCentre: { rule: '7.1', clauses: [{ ...heal(2), count: 2, fewer: 'ifYouLike', values: [1, 3] }] },
  prototypePhysiotherapyA: { rule: '7.1', clauses: [{ ...heal(1), count: 3, fewer: 'ifYouLike', values: [4, 6] }] },
  prototypePhysiotherapyB: {
    rule: '7.1',
    clauses: [
      { ...heal(2), count: 1, values: [1, 3] },
      { ...heal(1), count: 1, values: [4, 5] },
    ],
  },
  isolationWard: { rule: '7.1', clauses: [{ ...heal(3), count: 1, values: [1, 3] }] },
}

/** [DH 7.2] Without a colour: no clause of it asks for one. */
export function isColoured({ clauses }: Department): boolean {
  return clauses.some(({ colour }) => colour !== undefined)
}
