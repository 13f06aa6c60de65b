// An activation one step at a time: the placement after which the hospital looks best, until none makes it better.

import {
  type Command,
  diceHospital,
  imagine,
  modelChoices,
  readTarget,
  type State,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { usualWeights } from '../solver/input.ts'
import { appraise } from './appraisal.ts'

const MOST_LOOKED_AT = 1_500

/** `overlooks`: rooms for several patients at once are not seen, and blood bags forgotten. */
export function oneStep(view: View, seat: Seat, overlooks: boolean): Command {
  const state = imagine(view, seedFrom('what if'))
  const weights = usualWeights(view.round)
  const worthOf = (from: State) => {
    const hospital = diceHospital.view(from, seat).hospitals[seat]
    return hospital ? appraise(hospital, view, weights) : 0
  }
  let best: Command | null = null
  let bestWorth = worthOf(state) + 1e-9
  let looked = 0
  let forced: Command | null = null
  for (const command of diceHospital.legal(state, seat)) {
    forced ??= command
    if (command.type === 'endShift' || command.type === 'undo' || (overlooks && isOverlooked(command))) continue
    if (++looked > MOST_LOOKED_AT) break
    const outcome = diceHospital.step(state, { by: seat, at: 0, command })
    if (!outcome.ok) continue
    const worth = worthOf(outcome.state)
    // A decision that has to be made is made for the best, even if that is not good.
    if (worth > bestWorth || (best === null && mustDecide(view, seat))) {
      best = command
      bestWorth = worth
    }
  }
  if (best) return best
  return mustDecide(view, seat) && forced ? forced : { type: 'endShift' }
}

function mustDecide({ hospitals }: View, seat: Seat): boolean {
  const hospital = hospitals[seat]
  if (!hospital) return false
  return hospital.followUp !== null || modelChoices(hospital).length > 0
}

function isOverlooked(command: Command): boolean {
  if (command.type === 'spendBag' || command.type === 'recolour') return true
  if (command.type !== 'place') return false
  return command.targets.length > 1 || [...command.targets, ...(command.specialist ?? [])].some(isTurned)
}

function isTurned(target: string): boolean {
  const die = readTarget(target)
  return die !== null && die.turned !== null
}
