// What each choice of a draft is worth: as the Chief calculates it, and for the decisions that no level calculates,
// by what they bring for sure or on the average.

import {
  type AdministratorId,
  type Command,
  diceHospital,
  fitsSpace,
  imagine,
  isDead,
  missedReportCost,
  neglectSteps,
  REPORTS,
  ROUNDS,
  type State,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { dieValue } from '../players/appraisal.ts'
import { isSame, type Thinking, valuesOfOptions, type Worth } from '../players/calculated.ts'
import { draftByTaste, SENSIBLE } from '../players/drafts.ts'
import { usualWeights } from '../solver/input.ts'
import { cardWorth, staffingOf } from '../worth.ts'

/** `nodes` is for each choice. Fewer than two: there was nothing to decide. */
export function worthsOfChoices(view: View, seat: Seat, chosen: Command, thinking: Thinking): readonly Worth[] {
  const legal = legalChoices(view, seat, chosen)
  if (legal.length < 2) return []
  const each = (worthOf: (command: Command) => number) => legal.map((command) => ({ command, worth: worthOf(command) }))
  switch (view.stage) {
    case 'extraReveal':
      return each((command) => worthOfReveal(view, seat, command))
    case 'administrators':
      return each((command) =>
        command.type === 'chooseAdministrator' ? ADMINISTRATOR_WORTH[command.administrator] : 0,
      )
    case 'split':
      return each((command) => worthOfSplit(view, seat, command, thinking))
    case 'protection':
      return each((command) => worthOfProtecting(view, command))
    case 'reports':
      return each((command) => worthOfReport(imagine(view, seedFrom('reports')), seat, command))
    case 'pickup':
      return each((command) => worthOfPickup(view, seat, command))
    default: {
      const all = { ...thinking, nodes: thinking.nodes * legal.length }
      return valuesOfOptions(view, seat, all, chosen) ?? []
    }
  }
}

const MOST_LOOKED_AT = 24

/** What was chosen is always among them. */
function legalChoices(view: View, seat: Seat, chosen: Command): Command[] {
  const legal: Command[] = []
  for (const command of diceHospital.legal(imagine(view, seedFrom('drafts')), seat)) {
    if (command.type !== 'undo') legal.push(command)
    if (legal.length === MOST_LOOKED_AT) break
  }
  return legal.some((command) => isSame(command, chosen)) ? legal : [...legal, chosen]
}

/** The best card of the row, if one of those that nobody has seen joins it. */
function worthOfReveal(view: View, seat: Seat, command: Command): number {
  if (command.type !== 'reveal') return 0
  const hospital = view.hospitals[seat]
  if (!hospital) return 0
  const staffing = staffingOf(hospital)
  // Before a round the cards of its row are worth as many rounds as it and the later ones.
  const worthOf = (card: (typeof unseen)[number]) => cardWorth(card, view.round, staffing)
  const unseen = command.kind === 'department' ? view.unseenDepartments : view.unseenSpecialists
  const shown = Math.max(0, ...[...view.departmentRow, ...view.specialistRow].map(worthOf))
  return unseen.length === 0 ? shown : mean(unseen.map((card) => Math.max(shown, worthOf(card))))
}

/** Points more than with another, measured in games of Residents (docs/measured/balance.md); colours are alike. */
const ADMINISTRATOR_WORTH: Readonly<Record<AdministratorId, number>> = {
  twoRed: 0.1,
  twoYellow: 0.1,
  twoGreen: 0.1,
  oneOfEach: 1.4,
  protectsRed: -0.5,
  protectsYellow: -0.5,
  protectsGreen: -0.5,
  mostDischarged: -0.2,
}

/** [DH 2.2] Whoever splits chooses last: the others take what they like, and the best of what is left counts. */
function worthOfSplit(view: View, seat: Seat, command: Command, thinking: Thinking): number {
  let state: State | null = after(imagine(view, seedFrom('split')), seat, command)
  while (state?.stage === 'ambulances') {
    const [next] = diceHospital.toAct(state)
    if (next === undefined) break
    const seen = diceHospital.view(state, next)
    if (next === seat) return Math.max(...(valuesOfOptions(seen, seat, thinking) ?? []).map(({ worth }) => worth))
    state = after(state, next, draftByTaste(seen, next, SENSIBLE))
  }
  return 0
}

function after(state: State, seat: Seat, command: Command): State | null {
  const outcome = diceHospital.step(state, { by: seat, at: 0, command })
  return outcome.ok ? outcome.state : null
}

/** What the patient is worth as it is, against what neglect would leave of it. */
function worthOfProtecting({ round, options }: View, command: Command): number {
  if (command.type !== 'protect') return 0
  const { leftoverBase, leftoverPerValue, death } = usualWeights(round)
  const worthAt = (value: number) => (isDead(value) ? death : leftoverBase + leftoverPerValue * value)
  const value = dieValue(command.patient)
  return worthAt(value) - worthAt(value - neglectSteps(options))
}

/** [DH 6.4] The most points that the lounge can still bring, this choice being made. */
function worthOfReport(state: State, seat: Seat, command: Command): number {
  if (command.type !== 'completeReport') return 0
  // In the last round a report that is left costs its points too.
  const missed = state.round === ROUNDS ? missedReportCost(state.options, command.report) : 0
  const next = after(state, seat, command)
  const further = next?.stage === 'reports' ? mostReports(next, seat) : 0
  return REPORTS[command.report].points + missed + further
}

function mostReports(state: State, seat: Seat): number {
  let most = 0
  for (const command of diceHospital.legal(state, seat)) most = Math.max(most, worthOfReport(state, seat, command))
  return most
}

/** [DH 5.7] Everyone who is moved is a point, and one that is not lost; the others are left out of account. */
function worthOfPickup({ pickup, hospitals }: View, seat: Seat, command: Command): number {
  if (command.type !== 'pickUp' || !pickup) return 0
  const patients = [...(hospitals[seat]?.wards ?? [])]
  patients.splice(patients.indexOf(command.patient), 1)
  const free = pickup.spaces.flatMap(({ asks, taken }, i) => (taken || i === command.space ? [] : [asks]))
  return 2 * (1 + mostPlaced(patients, free))
}

/** How many of the patients find a space of their own: paths that free a space by moving whoever has it. */
export function mostPlaced(patients: readonly string[], spaces: readonly string[]): number {
  const holder: (number | null)[] = spaces.map(() => null)
  const place = (patient: number, tried: Set<number>): boolean =>
    spaces.some((asks, space) => {
      if (tried.has(space) || !fitsSpace(patients[patient] ?? '', asks)) return false
      tried.add(space)
      const now = holder[space] ?? null
      if (now !== null && !place(now, tried)) return false
      holder[space] = patient
      return true
    })
  return patients.filter((_, patient) => place(patient, new Set())).length
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
