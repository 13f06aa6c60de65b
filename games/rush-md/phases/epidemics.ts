// Contagious signs, the epidemics they bring, and what they come to at the end of the round.

import type { Refused } from '@grand-rounds/kernel'
import { type Ward, wardOf, WARDS } from '../board.ts'
import { EPIDEMICS } from '../cards/epidemics.ts'
import { type Doses, dose, SUBSTANCES } from '../pieces.ts'
import { no } from '../refusals.ts'
import type { Patient, Tag } from '../state.ts'
import type { Turn } from '../turn.ts'

const COST_OF_A_MISSED_SIGN = 3

/** [RMD 3.14] None if one lies there. */
export function contagion(turn: Turn, ward: Ward): void {
  const { state } = turn
  if (!state.options.epidemics || state.epidemics[ward] !== null) return
  if (state.options.contagion === 'drawn') drawEpidemic(turn, ward)
  else state.signs = { ...state.signs, [ward]: state.signs[ward] + 1 }
}

export function notice(turn: Turn, ward: Ward): Refused | null {
  const { state } = turn
  if (state.signs[ward] === 0) return no('noSign')
  state.signs = { ...state.signs, [ward]: state.signs[ward] - 1 }
  drawEpidemic(turn, ward)
  // With a card on the ward the other signs mean nothing any more.
  if (state.epidemics[ward] !== null) state.signs = { ...state.signs, [ward]: 0 }
  return null
}

function drawEpidemic(turn: Turn, ward: Ward): void {
  const { state } = turn
  if (state.decks.epidemic.length === 0) {
    state.decks = { ...state.decks, epidemic: turn.shuffle('epidemics', state.epidemicDiscards) }
    state.epidemicDiscards = []
  }
  const epidemic = state.decks.epidemic.at(-1)
  if (epidemic === undefined) return
  state.decks = { ...state.decks, epidemic: state.decks.epidemic.slice(0, -1) }
  if (EPIDEMICS[epidemic].treatment === null) {
    state.epidemicDiscards = [...state.epidemicDiscards, epidemic]
    turn.emit({ type: 'epidemicAvoided', ward, epidemic })
    return
  }
  state.epidemics = { ...state.epidemics, [ward]: epidemic }
  turn.emit({ type: 'epidemicDrawn', ward, epidemic })
}

/** All that was given to a patient here, fluids too. */
export function dosesOf({ given, syringes }: Patient, tag: Tag): Doses {
  const doses: { -readonly [K in keyof Doses]: Doses[K] } = { ...given[tag] }
  for (const { tag: where, fluid, units } of syringes) if (where === tag) doses[fluid] = (doses[fluid] ?? 0) + units
  return doses
}

/** [RMD 3.16] */
export function endEpidemics(turn: Turn): void {
  for (const ward of WARDS) {
    const { state } = turn
    const card = state.epidemics[ward]
    if (card === null || state.stage === 'over') continue
    const { treatment, reward } = EPIDEMICS[card]
    const patients = state.beds.flatMap(({ id, patient }) => (patient && wardOf(id) === ward ? [patient] : []))
    const without = patients.filter((patient) => {
      const doses = dosesOf(patient, 'epidemic')
      return SUBSTANCES.some((substance) => dose(doses, substance) < dose(treatment ?? {}, substance))
    })
    for (const patient of patients) takeBackEpidemic(turn, patient)
    state.epidemics = { ...state.epidemics, [ward]: null }
    state.epidemicDiscards = [...state.epidemicDiscards, card]
    const earned = without.length === 0 ? reward : 0
    turn.emit({ type: 'epidemicEnded', ward, epidemic: card, without: without.map((one) => one.card), reward: earned })
    state.reputation += earned
    turn.loseSkill(without.length, 'epidemic', ward)
  }
}

function takeBackEpidemic(turn: Turn, patient: Patient): void {
  for (const substance of SUBSTANCES) turn.toPool(substance, dose(dosesOf(patient, 'epidemic'), substance))
  const syringes = patient.syringes.filter(({ tag }) => tag !== 'epidemic')
  turn.toPool('syringe', patient.syringes.length - syringes.length)
  turn.setPatient(patient.card, { ...patient, given: { ...patient.given, epidemic: {} }, syringes })
}

/** [RMD 3.14] Where a player has to notice the signs. */
export function missedSigns(turn: Turn): void {
  const { signs } = turn.state
  turn.state.signs = { A: 0, B: 0 }
  for (const ward of WARDS) {
    if (signs[ward] === 0 || turn.state.stage === 'over') continue
    turn.emit({ type: 'signsMissed', ward, signs: signs[ward] })
    turn.loseSkill(COST_OF_A_MISSED_SIGN * signs[ward], 'missedSign', ward)
  }
}
