// Hospitals in notation as inputs of the solver, and plans carried out by the engine.

import { type Command, diceHospital, type Position, setPosition, type State } from '@grand-rounds/dice-hospital'
import { inputOf, type SolverInput } from '../solver/input.ts'

/** A table of two in the activation of round 1, unless it is said otherwise; the first hospital is looked at. */
export function tableOf(hospital: string, position: Partial<Position> = {}): State {
  const options = { administrators: false, ...(position.options as object | undefined) }
  const set = setPosition({ round: 1, phase: 'activation', hospitals: [hospital, 'R3'], ...position, options })
  if (!set.ok) throw new Error(`${hospital} was refused: ${JSON.stringify(set.refusal)}`)
  return set.value
}

export function inputFor(state: State): SolverInput {
  return inputOf(diceHospital.view(state, 0), 0)
}

/** Every command must be accepted. */
export function carryOut(state: State, plan: readonly Command[]): State {
  let now = state
  for (const command of plan) {
    const outcome = diceHospital.step(now, { by: 0, at: 0, command })
    if (!outcome.ok) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(outcome.refusal)}`)
    now = outcome.state
  }
  return now
}
