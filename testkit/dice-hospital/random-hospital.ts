// Small hospitals in the middle of an activation, by chance: any cards of an edition, few patients, few bags.

import type { Random } from '@grand-rounds/kernel'
import type { Opening } from './scenario.ts'

/** Which tiles and cards an edition has, and how many of each. */
export interface Edition {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly tiles: Readonly<Record<string, number>>
  readonly cards: Readonly<Record<string, number>>
}

const times = (count: number, names: string): Record<string, number> =>
  Object.fromEntries(names.split(' ').map((name) => [name, count]))

const COLOURED_TILES =
  'operatingTheatre earNoseThroat orthopaedics cardiology immunology urology anaesthesia allergyCentre renalMedicine'
const COLOURED_CARDS =
  'surgeon pharmacist haematologist anaesthetist virologist urologist cardiologist microbiologist neurologist'
const BASE_TILES = `${COLOURED_TILES} crashCentre radiology triageCentre`
const BASE_CARDS = `${COLOURED_CARDS} triageNurse paramedic generalPractitioner`

export const EDITIONS: readonly Edition[] = [
  { name: 'base game', options: {}, tiles: times(2, BASE_TILES), cards: times(2, BASE_CARDS) },
  {
    name: 'Experimental Medicine and promos',
    options: { experimental: true, promos: ['consultant', 'admissionsNurse'] },
    tiles: {
      ...times(1, BASE_TILES),
      ...times(2, 'drugTrialCentre experimentalTherapy physiotherapy trainingDepartment'),
    },
    cards: {
      ...times(1, `${BASE_CARDS} consultant admissionsNurse`),
      ...times(2, 'pathologist registrar physiotherapist experimentalChemist medicalStudent haematologyTechnician'),
    },
  },
  {
    name: 'prototype edition',
    options: { edition: 'prototype' },
    tiles: {
      ...times(2, COLOURED_TILES),
      ...times(
        1,
        'crashCentre prototypeRadiology prototypePhysiotherapyA prototypeTriageCentre isolationWard prototypePhysiotherapyB',
      ),
    },
    cards: {
      ...times(2, COLOURED_CARDS),
      ...times(
        1,
        'prototypeTriageNurse prototypeConsultant prototypeRegistrar prototypeParamedic criticalSpecialist generalPractitioner',
      ),
    },
  },
]

const MOST_PATIENTS = 6
const MOST_BAGS = 2
const STARTING = ['criticalCare', 'oncology', 'pharmacy', 'intensiveCare', 'imaging', 'clinic']
const COLOURS = ['R', 'Y', 'G'] as const
type Letter = (typeof COLOURS)[number]

/** A table of two of whom the first is in the middle of an activation. Every card has its turn among the numbers. */
export function randomActivation(edition: Edition, number: number, random: Random): Opening {
  const below = (n: number) => random.below('hospital', n)
  const tiles = drawn(edition.tiles, number, below)
  const cards = drawn(edition.cards, number, below)
  const patients = MOST_PATIENTS - Math.min(below(MOST_PATIENTS), below(MOST_PATIENTS))
  const rooms = [...STARTING.filter(() => below(4) === 0).map((name) => `${name}:nurse`), ...tiles]
  const standing = rooms.filter((room) => room.endsWith(':nurse')).slice(0, 2)
  const departments = rooms.filter((room) => !room.endsWith(':nurse') || standing.includes(room))
  const specialists = cards.map((name) => {
    const at = below(5) === 0 ? departments.findIndex((room) => !room.includes(':')) : -1
    if (at < 0) return name
    departments[at] = `${departments[at]}:${name}`
    return `${name}*`
  })
  const models = cards.filter((name) => name !== 'consultant')
  const model = cards.includes('consultant') && models.length > 0 ? models[below(models.length)] : undefined
  // Few values and colours: equal patients, runs and triples are what the rules turn on.
  const narrow = below(3) > 0 ? COLOURS[below(3)] : undefined
  const ward = Array.from({ length: patients }, () => randomPatient(narrow, below))
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['bags', below(MOST_BAGS + 1)],
    ['fatalities', below(2)],
    ['departments', departments.join(' ')],
    ['specialists', specialists.join(' ')],
    ['model', model],
  ]
  const line = fields.flatMap(([field, text]) =>
    text === '' || text === 0 || text === undefined ? [] : [`${field} ${text}`],
  )
  return { options: edition.options, hospitals: [[ward.join(' '), ...line].join('; '), 'R3'] }
}

function randomPatient(narrow: Letter | undefined, below: (n: number) => number): string {
  const own = narrow !== undefined && below(3) > 0 ? narrow : (COLOURS[below(3)] ?? 'R')
  const value = narrow !== undefined ? 2 + below(3) : 1 + below(6)
  const other = COLOURS.filter((letter) => letter !== own)[below(2)]
  const state = below(8)
  return `${own}${value}${state === 0 ? `>${other}` : state < 3 ? '+' : ''}`
}

/** One card by number and up to two by chance. */
function drawn(deck: Readonly<Record<string, number>>, number: number, below: (n: number) => number): string[] {
  const cards = Object.entries(deck).flatMap(([name, copies]) => Array.from({ length: copies }, () => name))
  const first = cards.splice(number % cards.length, 1)
  const others = Array.from({ length: below(3) }, () => cards.splice(below(cards.length), 1)[0] ?? '')
  return [...first, ...others]
}
