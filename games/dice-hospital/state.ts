// The whole of a table, as plain data: hidden things too. What a seat may know of it is view.ts's matter.

import type { RandomState, Seat } from '@grand-rounds/kernel'
import type { AdministratorId } from './cards/administrators.ts'
import type { DepartmentId } from './cards/departments.ts'
import type { EventCardId } from './cards/event-cards.ts'
import type { ReportId } from './cards/reports.ts'
import type { SpecialistId } from './cards/specialists.ts'
import type { Healed } from './effects/choices.ts'
import type { Options } from './options.ts'
import type { ColourIndex, Counts, Patient } from './patients.ts'

export const ROUNDS = 8
export const BEDS = 12
export const NURSES = 3
export const DICE_OF_A_COLOUR = 21

/** The decisions of a game, in the order in which they can come. Whoever is not `ready` still has to decide. */
export const STAGES = [
  'extraReveal',
  'startingValues',
  'administrators',
  'split',
  'ambulances',
  'keep',
  'makeRoom',
  'improvement',
  'discard',
  'activation',
  'protection',
  'reports',
  'pickup',
  'over',
] as const
export type Stage = (typeof STAGES)[number]

export type Meeple = 'nurse' | SpecialistId
export type ImprovementId = DepartmentId | SpecialistId

export interface Room {
  readonly id: DepartmentId
  /** Who stands in it this round. */
  readonly by: Meeple | null
}

export interface Colleague {
  readonly id: SpecialistId
  readonly placed: boolean
}

/** What is still to be decided of a placement after dice have fallen in it. */
export type FollowUp =
  | {
      readonly kind: 'specialist'
      /** Whose effect it is: for a Consultant, the model's. */
      readonly specialist: SpecialistId
      readonly department: DepartmentId
      readonly healed: readonly Healed[]
      readonly discharged: number
    }
  | { readonly kind: 'admissions'; readonly left: number }

export const POINT_SOURCES = [
  'discharged',
  'emptyWards',
  'administrator',
  'registrar',
  'event',
  'report',
  'pickup',
  'leftBehind',
  'fatalities',
  'bags',
  'missedReports',
  /** Points that a position was set up with. */
  'position',
] as const
export type PointSource = (typeof POINT_SOURCES)[number]

/** An entry of the score: points are never changed but by one of these. */
export interface Points {
  readonly round: number
  readonly source: PointSource
  readonly points: number
}

export interface Hospital {
  readonly wards: readonly Patient[]
  /** Dice drawn for the start that have no value yet. */
  readonly drawn: readonly ColourIndex[]
  /** This round's patients on their way to a bed; in the solo game also those to choose from. */
  readonly arrivals: readonly Patient[]
  readonly lounge: Counts
  /** Dice that go into the bag when the stage ends. */
  readonly returned: Counts
  /** Hidden: the dice that an Admissions Nurse would draw in this activation, the next one last. */
  readonly share: readonly ColourIndex[]
  readonly fatalities: number
  readonly bags: number
  /** Free ones. */
  readonly nurses: number
  readonly departments: readonly Room[]
  readonly specialists: readonly Colleague[]
  /** Whose effect the Consultant has in this activation. */
  readonly model: SpecialistId | null
  readonly followUp: FollowUp | null
  /** Hidden from others: the administrators to choose from. */
  readonly dealt: readonly AdministratorId[]
  /** Hidden from others until all have chosen. */
  readonly administrator: AdministratorId | null
  readonly ambulance: number | null
  /** Improvements that go under their decks when all have decided. */
  readonly discarding: readonly ImprovementId[]
  /** The neglected patient whom the administrator protects. */
  readonly shielded: Patient | null
  readonly ready: boolean
  /** When the activation's time is up. */
  readonly deadline: number | null
  readonly points: readonly Points[]
  /** The hospital before the last step that can be taken back in a stage in which all decide at once. */
  readonly undo: Hospital | null
}

export interface Reports {
  /** By column. */
  readonly lower: readonly (ReportId | null)[]
  readonly upper: readonly (ReportId | null)[]
  readonly completed: readonly ReportId[]
  /** Dice of the lounge that already serve a report this round. */
  readonly used: Counts
}

export interface Space {
  readonly ambulance: number
  readonly asks: Patient
  readonly taken: { readonly seat: Seat; readonly patient: Patient } | null
}

export interface Pickup {
  readonly spaces: readonly Space[]
  readonly turn: Seat
}

export interface State {
  readonly options: Options
  readonly random: RandomState
  /** Events so far: the next one's number. */
  readonly events: number
  readonly stage: Stage
  /** From 1; 0 before the first. */
  readonly round: number
  /** Who holds the first-player token. */
  readonly first: Seat
  readonly bag: Counts
  readonly box: Counts
  /** The dice in each ambulance, number 1 first, lowest first. */
  readonly ambulances: readonly (readonly Patient[])[]
  /** Hidden order; the top card is the last. */
  readonly departmentDeck: readonly DepartmentId[]
  readonly specialistDeck: readonly SpecialistId[]
  readonly departmentRow: readonly DepartmentId[]
  readonly specialistRow: readonly SpecialistId[]
  /** Hidden: cards that a variant put out of the game. */
  readonly departmentBox: readonly DepartmentId[]
  readonly specialistBox: readonly SpecialistId[]
  readonly eventDeck: readonly EventCardId[]
  readonly event: EventCardId | null
  readonly reports: Reports | null
  readonly pickup: Pickup | null
  readonly hospitals: readonly Hospital[]
  /** The table before the last step that its seat can take back, where one decides after another. */
  readonly undo: { readonly seat: Seat; readonly before: State } | null
}

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

