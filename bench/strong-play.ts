// Four players who solve their activations and draft by solving: where the solver's positions come from. Base game
// without administrators. `node bench/solver.bench.ts positions` writes them anew.

import { inputOf, solve, type SolverInput, usualWeights } from '@grand-rounds/bots'
import { type Command, diceHospital, printHospital, type State, type View } from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'

/** A hospital at the start of its activation, in notation. */
export interface Activation {
  readonly round: number
  readonly hospital: string
}

const DRAFT_NODES = 40
const ACTIVATION_NODES = 400
/** What a card is worth in the rounds to come, for each of them. */
const SPECIALIST_WORTH = 0.35
const DEPARTMENT_WORTH = 0.15

export function playStrongGame(name: string): Activation[] {
  const read = diceHospital.readOptions({ administrators: false }, 4)
  if (!read.ok) throw new Error(read.refusal.code)
  let { state } = diceHospital.setup({ options: read.value, seats: 4, seed: seedFrom(name), at: 0 })
  const seen: Activation[] = []
  for (;;) {
    const [seat] = diceHospital.toAct(state)
    if (seat === undefined) return seen
    if (state.stage === 'activation') seen.push({ round: state.round, hospital: lineOf(state, seat) })
    for (const command of decide(state, seat)) state = after(state, seat, command)
  }
}

function lineOf(state: State, seat: Seat): string {
  const hospital = state.hospitals[seat]
  if (!hospital) throw new RangeError(`no seat ${seat}`)
  return printHospital({ ...hospital, ambulance: null, fatalities: 0, points: [] })
}

function after(state: State, seat: Seat, command: Command): State {
  const outcome = diceHospital.step(state, { by: seat, at: 0, command })
  if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}`)
  return outcome.state
}

function decide(state: State, seat: Seat): Command[] {
  const view = diceHospital.view(state, seat)
  const weights = usualWeights(view.round)
  const worth = (input: SolverInput) => solve(input, { weights, nodes: DRAFT_NODES }).value
  switch (view.stage) {
    case 'activation': {
      const { plan } = solve(inputOf(view, seat), { weights, nodes: ACTIVATION_NODES })
      return [...plan, { type: 'endShift' }]
    }
    case 'ambulances':
      return [best(state, seat, (command) => ambulanceWorth(view, seat, command, worth))]
    case 'improvement':
      return [best(state, seat, (command) => improvementWorth(view, seat, command, worth))]
    case 'makeRoom':
      return [best(state, seat, (command) => roomWorth(command))]
    default:
      for (const command of diceHospital.legal(state, seat)) return [command]
      throw new Error('nothing is legal')
  }
}

function best(state: State, seat: Seat, worth: (command: Command) => number): Command {
  let chosen: Command | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const command of diceHospital.legal(state, seat)) {
    if (command.type === 'undo') continue
    const value = worth(command)
    if (value <= most) continue
    most = value
    chosen = command
  }
  if (chosen === null) throw new Error('nothing is legal')
  return chosen
}

function ambulanceWorth(view: View, seat: Seat, command: Command, worth: (input: SolverInput) => number): number {
  if (command.type !== 'takeAmbulance') return 0
  const input = inputOf(view, seat)
  const arrivals = view.ambulances[command.number - 1] ?? []
  const older = [...input.wards].sort((a, b) => Number(b[1]) - Number(a[1])).slice(0, input.beds - arrivals.length)
  const lost = input.wards.length - older.length
  const lowest = view.ambulances.findIndex((dice) => dice.length > 0) + 1 === command.number
  return worth({ ...input, wards: [...older, ...arrivals] }) - 2.5 * lost + (lowest ? 1 : 0)
}

function improvementWorth(view: View, seat: Seat, command: Command, worth: (input: SolverInput) => number): number {
  const input = inputOf(view, seat)
  if (command.type !== 'claim') return worth(input)
  const rounds = 8 - view.round
  const specialist = view.specialistRow.find((id) => id === command.improvement)
  if (specialist)
    return worth({ ...input, specialists: [...input.specialists, specialist] }) + rounds * SPECIALIST_WORTH
  const department = view.departmentRow.find((id) => id === command.improvement)
  if (!department) return 0
  return worth({ ...input, departments: [...input.departments, department] }) + rounds * DEPARTMENT_WORTH
}

/** Those die who have furthest to go. */
function roomWorth(command: Command): number {
  if (command.type !== 'makeRoom') return 0
  return -command.patients.reduce((sum, text) => sum + Number(text[1]), 0)
}
