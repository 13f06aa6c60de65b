// Departments and specialists, typed by hand from sections 4 and 7 of the rules. Nothing of the engine's cards.

import type { Die, Letter } from './dice.ts'

/** What is done to a die. */
export type Deed =
  | { readonly kind: 'up'; readonly by: number }
  | { readonly kind: 'down'; readonly by: number }
  | { readonly kind: 'roll' }
  | { readonly kind: 'flip' }
  | { readonly kind: 'paint' }

/** One die that a department healed, as it was then. */
export interface Raised {
  readonly id: number
  readonly colour: Letter
  readonly value: number
}

/** One part of an effect: how many dice, which, and what happens to them. */
export interface Job {
  readonly sizes: readonly number[]
  /** 'as far as possible': only the largest of the sizes that can be done. */
  readonly asManyAsPossible?: true
  /** Asked of the dice in the colours that they are given for this. */
  fits(dice: readonly Die[], raised: readonly Raised[]): boolean
  readonly deed: Deed
}

export interface SpecialistCard {
  /** Whether the effect may be used after what the department did. */
  when(raised: readonly Raised[], gone: number): boolean
  readonly onlyColouredDepartment?: true
  /** One of these; none for a gain alone. */
  readonly either: readonly (readonly Job[])[]
  readonly gain?: 'point' | 'bag' | 'bagForToken'
}

const up = (by: number): Deed => ({ kind: 'up', by })
const isColour = (letter: Letter) => (dice: readonly Die[]) => dice.every(({ now }) => now === letter)
const between = (low: number, high: number) => (dice: readonly Die[]) =>
  dice.every(({ value }) => value >= low && value <= high)
const anyone = () => true

const sameValue = (dice: readonly Die[]) => new Set(dice.map(({ value }) => value)).size === 1
const inARow = (dice: readonly Die[]) => {
  const values = dice.map(({ value }) => value).sort((a, b) => a - b)
  return values.every((value, i) => value === (values[0] ?? 0) + i)
}

const single = (letter: Letter, by: number): readonly Job[] => [{ sizes: [1], fits: isColour(letter), deed: up(by) }]
const ranged = (low: number, high: number, by: number): readonly Job[] => [
  { sizes: [1], fits: between(low, high), deed: up(by) },
]
const three = (letter: Letter, shape: (dice: readonly Die[]) => boolean): readonly Job[] => [
  { sizes: [3], fits: (dice) => isColour(letter)(dice) && shape(dice), deed: up(1) },
]

/** Sections 4.1, 4.2, 4.6, 7.1. */
export const DEPARTMENT_JOBS: Readonly<Record<string, readonly Job[]>> = {
  criticalCare: single('R', 1),
  oncology: single('Y', 1),
  pharmacy: single('G', 1),
  intensiveCare: ranged(1, 2, 1),
  imaging: ranged(3, 4, 1),
  clinic: ranged(5, 6, 1),

  operatingTheatre: single('R', 3),
  earNoseThroat: single('G', 3),
  orthopaedics: single('Y', 3),
  cardiology: three('R', inARow),
  immunology: three('G', inARow),
  urology: three('Y', inARow),
  anaesthesia: three('R', sameValue),
  allergyCentre: three('G', sameValue),
  renalMedicine: three('Y', sameValue),
  crashCentre: ranged(1, 2, 4),
  radiology: [{ sizes: [3], fits: between(1, 3), deed: up(1) }],
  triageCentre: [{ sizes: [2], fits: between(1, 3), deed: up(2) }],

  drugTrialCentre: [{ sizes: [2], fits: anyone, deed: { kind: 'roll' } }],
  experimentalTherapy: [{ sizes: [1], fits: anyone, deed: { kind: 'flip' } }],
  physiotherapy: [{ sizes: [1, 2], fits: anyone, deed: { kind: 'paint' } }],
  trainingDepartment: [{ sizes: [2], fits: sameValue, deed: up(1) }],

  prototypeRadiology: [{ sizes: [1, 2, 3], fits: between(1, 3), deed: up(1) }],
  prototypePhysiotherapyA: [{ sizes: [1, 2, 3], fits: between(4, 6), deed: up(1) }],
  prototypeTriageCentre: [{ sizes: [1, 2], fits: between(1, 3), deed: up(2) }],
  isolationWard: ranged(1, 3, 3),
  prototypePhysiotherapyB: [
    { sizes: [1], fits: between(1, 3), deed: up(2) },
    { sizes: [1], fits: between(4, 5), deed: up(1) },
  ],
}

