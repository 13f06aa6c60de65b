// The engine's activation in the words of the naive enumerator, so that the two can be compared.

import { type Command, diceHospital, printHospital, type State } from '@grand-rounds/dice-hospital'
import { submit } from '@grand-rounds/kernel'
import { placementText, readWard, situationText, targetsText } from './naive.ts'

/** What the seat can do: the text of each choice, and what the engine makes of it. */
export interface Done {
  readonly text: string
  readonly outcome: string
  readonly state: State
}

const SEAT = 0

/** All placements of the first seat, each carried out. */
export function enginePlacements(state: State): Done[] {
  return carriedOut(state, ['place'])
}

/** All uses of a blood bag on its own. */
export function engineBagUses(state: State): Done[] {
  return carriedOut(state, ['spendBag', 'recolour'])
}

/** The hospital of the first seat, and what is still to be decided in it. */
export function engineText(state: State): string {
  const hospital = state.hospitals[SEAT]
  if (!hospital) throw new RangeError('nobody sits there')
  const { followUp } = hospital
  const later: string[] = []
  if (followUp?.kind === 'specialist') {
    for (const command of diceHospital.legal(state, SEAT))
      if (command.type === 'useSpecialist') later.push(targetsText(followUp.specialist, command.targets))
  }
  const admissions = followUp?.kind === 'admissions' ? followUp.left : 0
  const printed = printHospital(hospital)
  // Whose effect it is and where come first, then who was healed.
  const [, , ...raised] = /; after ([^;]*)/.exec(printed)?.[1]?.split(' ') ?? []
  return situationText(readWard(printed), later, admissions, raised)
}

function carriedOut(state: State, types: readonly Command['type'][]): Done[] {
  const done: Done[] = []
  for (const command of diceHospital.legal(state, SEAT)) {
    if (!types.includes(command.type)) continue
    const outcome = submit(diceHospital, state.hospitals.length, state, { by: SEAT, at: 0, command })
    if (!outcome.ok) throw new Error(`refused although listed: ${JSON.stringify(command)}: ${outcome.refusal.code}`)
    done.push({ text: textOf(state, command), outcome: engineText(outcome.state), state: outcome.state })
  }
  return done
}

function textOf(state: State, command: Command): string {
  switch (command.type) {
    case 'place': {
      const { meeple, department, targets, specialist } = command
      const ability = meeple === 'consultant' ? (state.hospitals[SEAT]?.model ?? null) : meeple
      return placementText(meeple, department, ability, targets, specialist ?? null)
    }
    case 'spendBag':
      return `bag ${command.target}`
    case 'recolour':
      return `colour ${command.target}`
    default:
      return command.type
  }
}
