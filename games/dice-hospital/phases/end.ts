// After round 8: the pickup, if it is played, the last points, and who has won.

import { refuse, type Refused, type Result, type Seat } from '@grand-rounds/kernel'
import { AMBULANCE_BACKS } from '../cards/ambulance-backs.ts'
import { type ReportId, REPORTS } from '../cards/reports.ts'
import type { Command } from '../commands.ts'
import type { Options } from '../options.ts'
import { ownColour, type Patient, printPatient, readPatient, removePatient, valueOf } from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import { type Draft, type Hospital, type HospitalDraft, hospitalOf, score, type Space, type State } from '../state.ts'
import { clockwiseFrom, type Turn } from '../turn.ts'
import { restPatients } from './shift-change.ts'

/** [DH 5.7] The highest ambulance is put away. */
export function spacesOf(seats: number): Space[] {
  return AMBULANCE_BACKS.slice(0, seats).flatMap((back, i) =>
    back.map((asks) => ({ ambulance: i + 1, asks, taken: null })),
  )
}

export function startPickup(turn: Turn): void {
  const { state } = turn
  restPatients(state)
  const spaces = spacesOf(turn.seats)
  state.pickup = { spaces, turn: state.first }
  turn.emit({
    type: 'pickupStarted',
    spaces: spaces.map(({ ambulance, asks }) => ({ ambulance, asks: printPatient(asks) })),
  })
  ask(state, 'pickup', allSeats(state))
  passWhoMust(turn, state.first)
}

export function fits(p: Patient, asks: Patient): boolean {
  return ownColour(p) === ownColour(asks) || valueOf(p) === valueOf(asks)
}

/** Patients of a seat with the free spaces that they fit, each kind of patient once. */
export function pickupChoices(
  state: State | Draft,
  seat: Seat,
): { readonly patient: Patient; readonly space: number }[] {
  const patients = [...new Set(hospitalOf<Pick<Hospital, 'wards'>>(state, seat).wards)]
  return patients.flatMap((p) =>
    (state.pickup?.spaces ?? []).flatMap(({ asks, taken }, space) =>
      taken === null && fits(p, asks) ? [{ patient: p, space }] : [],
    ),
  )
}

/** The turn goes to the first of these seats who has not passed and can move someone; who can't must pass. */
export function passWhoMust(turn: Turn, from: Seat): void {
  const { state } = turn
  const { pickup } = state
  if (!pickup) return
  const next = nextToPickUp(state, from)
  for (const seat of clockwiseFrom(from, turn.seats)) {
    if (seat === next) break
    const hospital = turn.hospital(seat)
    if (hospital.ready) continue
    hospital.ready = true
    turn.emit({ type: 'pickupPassed', seat })
  }
  if (next !== null) state.pickup = { ...pickup, turn: next }
}

/** The first of the seats from this one on who has not passed and can move someone; null: nobody. */
export function nextToPickUp(state: Draft, from: Seat): Seat | null {
  const canMove = (seat: Seat) => !hospitalOf<HospitalDraft>(state, seat).ready && pickupChoices(state, seat).length > 0
  return clockwiseFrom(from, state.hospitals.length).find(canMove) ?? null
}

export function pickUp(turn: Turn, seat: Seat, command: Command & { type: 'pickUp' }): Refused | null {
  const { state } = turn
  const { pickup } = state
  const space = pickup?.spaces[command.space]
  if (!pickup || !space) return refuse('noSuchSpace', { space: command.space })
  if (space.taken) return refuse('spaceTaken', { space: command.space })
  const p = readPatient(command.patient)
  const hospital = turn.hospital(seat)
  if (p === null || !hospital.wards.includes(p)) return refuse('noSuchPatient', { patient: command.patient })
  if (!fits(p, space.asks)) return refuse('doesNotFit', { patient: command.patient, asks: printPatient(space.asks) })
  removePatient(hospital.wards, p)
  state.pickup = { ...pickup, spaces: pickup.spaces.with(command.space, { ...space, taken: { seat, patient: p } }) }
  turn.emit({ type: 'patientPickedUp', seat, patient: command.patient, space: command.space })
  turn.score(seat, 'pickup', 1)
  passWhoMust(turn, (seat + 1) % turn.seats)
  return null
}

export function passPickup(turn: Turn, seat: Seat): Refused | null {
  turn.hospital(seat).ready = true
  turn.emit({ type: 'pickupPassed', seat })
  passWhoMust(turn, (seat + 1) % turn.seats)
  return null
}

/** [DH 3.1] [DH 6.5] Points that a fatality costs at the end. */
export function fatalityCost({ doubleFatalities }: Options): number {
  return doubleFatalities ? 4 : 2
}

/** [DH 6.5] Points that a report costs which was not completed. */
export function missedReportCost({ doubleReports }: Options, report: ReportId): number {
  return REPORTS[report].points * (doubleReports ? 2 : 1)
}

/** [DH 3.1] [DH 5.7] [DH 6.5] */
export function finish(turn: Turn): void {
  const { state } = turn
  const { options, reports } = state
  for (const seat of allSeats(state)) {
    const hospital = turn.hospital(seat)
    if (options.pickup) turn.score(seat, 'leftBehind', -hospital.wards.length)
    turn.score(seat, 'fatalities', -fatalityCost(options) * hospital.fatalities)
    turn.score(seat, 'bags', hospital.bags)
    if (reports) {
      let missed = 0
      for (const report of [...reports.lower, ...reports.upper])
        if (report !== null) missed += missedReportCost(options, report)
      turn.score(seat, 'missedReports', -missed)
    }
  }
  ask(state, 'over', [])
  turn.emit({ type: 'gameEnded' })
}

export interface Standing {
  readonly seat: Seat
  readonly place: number
  readonly points: number
  readonly patientsLeft: number
  readonly valuesLeft: number
}

export interface FinalResult extends Result {
  readonly places: readonly Standing[]
}

/** [DH 3.1] Most points; then fewer patients left; then the higher sum of their values; then shared. */
export function result(state: State): FinalResult | null {
  if (state.stage !== 'over') return null
  const standings = state.hospitals.map((hospital, seat) => ({
    seat,
    points: score(hospital),
    patientsLeft: hospital.wards.length,
    valuesLeft: hospital.wards.reduce((sum, p) => sum + valueOf(p), 0),
  }))
  type Unplaced = (typeof standings)[number]
  const compare = (a: Unplaced, b: Unplaced) =>
    b.points - a.points || a.patientsLeft - b.patientsLeft || b.valuesLeft - a.valuesLeft
  return {
    places: standings.map((mine) => ({
      ...mine,
      place: 1 + standings.filter((other) => compare(other, mine) < 0).length,
    })),
  }
}