export interface HospitalDraft extends Mutable<
  Omit<
    Hospital,
    'wards' | 'arrivals' | 'drawn' | 'lounge' | 'returned' | 'share' | 'departments' | 'specialists' | 'points'
  >
> {
  wards: Patient[]
  arrivals: Patient[]
  drawn: ColourIndex[]
  lounge: [number, number, number]
  returned: [number, number, number]
  share: ColourIndex[]
  departments: Mutable<Room>[]
  specialists: Mutable<Colleague>[]
  points: Points[]
}

/** A state that a step may write into: nobody else has seen it. */
export interface Draft extends Mutable<
  Omit<
    State,
    | 'bag'
    | 'box'
    | 'ambulances'
    | 'departmentDeck'
    | 'specialistDeck'
    | 'departmentRow'
    | 'specialistRow'
    | 'eventDeck'
    | 'hospitals'
  >
> {
  bag: [number, number, number]
  box: [number, number, number]
  ambulances: Patient[][]
  departmentDeck: DepartmentId[]
  specialistDeck: SpecialistId[]
  departmentRow: DepartmentId[]
  specialistRow: SpecialistId[]
  eventDeck: EventCardId[]
  hospitals: HospitalDraft[]
}

export function draftOf(state: State): Draft {
  const draft = sharing(state)
  draft.bag = [...state.bag]
  draft.box = [...state.box]
  draft.ambulances = state.ambulances.map((patients) => [...patients])
  draft.departmentDeck = [...state.departmentDeck]
  draft.specialistDeck = [...state.specialistDeck]
  draft.departmentRow = [...state.departmentRow]
  draft.specialistRow = [...state.specialistRow]
  draft.eventDeck = [...state.eventDeck]
  draft.hospitals = state.hospitals.map(hospitalDraftOf)
  return draft
}

/** For a step that writes into one hospital only, and that is a copy: everything else is still the state's own. */
export function draftWith(state: State, seat: Seat, hospital: HospitalDraft): Draft {
  const draft = sharing(state)
  draft.hospitals = [...draft.hospitals]
  draft.hospitals[seat] = hospital
  return draft
}

// Copies are written out, in the order of box.ts: objects that are built alike have one shape, and every rule that
// reads them is quicker than with two.

/** A copy that still has all its parts in common with the state: before a part is written into, copy it too. */
function sharing(state: State): Draft {
  const {
    options,
    random,
    events,
    stage,
    round,
    first,
    bag,
    box,
    ambulances,
    departmentDeck,
    specialistDeck,
    departmentRow,
    specialistRow,
    departmentBox,
    specialistBox,
    eventDeck,
    event,
    reports,
    pickup,
    hospitals,
    undo,
  } = state as Draft
  return {
    options,
    random,
    events,
    stage,
    round,
    first,
    bag,
    box,
    ambulances,
    departmentDeck,
    specialistDeck,
    departmentRow,
    specialistRow,
    departmentBox,
    specialistBox,
    eventDeck,
    event,
    reports,
    pickup,
    hospitals,
    undo,
  }
}

export function hospitalDraftOf(hospital: Hospital): HospitalDraft {
  return {
    wards: [...hospital.wards],
    drawn: [...hospital.drawn],
    arrivals: [...hospital.arrivals],
    lounge: [...hospital.lounge],
    returned: [...hospital.returned],
    share: [...hospital.share],
    fatalities: hospital.fatalities,
    bags: hospital.bags,
    nurses: hospital.nurses,
    departments: hospital.departments.map(({ id, by }) => ({ id, by })),
    specialists: hospital.specialists.map(({ id, placed }) => ({ id, placed })),
    model: hospital.model,
    followUp: hospital.followUp,
    dealt: hospital.dealt,
    administrator: hospital.administrator,
    ambulance: hospital.ambulance,
    discarding: hospital.discarding,
    shielded: hospital.shielded,
    ready: hospital.ready,
    deadline: hospital.deadline,
    points: [...hospital.points],
    undo: hospital.undo,
  }
}

/** The hospital of a seat; a seat that isn't at the table is a mistake of the caller, not of a player. */
export function hospitalOf<H>(state: { readonly hospitals: readonly H[] }, seat: Seat): H {
  const hospital = state.hospitals[seat]
  if (hospital === undefined) throw new RangeError(`no seat ${seat}`)
  return hospital
}

export function score(hospital: { readonly points: readonly Points[] }): number {
  let sum = 0
  for (const { points } of hospital.points) sum += points
  return sum
}
