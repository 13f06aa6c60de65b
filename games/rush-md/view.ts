// What anyone at the table may know, built field by field: all but the decks, the face-down tokens and the seed.

import type { Seat, Viewer } from '@grand-rounds/kernel'
import { topBack } from './actions/exams.ts'
import type { GlassId, SpaceId, Ward } from './board.ts'
import type { Back, Sign } from './cards/diagnoses.ts'
import type { EpidemicId } from './cards/epidemics.ts'
import { type Goal, goalFor, type GoalId } from './cards/goals.ts'
import { type Exam, EXAMS, type PatientId } from './cards/patients.ts'
import type { PaperId } from './cards/research.ts'
import { type Clock, millisecondOf } from './clock.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import { idleSpaces } from './idle.ts'
import { endOfClock } from './phases/time.ts'
import type { Counts } from './pieces.ts'
import type { RefusalCode } from './refusals.ts'
import {
  type Action,
  type Bed,
  type Decks,
  type Mark,
  type Patient,
  type Stage,
  type State,
  seatsOf,
  type Tally,
} from './state.ts'

/** When something ends by the time of the orders; while the clock stands, how many milliseconds it would still take. */
export interface Ends {
  readonly at: number | null
  readonly left: number | null
}

export interface GlassView {
  readonly id: GlassId
  readonly space: SpaceId | null
  /** In ticks of the round, as in the state. */
  readonly since: number
  readonly until: number
  readonly running: boolean
  readonly ends: Ends | null
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly events: number
  readonly stage: Stage
  readonly round: number
  readonly goal: { readonly id: GoalId } & Goal
  readonly reputation: number
  readonly skill: number
  readonly clock: Ends | null
  /** As the game counts: what the ends are worked out from. */
  readonly ticks: Clock
  readonly paused: boolean
  readonly marked: boolean
  readonly agreed: readonly boolean[]
  /** [RMD 3.1] When the clock starts, in milliseconds, once all are ready. */
  readonly startsAt: number | null
  /** [RMD 3.3] Who wants the round to end now. */
  readonly ending: readonly boolean[]
  /** [RMD 3.1] The plan board. */
  readonly marks: readonly Mark[]
  readonly toAct: readonly Seat[]
  readonly glasses: readonly GlassView[]
  readonly actions: readonly (Action | null)[]
  /** By seat: until when a hand is not ready for its next act, in milliseconds; null when it is. */
  readonly busyUntil: readonly (number | null)[]
  /** Spaces where a glass could be put and nothing be done, with the reason. */
  readonly idle: Readonly<Partial<Record<SpaceId, RefusalCode>>>
  readonly pool: Counts
  readonly store: Counts
  readonly clinic: readonly Patient[]
  readonly desk: readonly Patient[]
  readonly beds: readonly Bed[]
  readonly epidemics: Readonly<Record<Ward, EpidemicId | null>>
  readonly epidemicDiscards: readonly EpidemicId[]
  readonly papers: readonly PaperId[]
  readonly inDecks: Readonly<Record<keyof Decks, number>>
  /** The backs on top of the exams' decks. */
  readonly backs: Readonly<Record<Exam, Back | null>>
  /** The culture token that is face up. */
  readonly token: { readonly token: number; readonly sign: Sign } | null
  readonly discs: string
  readonly tally: Tally
  readonly discharged: readonly PatientId[]
  readonly dead: readonly PatientId[]
  readonly won: boolean | null
}

/** Those who may act; in the council and before the discharge, those who are waited for. */
export function toAct(state: State): readonly Seat[] {
  const waiting = (seat: Seat) => state.agreed[seat] === false
  switch (state.stage) {
    case 'council':
    case 'clearing':
      return seatsOf(state).filter(waiting)
    case 'action':
      return state.paused ? seatsOf(state).filter(waiting) : seatsOf(state)
    case 'overtime':
      return seatsOf(state).filter((seat) => (state.paused ? waiting(seat) : state.actions[seat] !== null))
    case 'over':
      return []
  }
}

function endsOf({ clock, options }: State, ticks: number): Ends {
  const at = millisecondOf(clock, options.pace, ticks)
  return clock.running ? { at, left: null } : { at: null, left: at - clock.at }
}

function turnedToken({ actions, tokens }: State): View['token'] {
  for (const action of actions) {
    if (action?.task.kind !== 'culture' || action.task.token === null) continue
    const sign = tokens[action.task.token]
    if (sign !== undefined) return { token: action.task.token, sign }
  }
  return null
}

export function view(state: State, viewer: Viewer): View {
  const { decks } = state
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    events: state.events,
    stage: state.stage,
    round: state.round,
    goal: { id: state.goal, ...goalFor(state.goal, state.options.difficulty, state.options.rounds) },
    reputation: state.reputation,
    skill: state.skill,
    clock: state.stage === 'action' ? endsOf(state, endOfClock(state)) : null,
    ticks: state.clock,
    paused: state.paused,
    marked: state.marked,
    agreed: state.agreed,
    startsAt: state.startsAt,
    ending: state.ending,
    marks: state.marks,
    toAct: toAct(state),
    glasses: state.glasses.map((glass) => ({
      id: glass.id,
      space: glass.space,
      since: glass.since,
      until: glass.until,
      running: glass.running,
      ends: glass.running ? endsOf(state, glass.until) : null,
    })),
    actions: state.actions,
    busyUntil: state.hands,
    idle: idleSpaces(state),
    pool: state.pool,
    store: state.store,
    clinic: state.clinic,
    desk: state.desk,
    beds: state.beds,
    epidemics: state.epidemics,
    epidemicDiscards: state.epidemicDiscards,
    papers: state.papers,
    inDecks: {
      in: decks.in.length,
      out: decks.out.length,
      culture: decks.culture.length,
      bloodTest: decks.bloodTest.length,
      xray: decks.xray.length,
      mri: decks.mri.length,
      epidemic: decks.epidemic.length,
      research: decks.research.length,
    },
    backs: Object.fromEntries(EXAMS.map((exam) => [exam, topBack(state, exam)])) as View['backs'],
    token: turnedToken(state),
    discs: state.discs,
    tally: state.tally,
    discharged: state.discharged,
    dead: state.dead,
    won: state.won,
  }
}

/** Events name nothing that lies face down, so all see them alike. */
export function see(event: Event): Event {
  return event
}
