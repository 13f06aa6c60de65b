// The rules, asked from the page: a state as it could be behind the view. Nothing random of it is ever shown.

import { type Command, diceHospital, imagine, type State, type View } from '@grand-rounds/dice-hospital'
import { type Refusal, type Seat, seedFrom } from '@grand-rounds/kernel'

const SEED = seedFrom('what may be done')
const known = new WeakMap<View, State>()

export function stateBehind(view: View): State {
  const before = known.get(view)
  if (before) return before
  const state = imagine(view, SEED)
  known.set(view, state)
  return state
}

export function hospitalOf(view: View, seat: Seat): State['hospitals'][number] {
  const hospital = stateBehind(view).hospitals[seat]
  if (!hospital) throw new RangeError(`no seat ${seat}`)
  return hospital
}

/** Why a command would not be taken; null: it would. */
export function whyNot(view: View, seat: Seat, command: Command): Refusal | null {
  const outcome = diceHospital.step(stateBehind(view), { by: seat, at: 0, command })
  return outcome.ok ? null : outcome.refusal
}
