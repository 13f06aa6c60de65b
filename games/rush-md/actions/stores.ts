// Stocking: blood, the pharmacy, and what else comes into the house: patients.

import type { Refused, Seat } from '@grand-rounds/kernel'
import { BLOOD_DONATED, DELIVERED, MOST_WAITING } from '../board.ts'
import { CONDITIONS, PATIENTS, type PatientId } from '../cards/patients.ts'
import type { Command } from '../commands.ts'
import { openedBy } from '../options.ts'
import type { Piece } from '../pieces.ts'
import { no } from '../refusals.ts'
import { NOTHING_GIVEN } from '../state.ts'
import { bedOf, patientOf, type Turn } from '../turn.ts'
import { stopAction } from '../stopping.ts'

/** [RMD 1.1] A pool that runs out gives what it has. */
function bring(turn: Turn, seat: Seat, piece: Piece, wanted: number): Refused | null {
  const count = Math.min(wanted, turn.state.pool[piece])
  if (count === 0) return no('poolEmpty', { piece })
  turn.toPool(piece, -count)
  turn.toStore(piece, count)
  turn.emit({ type: 'stocked', seat, piece, count })
  return null
}

export function donate(turn: Turn, seat: Seat, units: number | null): Refused | null {
  return bring(turn, seat, 'blood', units ?? BLOOD_DONATED)
}

export function stock(turn: Turn, seat: Seat, { piece }: Command & { type: 'stock' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  const { task } = action
  if (task.kind !== 'stocking') return no('notThisAction')
  if (task.stocked.includes(piece)) return no('otherKindNow')
  const refused = bring(turn, seat, piece, DELIVERED[piece] + task.more)
  if (refused) return refused
  turn.setAction(seat, { ...action, task: { ...task, left: task.left - 1, stocked: [...task.stocked, piece] } })
  if (task.left === 1) stopAction(turn, seat)
  return null
}

/** [RMD 3.5] Up to three patients in any mix. */
export function drawPatient(turn: Turn, seat: Seat, { patients }: Command & { type: 'draw' }): Refused | null {
  const { state } = turn
  const action = state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'drawing') return no('notThisAction')
  if (patients === 'in' && !openedBy(state.options).inPatients) return no('spaceClosed')
  const waiting = patients === 'in' ? state.desk : state.clinic
  if (waiting.length >= MOST_WAITING) return no('noRoom')
  const card = state.decks[patients].at(-1)
  if (card === undefined) return no('deckEmpty')
  state.decks = { ...state.decks, [patients]: state.decks[patients].slice(0, -1) }
  const patient = newPatient(card)
  if (patients === 'in') state.desk = [...waiting, patient]
  else state.clinic = [...waiting, patient]
  turn.emit({ type: 'patientDrawn', seat, patient: card })
  const left = action.task.left - 1
  turn.setAction(seat, { ...action, task: { kind: 'drawing', left } })
  if (left === 0) stopAction(turn, seat)
  return null
}

function newPatient(card: PatientId) {
  return { card, condition: PATIENTS[card].condition, diagnoses: [], given: NOTHING_GIVEN, syringes: [] }
}

/** [RMD 3.5] One waiting in-patient to a free bed. */
export function admit(turn: Turn, seat: Seat, command: Command & { type: 'admit' }): Refused | null {
  const { state } = turn
  const action = state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'admitting') return no('notThisAction')
  const patient = state.desk.find(({ card }) => card === command.patient)
  if (!patient) return no('noSuchPatient')
  const bed = bedOf(state, command.bed)
  if (bed.patient) return no('bedTaken', { bed: bed.id })
  if (bed.spot !== null) return no('bedAway', { bed: bed.id })
  state.desk = state.desk.filter((one) => one !== patient)
  turn.setBed({ ...bed, patient })
  turn.emit({ type: 'patientAdmitted', seat, patient: patient.card, bed: bed.id })
  const left = action.task.left - 1
  turn.setAction(seat, { ...action, task: { kind: 'admitting', left } })
  if (left === 0) stopAction(turn, seat)
  return null
}

/** A research paper: the condition token comes off, and the patient is as the card says. */
export function ease(turn: Turn, seat: Seat, { patient: card }: Command & { type: 'ease' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'easing') return no('notThisAction')
  const patient = patientOf(turn.state, card)
  if (!patient) return no('noSuchPatient')
  const { condition } = PATIENTS[card]
  if (CONDITIONS.indexOf(patient.condition) <= CONDITIONS.indexOf(condition)) return no('notWorse')
  turn.setPatient(card, { ...patient, condition })
  turn.emit({ type: 'conditionChanged', patient: card, condition })
  stopAction(turn, seat)
  return null
}
