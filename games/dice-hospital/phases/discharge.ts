// Phase 5: the lounge is scored and emptied; in the solo game reports are completed first.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { ADMINISTRATORS } from '../cards/administrators.ts'
import { lasting } from '../cards/event-cards.ts'
import { type ReportId, REPORTS } from '../cards/reports.ts'
import type { Command } from '../commands.ts'
import type { Options } from '../options.ts'
import { COLOUR_INDEXES, COLOURS, type Counts, total } from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import { type Draft, type Hospital, hospitalOf, type Reports, type State } from '../state.ts'
import type { Turn } from '../turn.ts'

/** [DH 2.21] */
const POINTS = [0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35] as const
const EACH_FURTHER = 5
/** [DH 2.22] */
export const EMPTY_WARDS = 5

export function pointsForDischarging(patients: number): number {
  return POINTS[patients] ?? 35 + EACH_FURTHER * (patients - 12)
}

export function startDischarge(turn: Turn): void {
  turn.phase('discharge')
  askForReports(turn.state)
}

export function askForReports(state: Draft): void {
  ask(state, 'reports', reportChoices(state).length > 0 ? [0] : [])
}

/** [DH 6.4] Reports of the lower row for which the lounge has dice that serve no other. */
export function reportChoices({ reports, hospitals }: State | Draft): ReportId[] {
  const lounge = hospitals[0]?.lounge
  if (!reports || !lounge) return []
  const fits = ({ dice }: { readonly dice: Counts }) =>
    dice.every((n, colour) => n <= (lounge[colour] ?? 0) - (reports.used[colour] ?? 0))
  return reports.lower.filter((id) => id !== null).filter((id) => fits(REPORTS[id]))
}

export function completeReport(
  turn: Turn,
  seat: Seat,
  { report }: Command & { type: 'completeReport' },
): Refused | null {
  const { state } = turn
  const { reports } = state
  if (!reports) return refuse('noReports')
  if (!reports.lower.includes(report)) return refuse('reportNotInLowerRow', { report })
  if (!reportChoices(state).includes(report)) return refuse('notEnoughDischarged', { report })
  state.reports = withReport(reports, report)
  turn.emit({ type: 'reportCompleted', seat, report })
  turn.score(seat, 'report', REPORTS[report].points)
  if (reportChoices(state).length === 0) turn.hospital(seat).ready = true
  return null
}

/** The reports when one of the lower row is completed: the one above it comes down. */
export function withReport({ lower, upper, completed, used }: Reports, report: ReportId): Reports {
  const column = lower.indexOf(report)
  const { dice } = REPORTS[report]
  return {
    lower: lower.with(column, upper[column] ?? null),
    upper: upper.with(column, null),
    completed: [...completed, report],
    used: [used[0] + dice[0], used[1] + dice[1], used[2] + dice[2]],
  }
}

export function discharge(turn: Turn): void {
  const { state } = turn
  const best = soleBest(state)
  for (const seat of allSeats(state)) {
    const hospital = turn.hospital(seat)
    const count = total(hospital.lounge)
    turn.score(seat, 'discharged', pointsForDischarging(count))
    turn.score(seat, 'administrator', administratorPoints(state.options, hospital, best === seat))
    const event = lasting(state.event, 'pointForDischarging')
    if (event && count >= event.atLeast) turn.score(seat, 'event', 1)
    if (hospital.wards.length === 0) turn.score(seat, 'emptyWards', EMPTY_WARDS)
  }
  if (best !== null && state.options.edition === 'prototype') {
    turn.hospital(best).bags++
    turn.emit({ type: 'bagGained', seat: best, from: 'mostDischarged' })
  }
  for (const seat of allSeats(state)) emptyLounge(turn, seat)
  if (state.reports) state.reports = { ...state.reports, used: [0, 0, 0] }
}

/** Who alone discharged more than every other player, if anyone did. */
function soleBest(state: Draft): Seat | null {
  if (state.hospitals.length === 1) return null
  let best: Seat | null = null
  let most = 0
  for (const seat of allSeats(state)) {
    const count = total(hospitalOf(state, seat).lounge)
    if (count > most) {
      most = count
      best = seat
    } else if (count === most) best = null
  }
  return best
}

/** [DH 7.5] Administrators count every time, and protect everyone of their colour. */
export function everyTimeFor({ edition }: Options): boolean {
  return edition === 'prototype'
}

/** [DH 4.4] [DH 7.5] What the lounge brings by the administrator; `isBest`: nobody discharged as many. */
export function administratorPoints(
  options: Options,
  { administrator, lounge }: Pick<Hospital, 'administrator' | 'lounge'>,
  isBest: boolean,
): number {
  if (administrator === null) return 0
  const effect = ADMINISTRATORS[administrator]
  const everyTime = everyTimeFor(options)
  const times = (n: number) => (everyTime ? n : Math.min(n, 1))
  switch (effect.kind) {
    case 'pairs':
      return times(Math.floor((lounge[COLOURS.indexOf(effect.colour)] ?? 0) / 2))
    case 'sets':
      return times(Math.min(...lounge))
    case 'mostDischarged':
      return isBest ? (everyTime ? 2 : 1) : 0
    case 'protects':
      return 0
  }
}

/** [DH 2.23] */
function emptyLounge(turn: Turn, seat: Seat): void {
  const hospital = turn.hospital(seat)
  if (total(hospital.lounge) === 0) return
  if (turn.events) {
    const colours = COLOURS.flatMap((colour, i) => Array.from({ length: hospital.lounge[i] ?? 0 }, () => colour))
    turn.emit({ type: 'patientsWentHome', seat, colours })
  }
  for (const colour of COLOUR_INDEXES) {
    turn.state.bag[colour] += hospital.lounge[colour]
    hospital.lounge[colour] = 0
  }
}
