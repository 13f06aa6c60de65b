// What things are worth beyond this round: cards by the rounds they have left, patients who stay, bags. The numbers
// come from regressions over games that bots played (docs/decisions/0012, docs/measured/strength.md).

import {
  type Colour,
  type DepartmentId,
  DEPARTMENTS,
  EMPTY_WARDS,
  fatalityCost,
  type ImprovementId,
  improvementsOf,
  isSpecialist,
  NURSES,
  readDie,
  ROUNDS,
  type SpecialistId,
  SPECIALISTS,
  STARTING_DEPARTMENTS,
  type View,
} from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import type { Weights } from './solver/input.ts'

/** By round, from the first: what is left at its end, measured in points of the rounds after it. */
const LEFTOVER_BASE = [-2.4, -2.4, -2.4, -2.2, -1.8, -1.4, -0.9]
const LEFTOVER_PER_VALUE = [0.5, 0.5, 0.5, 0.45, 0.4, 0.35, 0.25]
const BAG = [1.6, 1.6, 1.6, 1.6, 1.5, 1.5, 1.5]

/** What the end of an activation is worth to who looks ahead. */
export function outlook({ round, options }: Pick<View, 'round' | 'options'>): Weights {
  const fatality = fatalityCost(options)
  const common = { emptyWards: EMPTY_WARDS, administrator: 1, removedFatality: fatality }
  const i = Math.max(0, round - 1)
  if (round >= ROUNDS) {
    // [DH 5.7] About half of those who are left find a place.
    return { ...common, leftoverBase: options.pickup ? -0.2 : 0, leftoverPerValue: 0, death: -fatality, bag: 1 }
  }
  return {
    ...common,
    leftoverBase: LEFTOVER_BASE[i] ?? 0,
    leftoverPerValue: LEFTOVER_PER_VALUE[i] ?? 0,
    death: -fatality,
    bag: BAG[i] ?? 1,
  }
}

/** Points that a card brings in each round after the one in which it is claimed, to a hospital that has no others. */
const DEPARTMENTS_A_ROUND: Readonly<Partial<Record<DepartmentId, number>>> = {
  operatingTheatre: 1.72,
  earNoseThroat: 1.7,
  orthopaedics: 1.65,
  cardiology: 1.05,
  immunology: 0.95,
  urology: 0.95,
  anaesthesia: 1.05,
  allergyCentre: 1.05,
  renalMedicine: 1,
  crashCentre: 1.6,
  radiology: 0.75,
  triageCentre: 1.3,
  drugTrialCentre: 0.8,
  experimentalTherapy: 1.3,
  physiotherapy: 0.5,
  trainingDepartment: 1.3,
  prototypeRadiology: 1.2,
  prototypeTriageCentre: 1.5,
  prototypePhysiotherapyA: 1.8,
  prototypePhysiotherapyB: 1.5,
  isolationWard: 1.6,
}

const SPECIALISTS_A_ROUND: Readonly<Record<SpecialistId, number>> = {
  surgeon: 1.66,
  pharmacist: 1.7,
  haematologist: 1.64,
  anaesthetist: 1.66,
  virologist: 1.6,
  urologist: 1.6,
  cardiologist: 1.64,
  microbiologist: 1.6,
  neurologist: 1.6,
  triageNurse: 1.7,
  paramedic: 1.79,
  generalPractitioner: 1.75,
  consultant: 1.6,
  admissionsNurse: 1.5,
  pathologist: 1.4,
  registrar: 1.65,
  physiotherapist: 1.4,
  experimentalChemist: 1.5,
  medicalStudent: 1.5,
  haematologyTechnician: 1.7,
  prototypeTriageNurse: 1.79,
  prototypeConsultant: 1.65,
  prototypeRegistrar: 1.75,
  prototypeParamedic: 1.7,
  criticalSpecialist: 1.65,
}

const A_ROUND: Readonly<Partial<Record<ImprovementId, number>>> = { ...DEPARTMENTS_A_ROUND, ...SPECIALISTS_A_ROUND }

/** A round, for each of the same sort that is there already, and for each of the other. */
const MORE_PEOPLE = -0.27
const MORE_ROOMS = -0.165
const OF_BOTH_SORTS = -0.11
/** A round, for each other of its sort that goes by the same colour. */
const SAME_COLOUR = -0.14
/** For each patient of the card's colour who is there, once. */
const PATIENT_OF_COLOUR = 0.16
const LEAST_A_ROUND = 0.1

/** What a hospital has, as far as the worth of a card depends on it. */
export interface Staffing {
  readonly meeples: number
  readonly departments: number
  /** Cards and patients (in notation) whose colours count; absent: left out of account. */
  readonly cards?: readonly ImprovementId[]
  readonly wards?: readonly string[]
}

export function staffingOf(hospital: {
  readonly specialists: readonly unknown[]
  readonly departments: readonly unknown[]
}): Staffing {
  return { meeples: NURSES + hospital.specialists.length, departments: hospital.departments.length }
}

/** The same with its colours. */
export function establishmentOf({ hospitals }: Pick<View, 'hospitals'>, seat: Seat): Staffing {
  const hospital = hospitals[seat]
  if (hospital === undefined) throw new RangeError(`no seat ${seat}`)
  const { wards, arrivals } = hospital
  return { ...staffingOf(hospital), cards: improvementsOf(hospital), wards: [...wards, ...arrivals] }
}

/** The colour that a card goes by. */
export function colourOf(card: ImprovementId): Colour | null {
  if (!isSpecialist(card)) return DEPARTMENTS[card].clauses[0]?.colour ?? null
  const when = SPECIALISTS[card].effect?.when
  return when && 'healed' in when && when.healed !== 'any' ? when.healed : null
}

/** What a card is worth in the rounds after this one, to a hospital that has these besides. */
export function cardWorth(card: ImprovementId, round: number, staffing: Staffing): number {
  const left = ROUNDS - round
  const people = staffing.meeples - NURSES
  const tiles = staffing.departments - STARTING_DEPARTMENTS.length
  const crowding = isSpecialist(card)
    ? MORE_PEOPLE * people + OF_BOTH_SORTS * tiles
    : MORE_ROOMS * tiles + OF_BOTH_SORTS * people
  const { alike, patients } = ofColour(card, staffing)
  const aRound = (A_ROUND[card] ?? 0) + crowding + SAME_COLOUR * alike
  return Math.max(LEAST_A_ROUND, aRound) * left + (left > 0 ? PATIENT_OF_COLOUR * patients : 0)
}

/** Other cards of the card's sort and colour, and patients of that colour. */
function ofColour(card: ImprovementId, { cards = [], wards = [] }: Staffing) {
  const colour = colourOf(card)
  if (colour === null) return { alike: 0, patients: 0 }
  return {
    alike: cards.filter((id) => isSpecialist(id) === isSpecialist(card) && colourOf(id) === colour).length,
    patients: wards.filter((patient) => readDie(patient)?.colour === colour).length,
  }
}

/** The same hospital with one more card, or with one less. */
export function withCard(staffing: Staffing, card: ImprovementId, change: 1 | -1): Staffing {
  const { meeples, departments, cards = [], wards = [] } = staffing
  const people = isSpecialist(card) ? change : 0
  const i = cards.indexOf(card)
  return {
    meeples: meeples + people,
    departments: departments + change - people,
    cards: change > 0 ? [...cards, card] : cards.filter((_, other) => other !== i),
    wards,
  }
}
