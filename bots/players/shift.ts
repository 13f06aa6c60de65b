// A shift that is solved. Alone, medical reports ask for colours that the solver doesn't know of: it is also asked for
// shifts that send home a pair of a colour or one of each, and of all these the best by the reports is played.

import {
  type AdministratorId,
  type Command,
  diceHospital,
  type HospitalView,
  imagine,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { inputOf, type SolverInput } from '../solver/input.ts'
import { type Solution, solve } from '../solver/solve.ts'
import { mostForReports } from './reports.ts'
import { type Thinking, weightsOf } from './thinking.ts'

/** Commands up to where dice fall, or all; empty: end the shift. */
export function planShift(view: View, seat: Seat, thinking: Thinking): readonly Command[] {
  const input = inputOf(view, seat)
  if (view.reports === null || thinking.shortSighted) return solved(input, view, thinking, 0, thinking.nodes).plan
  const nodes = Math.max(1, Math.floor(thinking.nodes / WISHES.length))
  let best: readonly Command[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const [administrator, reward, everyTime] of WISHES) {
    const { plan, value } = solved({ ...input, administrator, everyTime }, view, thinking, reward, nodes)
    const lounge = loungeAfter(view, seat, plan)
    const granted = administrator === null ? 0 : reward * timesGranted(administrator, lounge, everyTime)
    const worth = value - granted + mostForReports(view, lounge)
    if (worth <= most) continue
    most = worth
    best = plan
  }
  return best
}

/** As if an administrator gave so many points for it, once or every time. */
const WISHES: readonly (readonly [AdministratorId | null, number, boolean])[] = [
  [null, 0, false],
  ['twoRed', 4, false],
  ['twoYellow', 4, false],
  ['twoGreen', 4, false],
  ['oneOfEach', 4, false],
  ['twoRed', 3, true],
  ['twoYellow', 3, true],
  ['twoGreen', 3, true],
  ['oneOfEach', 3, true],
]

function solved(input: SolverInput, view: View, thinking: Thinking, reward: number, nodes: number): Solution {
  const { stop } = thinking
  const usual = weightsOf(view, thinking)
  const weights = reward === 0 ? usual : { ...usual, administrator: reward }
  return solve(input, { weights, nodes, ...(stop ? { stop } : {}) })
}

type Lounge = HospitalView['lounge']

/** Who has gone home when the plan is carried out, as far as dice let it be told. */
function loungeAfter(view: View, seat: Seat, plan: readonly Command[]): Lounge {
  let state = imagine(view, seedFrom('shift'))
  for (const command of plan) {
    const outcome = diceHospital.step(state, { by: seat, at: 0, command })
    if (!outcome.ok) break
    state = outcome.state
  }
  return diceHospital.view(state, seat).hospitals[seat]?.lounge ?? { red: 0, yellow: 0, green: 0 }
}

function timesGranted(administrator: AdministratorId, { red, yellow, green }: Lounge, everyTime: boolean): number {
  const pairs: Partial<Record<AdministratorId, number>> = { twoRed: red, twoYellow: yellow, twoGreen: green }
  const times = administrator === 'oneOfEach' ? Math.min(red, yellow, green) : (pairs[administrator] ?? 0) / 2
  return everyTime ? Math.floor(times) : Math.min(1, Math.floor(times))
}
