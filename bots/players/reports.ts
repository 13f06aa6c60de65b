// [DH 6.4] What the medical reports of the solo game are worth: those that a lounge can complete, and the colours that
// the others still ask for.

import {
  type Colour,
  COLOURS,
  type HospitalView,
  readDie,
  type ReportId,
  REPORTS,
  type View,
} from '@grand-rounds/dice-hospital'

type Lounge = HospitalView['lounge']

/** Of a report's worth: one that is not completed now may still be later. */
const NOW_BY_ROUND = [0.6, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1]

/** [DH 6.5] What it brings, and what it costs if it is never completed. */
function stake(report: ReportId, { options }: View): number {
  return REPORTS[report].points * (options.doubleReports ? 3 : 2)
}

/** The most that such a lounge brings by reports, in the best order. */
export function mostForReports(view: View, { red, yellow, green }: Lounge): number {
  const { reports } = view
  if (reports === null) return 0
  const { used } = reports
  const dice = [red - used.red, yellow - used.yellow, green - used.green]
  return (NOW_BY_ROUND[view.round - 1] ?? 1) * mostFrom(view, reports.lower, reports.upper, dice)
}

type Row = readonly (ReportId | null)[]

function mostFrom(view: View, lower: Row, upper: Row, dice: readonly number[]): number {
  let most = 0
  for (const [column, report] of lower.entries()) {
    if (report === null) continue
    const asked = REPORTS[report].dice
    if (dice.some((count, colour) => count < (asked[colour] ?? 0))) continue
    const left = dice.map((count, colour) => count - (asked[colour] ?? 0))
    const further = mostFrom(view, lower.with(column, upper[column] ?? null), upper.with(column, null), left)
    most = Math.max(most, stake(report, view) + further)
  }
  return most
}

const WANTED = 0.12

/** What the colour of a new patient is worth to the reports that are open. */
export function coloursWanted(view: View): View['bag'] {
  const { reports } = view
  if (reports === null) return { red: 0, yellow: 0, green: 0 }
  const open = [...reports.lower, ...reports.upper].filter((report) => report !== null)
  const wards = view.hospitals[0]?.wards ?? []
  const wanted = (colour: Colour) => {
    const there = wards.filter((patient) => readDie(patient)?.colour === colour).length
    const asked = open.reduce((sum, report) => {
      const { dice } = REPORTS[report]
      const mine = dice[COLOURS.indexOf(colour)] ?? 0
      return sum + (stake(report, view) * mine) / dice.reduce((all, count) => all + count, 0)
    }, 0)
    return (WANTED * asked) / (1 + there)
  }
  return { red: wanted('red'), yellow: wanted('yellow'), green: wanted('green') }
}
