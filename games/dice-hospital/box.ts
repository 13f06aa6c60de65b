// What is in the box: dice, an empty hospital, the decks of an edition.

import {
  BASE_DEPARTMENTS,
  type DepartmentId,
  EXPERIMENTAL_DEPARTMENTS,
  PROTOTYPE_DEPARTMENTS,
  STARTING_DEPARTMENTS,
} from './cards/departments.ts'
import { EVENT_CARD_IDS } from './cards/event-cards.ts'
import { REPORT_IDS } from './cards/reports.ts'
import {
  BASE_SPECIALISTS,
  EXPERIMENTAL_SPECIALISTS,
  PROTOTYPE_SPECIALISTS,
  type SpecialistId,
} from './cards/specialists.ts'
import type { Options } from './options.ts'
import { DICE_OF_A_COLOUR, type Draft, type HospitalDraft, NURSES } from './state.ts'
import type { Turn } from './turn.ts'

/** [DH 1.1] Dice of each colour that stay in the box, by number of players. */
const IN_THE_BOX: Readonly<Record<number, number>> = { 1: 10, 2: 6, 3: 3, 4: 0 }

export function openBox(options: Options, seats: number, seed: string): Draft {
  const boxed = IN_THE_BOX[seats] ?? 0
  const bagged = DICE_OF_A_COLOUR - boxed
  return {
    options,
    random: { seed, used: {} },
    events: 0,
    stage: 'extraReveal',
    round: 0,
    first: 0,
    bag: [bagged, bagged, bagged],
    box: [boxed, boxed, boxed],
    ambulances: [],
    departmentDeck: [],
    specialistDeck: [],
    departmentRow: [],
    specialistRow: [],
    departmentBox: [],
    specialistBox: [],
    eventDeck: [],
    event: null,
    reports: null,
    pickup: null,
    hospitals: Array.from({ length: seats }, emptyHospital),
    undo: null,
  }
}

export function emptyHospital(): HospitalDraft {
  return {
    wards: [],
    drawn: [],
    arrivals: [],
    lounge: [0, 0, 0],
    returned: [0, 0, 0],
    share: [],
    fatalities: 0,
    bags: 0,
    nurses: NURSES,
    departments: STARTING_DEPARTMENTS.map((id) => ({ id, by: null })),
    specialists: [],
    model: null,
    followUp: null,
    dealt: [],
    administrator: null,
    ambulance: null,
    discarding: [],
    shielded: null,
    ready: true,
    deadline: null,
    points: [],
    undo: null,
  }
}

/** [DH 1.4] [DH 4.5] [DH 4.6] [DH 7.1] [DH 7.2] */
export function layDecks({ state, random }: Turn, options: Options, seats: number): void {
  let departments: DepartmentId[]
  let specialists: SpecialistId[]
  if (options.edition === 'prototype') {
    departments = [...PROTOTYPE_DEPARTMENTS]
    specialists = [...PROTOTYPE_SPECIALISTS]
  } else if (options.experimental) {
    const second = seats === 4 ? random.shuffle('departments', [...BASE_DEPARTMENTS]) : []
    state.departmentBox = second.slice(4)
    departments = [...BASE_DEPARTMENTS, ...second.slice(0, 4), ...EXPERIMENTAL_DEPARTMENTS, ...EXPERIMENTAL_DEPARTMENTS]
    specialists = [...BASE_SPECIALISTS, ...EXPERIMENTAL_SPECIALISTS, ...EXPERIMENTAL_SPECIALISTS]
  } else {
    departments = [...BASE_DEPARTMENTS, ...BASE_DEPARTMENTS]
    specialists = [...BASE_SPECIALISTS, ...BASE_SPECIALISTS]
  }
  if (options.promos.length > 0) {
    random.shuffle('specialists', specialists)
    state.specialistBox = specialists.splice(0, options.promos.length, ...options.promos)
  }
  state.departmentDeck = random.shuffle('departments', departments)
  state.specialistDeck = random.shuffle('specialists', specialists)
  if (options.events) state.eventDeck = random.shuffle('events', [...EVENT_CARD_IDS])
}

/** [DH 6.1] */
export function dealReports(turn: Turn): void {
  const reports = turn.random.shuffle('reports', [...REPORT_IDS])
  const lower = reports.slice(0, 3)
  const upper = reports.slice(3, 6)
  turn.state.reports = { lower, upper, completed: [], used: [0, 0, 0] }
  turn.emit({ type: 'reportsDealt', lower, upper })
}