/** Section 7.2: 'without a colour'. */
export const COLOURLESS = [
  'intensiveCare',
  'imaging',
  'clinic',
  'crashCentre',
  'prototypeRadiology',
  'prototypePhysiotherapyA',
  'prototypeTriageCentre',
  'isolationWard',
  'prototypePhysiotherapyB',
]

const healedAny = (raised: readonly Raised[]) => raised.length > 0
const dischargedAny = (_: readonly Raised[], gone: number) => gone > 0
const healed = (letter: Letter) => (raised: readonly Raised[]) => raised.some(({ colour }) => colour === letter)
const different = (dice: readonly Die[], raised: readonly Raised[]) =>
  dice.every(({ id }) => raised.every((one) => one.id !== id))

/** 4.3: one of those 1 more. */
const oneMore = (letter: Letter): SpecialistCard => ({
  when: healed(letter),
  either: [
    [
      {
        sizes: [1],
        fits: (dice, raised) => dice.every(({ id }) => raised.some((one) => one.id === id && one.colour === letter)),
        deed: up(1),
      },
    ],
  ],
})
/** 4.3: a different patient of that colour 1. */
const another = (letter: Letter): SpecialistCard => ({
  when: healed(letter),
  either: [[{ sizes: [1], fits: (dice, raised) => different(dice, raised) && isColour(letter)(dice), deed: up(1) }]],
})
/** 4.3: a different patient whose value one of those had before. */
const alike = (letter: Letter): SpecialistCard => ({
  when: healed(letter),
  either: [
    [
      {
        sizes: [1],
        fits: (dice, raised) =>
          different(dice, raised) &&
          dice.every(({ value }) => raised.some((one) => one.colour === letter && one.value === value)),
        deed: up(1),
      },
    ],
  ],
})
const differentBetween = (low: number, high: number) => (dice: readonly Die[], raised: readonly Raised[]) =>
  different(dice, raised) && between(low, high)(dice)
const helps = (job: Job): SpecialistCard => ({ when: healedAny, either: [[job]] })

/** Sections 4.3, 4.5, 4.6, 7.2; the Consultant and the Admissions Nurse of 4.5 are not of this form. */
export const SPECIALIST_CARDS: Readonly<Record<string, SpecialistCard>> = {
  surgeon: oneMore('R'),
  pharmacist: oneMore('G'),
  haematologist: oneMore('Y'),
  anaesthetist: another('R'),
  virologist: another('G'),
  urologist: another('Y'),
  cardiologist: alike('R'),
  microbiologist: alike('G'),
  neurologist: alike('Y'),
  triageNurse: helps({ sizes: [1, 2], asManyAsPossible: true, fits: differentBetween(1, 3), deed: up(1) }),
  paramedic: helps({ sizes: [1], fits: differentBetween(1, 3), deed: up(2) }),
  generalPractitioner: helps({ sizes: [1], fits: differentBetween(4, 6), deed: up(1) }),

  pathologist: { when: healedAny, either: [], gain: 'bagForToken' },
  registrar: { when: dischargedAny, either: [], gain: 'point' },
  physiotherapist: helps({ sizes: [1], fits: anyone, deed: { kind: 'paint' } }),
  experimentalChemist: helps({ sizes: [1], fits: different, deed: { kind: 'roll' } }),
  medicalStudent: {
    when: healedAny,
    either: [
      [
        { sizes: [1], fits: different, deed: up(1) },
        { sizes: [1], fits: different, deed: { kind: 'down', by: 1 } },
      ],
    ],
  },
  haematologyTechnician: { when: dischargedAny, either: [], gain: 'bag' },

  prototypeTriageNurse: helps({ sizes: [1], fits: differentBetween(1, 3), deed: up(2) }),
  prototypeConsultant: {
    ...helps({ sizes: [1], fits: differentBetween(1, 2), deed: up(3) }),
    onlyColouredDepartment: true,
  },
  prototypeRegistrar: {
    when: dischargedAny,
    either: [[{ sizes: [1], fits: between(4, 6), deed: up(1) }], [{ sizes: [1], fits: between(1, 3), deed: up(2) }]],
  },
  prototypeParamedic: helps({ sizes: [1, 2], fits: between(1, 3), deed: up(1) }),
  criticalSpecialist: helps({ sizes: [1, 2, 3], fits: between(1, 2), deed: up(1) }),
}

/** Cards whose parts ask different things of different patients: their targets have an order. */
export const IN_ORDER = ['prototypePhysiotherapyB', 'medicalStudent']
