// What comes after the action phase: epidemics, patients, research tasks, the discharge, and the next council.

import type { Refused, Seat } from '@grand-rounds/kernel'
import { goalFor } from '../cards/goals.ts'
import { CONDITIONS } from '../cards/patients.ts'
import { STOPPED } from '../clock.ts'
import type { Command } from '../commands.ts'
import { addDose, dose, isFluid, SUBSTANCES } from '../pieces.ts'
import { no } from '../refusals.ts'
import { agreedByNone, type Patient, type State } from '../state.ts'
import { everyPatient, patientOf, type Turn } from '../turn.ts'
import { startCouncil } from './council.ts'
import { dosesOf, endEpidemics, missedSigns } from './epidemics.ts'
import { judge, PARTS } from './judging.ts'
import { rewardResearch } from './research.ts'
import { DIAGNOSES } from '../cards/diagnoses.ts'

const COST_OF_SURPLUS = 2
const COST_OF_ERROR = { stable: 1, serious: 3, critical: 8 } as const

export function evaluate(turn: Turn): void {
  const { state } = turn
  state.glasses = state.glasses.map(({ id }) => ({ id, space: null, since: 0, until: 0, running: false }))
  state.hands = state.hands.map(() => null)
  state.clock = STOPPED
  state.paused = false
  turn.emit({ type: 'evaluated' })
  endEpidemics(turn)
  missedSigns(turn)
  for (const patient of everyPatient(state)) judgePatient(turn, patient)
  if (isOver(turn)) return
  rewardResearch(turn)
  state.agreed = agreedByNone(state.seats)
  state.stage = 'clearing'
  if (sendable(state).next().done === true) discharge(turn)
}

const isOver = ({ state }: Turn) => state.stage === 'over'

/** [RMD 3.17] */
function judgePatient(turn: Turn, patient: Patient): void {
  if (isOver(turn)) return
  const { reward: _, lacking: __, ...summary } = judge(patient)
  const { verdict } = summary
  const cost = verdict === 'cured' ? 0 : verdict === 'surplus' ? COST_OF_SURPLUS : COST_OF_ERROR[patient.condition]
  turn.emit({ type: 'patientJudged', patient: patient.card, cost, ...summary })
  if (verdict === 'surplus') turn.loseSkill(cost, 'surplus', patient.card)
  if (verdict !== 'error') return
  const { tally } = turn.state
  turn.state.tally = { ...tally, errors: tally.errors + 1 }
  const worse = CONDITIONS[CONDITIONS.indexOf(patient.condition) + 1]
  if (worse === undefined) {
    turn.emit({ type: 'patientDied', patient: patient.card })
    leave(turn, patient)
    turn.state.dead = [...turn.state.dead, patient.card]
  } else {
    turn.setPatient(patient.card, { ...patient, condition: worse })
    turn.emit({ type: 'conditionChanged', patient: patient.card, condition: worse })
  }
  turn.loseSkill(cost, 'error', patient.card)
}

/** Out of the house: pieces back to the pool, diagnoses under their decks. */
function leave(turn: Turn, patient: Patient): void {
  for (const part of PARTS)
    for (const substance of SUBSTANCES) turn.toPool(substance, dose(dosesOf(patient, part), substance))
  turn.toPool('syringe', patient.syringes.length)
  for (const id of patient.diagnoses) {
    const { exam } = DIAGNOSES[id]
    const { decks } = turn.state
    turn.state.decks = { ...decks, [exam]: [id, ...decks[exam]] }
  }
  turn.setPatient(patient.card, null)
}

/** [RMD 3.20] What lies without need with patients who stay. */
export function* sendable(state: State): Generator<Command & { type: 'sendBack' }> {
  for (const patient of everyPatient(state)) {
    const { verdict, surplus } = judge(patient)
    if (verdict !== 'error') continue
    for (const tag of PARTS)
      for (const piece of SUBSTANCES)
        if (dose(surplus[tag], piece) > 0) yield { type: 'sendBack', patient: patient.card, tag, piece }
  }
}

export function sendBack(turn: Turn, seat: Seat, command: Command & { type: 'sendBack' }): Refused | null {
  const { tag, piece } = command
  const patient = patientOf(turn.state, command.patient)
  if (!patient) return no('noSuchPatient')
  const { verdict, surplus } = judge(patient)
  if (verdict !== 'error' || tag === 'epidemic' || dose(surplus[tag], piece) === 0) return no('needed')
  if (isFluid(piece)) {
    const at = patient.syringes.findLastIndex((syringe) => syringe.tag === tag && syringe.fluid === piece)
    const syringe = patient.syringes[at]
    if (!syringe) return no('needed')
    const emptied = syringe.units === 1
    const syringes = emptied
      ? patient.syringes.toSpliced(at, 1)
      : patient.syringes.with(at, { ...syringe, units: syringe.units - 1 })
    if (emptied) turn.toPool('syringe', 1)
    turn.setPatient(patient.card, { ...patient, syringes })
  } else {
    const given = { ...patient.given, [tag]: addDose(patient.given[tag], piece, -1) }
    turn.setPatient(patient.card, { ...patient, given })
  }
  turn.toPool(piece, 1)
  turn.emit({ type: 'sentBack', seat, patient: patient.card, substance: piece, tag })
  return null
}

/** [RMD 3.20] All that could be sent back, patient by patient. */
export function sendAllBack(turn: Turn, seat: Seat): Refused | null {
  if (sendable(turn.state).next().done === true) return no('nothingToSend')
  for (let next = sendable(turn.state).next(); next.done !== true; next = sendable(turn.state).next()) {
    const refused = sendBack(turn, seat, next.value)
    if (refused) return refused
  }
  return null
}

/** [RMD 3.20] */
export function discharge(turn: Turn): void {
  const { state } = turn
  for (const patient of everyPatient(state)) {
    const { verdict, reward } = judge(patient)
    if (verdict === 'error') continue
    leave(turn, patient)
    state.discharged = [...state.discharged, patient.card]
    state.reputation += reward
    turn.emit({ type: 'patientDischarged', patient: patient.card, reputation: reward })
  }
  if (state.round < state.options.rounds) startCouncil(turn)
  else turn.end(isReached(state))
}

/** [RMD 4.1] All that the goal asks. */
function isReached(state: State): boolean {
  const { reputation, patients, skillLeft } = goalFor(state.goal, state.options.difficulty, state.options.rounds)
  return state.reputation >= reputation && state.discharged.length >= patients && state.skill >= skillLeft
}
