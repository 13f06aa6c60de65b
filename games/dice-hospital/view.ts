// What a seat, or a spectator, may know: built field by field out of the state, never copied from it.

import type { Seat, Seen, Viewer } from '@grand-rounds/kernel'
import type { AdministratorId } from './cards/administrators.ts'
import type { DepartmentId } from './cards/departments.ts'
import type { EventCardId } from './cards/event-cards.ts'
import type { ReportId } from './cards/reports.ts'
import type { SpecialistId } from './cards/specialists.ts'
import type { Event, Phase } from './events.ts'
import { type FollowUpView, printFollowUp } from './follow-up.ts'
import type { Options } from './options.ts'
import { COLOURS, type Colour, type ColourIndex, type Counts, printPatient, printPatients } from './patients.ts'
import { waitingFor } from './stages.ts'
import {
  type Colleague,
  type Hospital,
  type ImprovementId,
  type Points,
  type Room,
  score,
  type Stage,
  type State,
} from './state.ts'
import { canUndo } from './step.ts'

export type ByColour = Readonly<Record<Colour, number>>

export interface HospitalView {
  readonly wards: readonly string[]
  readonly drawn: readonly Colour[]
  readonly arrivals: readonly string[]
  readonly lounge: ByColour
  readonly returned: ByColour
  /** How many dice of the bag are in its own share; which, nobody knows. */
  readonly share: number
  readonly fatalities: number
  readonly bags: number
  readonly nurses: number
  readonly departments: readonly Room[]
  readonly specialists: readonly Colleague[]
  readonly model: SpecialistId | null
  readonly followUp: FollowUpView | null
  /** One's own only. */
  readonly dealt: readonly AdministratorId[]
  readonly administrator: AdministratorId | null
  readonly ambulance: number | null
  /** One's own only. */
  readonly discarding: readonly ImprovementId[]
  readonly shielded: string | null
  readonly ready: boolean
  readonly deadline: number | null
  readonly points: readonly Points[]
  readonly score: number
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly events: number
  readonly stage: Stage
  readonly phase: Phase | null
  readonly round: number
  readonly first: Seat
  readonly toAct: readonly Seat[]
  /** Dice that are neither in sight nor in the box. */
  readonly bag: ByColour
  readonly box: ByColour
  readonly ambulances: readonly (readonly string[])[]
  readonly departmentRow: readonly DepartmentId[]
  readonly specialistRow: readonly SpecialistId[]
  readonly departmentsInDeck: number
  readonly specialistsInDeck: number
  readonly eventsInDeck: number
  /** Cards that nobody has seen yet or that went under a deck, by name; a variant may have put some of them in the box. */
  readonly unseenDepartments: readonly DepartmentId[]
  readonly unseenSpecialists: readonly SpecialistId[]
  readonly event: EventCardId | null
  readonly reports: {
    readonly lower: readonly (ReportId | null)[]
    readonly upper: readonly (ReportId | null)[]
    readonly completed: readonly ReportId[]
    readonly used: ByColour
  } | null
  readonly pickup: {
    readonly spaces: readonly {
      readonly ambulance: number
      readonly asks: string
      readonly taken: { readonly seat: Seat; readonly patient: string } | null
    }[]
    readonly turn: Seat
  } | null
  readonly hospitals: readonly HospitalView[]
  readonly canUndo: boolean
}

const PHASE_OF: Readonly<Record<Stage, Phase | null>> = {
  extraReveal: null,
  startingValues: null,
  administrators: null,
  split: 'intake',
  ambulances: 'intake',
  keep: 'intake',
  makeRoom: 'intake',
  improvement: 'improvement',
  discard: 'improvement',
  activation: 'activation',
  protection: 'neglect',
  reports: 'discharge',
  pickup: null,
  over: null,
}

export function view(state: State, viewer: Viewer, before?: Seen<State, View>): View {
  const choosing = state.stage === 'administrators'
  const known = before && (before.state.stage === 'administrators') === choosing ? before : undefined
  return {
    viewer,
    ...onTheTable(state, before),
    hospitals: state.hospitals.map((hospital, seat) => {
      const was = known?.state.hospitals[seat]
      const seen = known?.view.hospitals[seat]
      if (seen && was === hospital) return seen
      const sight = { mine: seat === viewer, choosing }
      return hospitalFor(hospital, seat, sight, was && seen ? { hospital: was, seen } : null)
    }),
    canUndo: viewer !== null && canUndo(state, viewer),
  }
}

/** Everyone at a table asks for the same state in turn: what all of them see is put together once. */
let last: { readonly state: State; readonly seen: OnTheTable } | null = null

function onTheTable(state: State, before: Seen<State, View> | undefined): OnTheTable {
  if (last?.state !== state) last = { state, seen: seenByAll(state, before) }
  return last.seen
}

type OnTheTable = Omit<View, 'viewer' | 'hospitals' | 'canUndo'>

