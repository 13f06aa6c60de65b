// The specialists of every edition.

import type { Clause, SpecialistEffect } from '../effects/language.ts'
import type { Colour } from '../patients.ts'

const BASE = [
  'surgeon',
  'pharmacist',
  'haematologist',
  'anaesthetist',
  'virologist',
  'urologist',
  'cardiologist',
  'microbiologist',
  'neurologist',
  'triageNurse',
  'paramedic',
  'generalPractitioner',
] as const
export const PROMO_IDS = ['consultant', 'admissionsNurse'] as const
const EXPERIMENTAL = [
  'pathologist',
  'registrar',
  'physiotherapist',
  'experimentalChemist',
  'medicalStudent',
  'haematologyTechnician',
] as const
const PROTOTYPE = [
  'prototypeTriageNurse',
  'prototypeConsultant',
  'prototypeRegistrar',
  'prototypeParamedic',
  'criticalSpecialist',
] as const

export const SPECIALIST_IDS = [...BASE, ...PROMO_IDS, ...EXPERIMENTAL, ...PROTOTYPE] as const
export type SpecialistId = (typeof SPECIALIST_IDS)[number]
export type PromoId = (typeof PROMO_IDS)[number]
export const BASE_SPECIALISTS: readonly SpecialistId[] = BASE
export const EXPERIMENTAL_SPECIALISTS: readonly SpecialistId[] = EXPERIMENTAL
/** [DH 7.2] Nine coloured cards twice, six others once. */
export const PROTOTYPE_SPECIALISTS: readonly SpecialistId[] = [
  ...BASE.slice(0, 9),
  ...BASE.slice(0, 9),
  ...PROTOTYPE,
  'generalPractitioner',
]

export type MeepleColour = Colour | 'blue'

export interface Specialist {
  /** The numbered rule that it stands in. */
  readonly rule: string
  readonly meeple: MeepleColour
  /** `null` for the two whose effect no other card shares; phases/activation.ts names them. */
  readonly effect: SpecialistEffect | null
}

const heal = (steps: number) => ({ act: 'heal', steps }) as const
const coloured = (colour: Colour, clause: Clause): Specialist => ({
  rule: '4.3',
  meeple: colour,
  effect: { when: { healed: colour }, either: [[clause]] },
})
const oneMore = (colour: Colour) => coloured(colour, { ...heal(1), count: 1, among: 'thoseHealed' })
const another = (colour: Colour) => coloured(colour, { ...heal(1), count: 1, colour, among: 'others' })
const sameValue = (colour: Colour) => coloured(colour, { ...heal(1), count: 1, valueOfHealed: true, among: 'others' })
const healedAny = (...clauses: readonly Clause[]): SpecialistEffect => ({ when: { healed: 'any' }, either: [clauses] })

export const SPECIALISTS: Readonly<Record<SpecialistId, Specialist>> = {
  surgeon: oneMore('red'),
  pharmacist: oneMore('green'),
  haematologist: oneMore('yellow'),
  anaesthetist: another('red'),
  virologist: another('green'),
  urologist: another('yellow'),
  cardiologist: sameValue('red'),
  microbiologist: sameValue('green'),
  neurologist: sameValue('yellow'),
  triageNurse: {
    rule: '4.3',
    meeple: 'blue',
    effect: healedAny({ ...heal(1), count: 2, fewer: 'ifMust', values: [1, 3], among: 'others' }),
  },
  paramedic: {
    rule: '4.3',
    meeple: 'blue',
    effect: healedAny({ ...heal(2), count: 1, values: [1, 3], among: 'others' }),
  },
  generalPractitioner: {
    rule: '4.3',
    meeple: 'blue',
    effect: healedAny({ ...heal(1), count: 1, values: [4, 6], among: 'others' }),
  },

  consultant: { rule: '4.5', meeple: 'blue', effect: null },
  admissionsNurse: { rule: '4.5', meeple: 'blue', effect: null },

  pathologist: { rule: '4.6', meeple: 'red', effect: { when: { healed: 'any' }, gain: 'bagForFatality' } },
  registrar: { rule: '4.6', meeple: 'blue', effect: { when: { discharged: true }, gain: 'point' } },
  physiotherapist: { rule: '4.6', meeple: 'green', effect: healedAny({ act: 'recolour', count: 1 }) },
  experimentalChemist: {
    rule: '4.6',
    meeple: 'green',
    effect: healedAny({ act: 'rollAgain', count: 1, among: 'others' }),
  },
  medicalStudent: {
    rule: '4.6',
    meeple: 'yellow',
    effect: healedAny(
      { ...heal(1), count: 1, among: 'others' },
      { act: 'deteriorate', steps: 1, count: 1, among: 'others' },
    ),
  },
  haematologyTechnician: { rule: '4.6', meeple: 'red', effect: { when: { discharged: true }, gain: 'bag' } },

  prototypeTriageNurse: {
    rule: '7.2',
    meeple: 'blue',
    effect: healedAny({ ...heal(2), count: 1, values: [1, 3], among: 'others' }),
  },
  prototypeConsultant: {
    rule: '7.2',
    meeple: 'blue',
    effect: {
      ...healedAny({ ...heal(3), count: 1, values: [1, 2], among: 'others' }),
      onlyColouredDepartments: true,
    },
  },
  prototypeRegistrar: {
    rule: '7.2',
    meeple: 'blue',
    effect: {
      when: { discharged: true },
      either: [[{ ...heal(1), count: 1, values: [4, 6] }], [{ ...heal(2), count: 1, values: [1, 3] }]],
    },
  },
  prototypeParamedic: {
    rule: '7.2',
    meeple: 'blue',
    effect: healedAny({ ...heal(1), count: 2, fewer: 'ifYouLike', values: [1, 3] }),
  },
  criticalSpecialist: {
    rule: '7.2',
    meeple: 'blue',
    effect: healedAny({ ...heal(1), count: 3, fewer: 'ifYouLike', values: [1, 2] }),
  },
}