function seenByAll(state: State, before: Seen<State, View> | undefined): OnTheTable {
  const hidden: [number, number, number] = [...state.bag]
  for (const { share } of state.hospitals) for (const colour of share) hidden[colour]++
  const { reports, pickup } = state
  return {
    options: state.options,
    events: state.events,
    stage: state.stage,
    phase: state.stage === 'extraReveal' && state.round > 0 ? 'shiftChange' : PHASE_OF[state.stage],
    round: state.round,
    first: state.first,
    toAct: waitingFor(state),
    bag: byColour(hidden),
    box: byColour(state.box),
    ambulances:
      before?.state.ambulances === state.ambulances ? before.view.ambulances : state.ambulances.map(printPatients),
    departmentRow: state.departmentRow,
    specialistRow: state.specialistRow,
    departmentsInDeck: state.departmentDeck.length,
    specialistsInDeck: state.specialistDeck.length,
    eventsInDeck: state.eventDeck.length,
    unseenDepartments:
      before?.state.departmentDeck === state.departmentDeck && before.state.departmentBox === state.departmentBox
        ? before.view.unseenDepartments
        : [...state.departmentDeck, ...state.departmentBox].sort(),
    unseenSpecialists:
      before?.state.specialistDeck === state.specialistDeck && before.state.specialistBox === state.specialistBox
        ? before.view.unseenSpecialists
        : [...state.specialistDeck, ...state.specialistBox].sort(),
    event: state.event,
    reports: reports && {
      lower: reports.lower,
      upper: reports.upper,
      completed: reports.completed,
      used: byColour(reports.used),
    },
    pickup: pickup && {
      spaces: pickup.spaces.map(({ ambulance, asks, taken }) => ({
        ambulance,
        asks: printPatient(asks),
        taken: taken && { seat: taken.seat, patient: printPatient(taken.patient) },
      })),
      turn: pickup.turn,
    },
  }
}

interface Sight {
  readonly mine: boolean
  /** Administrators are being chosen in secret. */
  readonly choosing: boolean
}

/** As it was, and as it was shown. */
interface Before {
  readonly hospital: Hospital
  readonly seen: HospitalView
}

function hospitalFor(hospital: Hospital, seat: Seat, { mine, choosing }: Sight, before: Before | null): HospitalView {
  const secrets = hospital.dealt.length > 0 || hospital.discarding.length > 0
  if (mine && secrets) return hospitalView(hospital, { mine, choosing: false }, before)
  return hospitalForAll(hospital, seat, choosing && !mine, before)
}

interface SeenHospital {
  readonly hospital: Hospital
  readonly choosing: boolean
  readonly seen: HospitalView
}

/** As all others see it, and as its own sees it who has no secrets: put together once, as what is on the table is. */
const lastHospitals: SeenHospital[] = []

function hospitalForAll(hospital: Hospital, seat: Seat, choosing: boolean, before: Before | null): HospitalView {
  const last = lastHospitals[seat]
  if (last?.hospital === hospital && last.choosing === choosing) return last.seen
  const seen = hospitalView(hospital, { mine: false, choosing }, before)
  lastHospitals[seat] = { hospital, choosing, seen }
  return seen
}

/** What did not change is what it was before: nobody has to look into it to see that. */
function hospitalView(hospital: Hospital, { mine, choosing }: Sight, before: Before | null): HospitalView {
  const was = before?.hospital
  const seen = before?.seen
  return {
    wards: kept(hospital.wards, was?.wards, seen?.wards, printPatients),
    drawn: kept(hospital.drawn, was?.drawn, seen?.drawn, coloursOf),
    arrivals: kept(hospital.arrivals, was?.arrivals, seen?.arrivals, printPatients),
    lounge: kept(hospital.lounge, was?.lounge, seen?.lounge, byColour),
    returned: kept(hospital.returned, was?.returned, seen?.returned, byColour),
    share: hospital.share.length,
    fatalities: hospital.fatalities,
    bags: hospital.bags,
    nurses: hospital.nurses,
    departments: hospital.departments.map(({ id, by }, i) => {
      const room = seen?.departments[i]
      return room?.id === id && room.by === by ? room : { id, by }
    }),
    specialists: hospital.specialists.map(({ id, placed }, i) => {
      const colleague = seen?.specialists[i]
      return colleague?.id === id && colleague.placed === placed ? colleague : { id, placed }
    }),
    model: hospital.model,
    followUp: hospital.followUp && printFollowUp(hospital.followUp),
    dealt: mine ? hospital.dealt : NOTHING,
    administrator: choosing ? null : hospital.administrator,
    ambulance: hospital.ambulance,
    discarding: mine ? hospital.discarding : NOTHING,
    shielded: hospital.shielded === null ? null : printPatient(hospital.shielded),
    ready: hospital.ready,
    deadline: hospital.deadline,
    points: kept(hospital.points, was?.points, seen?.points, asTheyAre),
    score: score(hospital),
  }
}

const NOTHING: readonly never[] = []

function kept<T, L extends readonly T[], V>(now: L, was: L | undefined, seen: V | undefined, show: (list: L) => V): V {
  if (was === undefined || seen === undefined || was.length !== now.length) return show(now)
  for (let i = 0; i < now.length; i++) if (was[i] !== now[i]) return show(now)
  return seen
}

function coloursOf(drawn: readonly ColourIndex[]): readonly Colour[] {
  return drawn.map((colour) => COLOURS[colour])
}

function asTheyAre(points: readonly Points[]): readonly Points[] {
  return points
}

function byColour([red, yellow, green]: Counts): ByColour {
  return { red, yellow, green }
}

/** The same measure for events: what others have chosen in secret is not in them. */
export function see(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'administratorsDealt':
      return event.seat === viewer ? event : { ...event, administrators: null }
    case 'administratorChosen':
      return event.seat === viewer ? event : { ...event, administrator: null }
    case 'discardDecided':
      return event.seat === viewer ? event : { ...event, improvements: null }
    default:
      return event
  }
}
