// Treating: pieces by hand, syringes, and tweezers, one piece at a time. Whether it is the right piece is not asked.

import type { Refused, Seat } from '@grand-rounds/kernel'
import { MOST_ORGANS, TWEEZERS, wardOf } from '../board.ts'
import type { PatientId } from '../cards/patients.ts'
import type { Command } from '../commands.ts'
import { addDose, isFluid, isOrgan, ORGANS, type Substance, UNITS_IN_A_SYRINGE } from '../pieces.ts'
import { no } from '../refusals.ts'
import type { Action, Patient, State, Tag, Task } from '../state.ts'
import { bedWith, patientOf, type Turn } from '../turn.ts'
import { stopAction } from '../stopping.ts'

type Target = { readonly patient: Patient; readonly tag: Tag }

/** Whom an action gives to: the patient it named, or anyone present on the ward of an epidemic. */
function targetOf(state: State, task: Task, card: PatientId): Target | Refused {
  const patient = patientOf(state, card)
  if (!patient) return no('noSuchPatient')
  const bed = bedWith(state, card)
  switch (task.kind) {
    case 'treating':
      if (task.patient !== card) return no('otherPatient')
      if (bed && bed.spot !== null) return no('bedAway')
      return { patient, tag: 'ward' }
    case 'containing':
      if (!bed || wardOf(bed.id) !== task.ward) return no('otherPatient')
      if (bed.spot !== null) return no('bedAway')
      return { patient, tag: 'epidemic' }
    case 'medicating':
    case 'operating':
      return task.patient === card ? { patient, tag: 'theatre' } : no('otherPatient')
    default:
      return no('notThisAction')
  }
}

function deliver(turn: Turn, seat: Seat, { patient, tag }: Target, substance: Substance): void {
  const given = { ...patient.given, [tag]: addDose(patient.given[tag], substance, 1) }
  turn.setPatient(patient.card, { ...patient, given })
  count(turn, seat, patient.card, substance, 1, tag)
}

function count(turn: Turn, seat: Seat, patient: PatientId, substance: Substance, count: number, tag: Tag): void {
  const { tally } = turn.state
  turn.state.tally = { ...tally, given: addDose(tally.given, substance, count) }
  turn.emit({ type: 'given', seat, patient, substance, count, tag })
}

export function give(turn: Turn, seat: Seat, { piece, patient }: Command & { type: 'give' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'treating' && action.task.kind !== 'containing') return no('notThisAction')
  const target = targetOf(turn.state, action.task, patient)
  if ('ok' in target) return target
  if (turn.state.store[piece] === 0) return no('storeEmpty', { piece })
  turn.toStore(piece, -1)
  deliver(turn, seat, target, piece)
  return null
}

/** [RMD 3.12] */
export function takeSyringe(turn: Turn, seat: Seat, { fluid }: Command & { type: 'takeSyringe' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (!['treating', 'containing', 'medicating'].includes(action.task.kind)) return no('notThisAction')
  const { syringe } = action
  if (syringe && (syringe.units > 0 || syringe.fluid === fluid || action.piece !== null)) return no('syringeInHand')
  if (!syringe) {
    if (turn.state.store.syringe === 0) return no('noSyringe')
    turn.toStore('syringe', -1)
  }
  turn.setAction(seat, { ...action, syringe: { fluid, units: 0 } })
  turn.emit({ type: 'syringeTaken', seat, fluid })
  return null
}

/** On the ward and in the clinic; in an operating room the tweezers do it. */
export function fill(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'treating' && action.task.kind !== 'containing') return no('notThisAction')
  const { syringe } = action
  if (!syringe) return no('noSyringe')
  if (syringe.units >= UNITS_IN_A_SYRINGE) return no('syringeFull')
  if (turn.state.store[syringe.fluid] === 0) return no('storeEmpty', { piece: syringe.fluid })
  turn.toStore(syringe.fluid, -1)
  fillTo(turn, seat, action, syringe.units + 1)
  return null
}

function fillTo(turn: Turn, seat: Seat, action: Action, units: number): void {
  const { syringe } = action
  if (!syringe) return
  turn.setAction(seat, { ...action, piece: null, syringe: { ...syringe, units } })
  turn.emit({ type: 'syringeFilled', seat, units })
}

export function inject(turn: Turn, seat: Seat, command: Command & { type: 'inject' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  const target = targetOf(turn.state, action.task, command.patient)
  if ('ok' in target) return target
  const { syringe } = action
  if (!syringe) return no('noSyringe')
  if (syringe.units === 0) return no('syringeEmpty')
  if (action.piece !== null) return no('handFull')
  const { patient, tag } = target
  turn.setPatient(patient.card, { ...patient, syringes: [...patient.syringes, { tag, ...syringe }] })
  turn.setAction(seat, { ...action, syringe: null })
  count(turn, seat, patient.card, syringe.fluid, syringe.units, tag)
  return null
}

/** [RMD 3.12] The syringe goes back without having been used, and the action goes on. */
export function empty(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  const { syringe } = action
  if (!syringe) return no('noSyringe')
  if (action.piece !== null) return no('handFull')
  turn.toStore(syringe.fluid, syringe.units)
  turn.toStore('syringe', 1)
  turn.setAction(seat, { ...action, syringe: null })
  turn.emit({ type: 'syringeEmptied', seat, ...syringe })
  return null
}

/** [RMD 3.13] A piece into the tweezers. */
export function grip(turn: Turn, seat: Seat, { piece }: Command & { type: 'grip' }): Refused | null {
  const { state } = turn
  const action = state.actions[seat]
  if (!action) return no('noAction')
  const why = whyNotGrip(state, action, piece)
  if (why) return why
  if (turn.isBusy(seat)) return no('handBusy')
  if (action.piece !== null) return no('handFull')
  if (action.task.kind === 'organs') turn.toPool(piece, -1)
  else turn.toStore(piece, -1)
  turn.setAction(seat, { ...action, piece })
  turn.emit({ type: 'gripped', seat, substance: piece })
  return null
}

function whyNotGrip(state: State, { task, syringe }: Action, piece: Substance): Refused | null {
  switch (task.kind) {
    case 'organs':
      if (!isOrgan(piece)) return no('notThisAction')
      if (task.organ !== null && task.organ !== piece && !task.mixed) return no('oneKindOnly')
      if (organsOnTheWay(state) >= MOST_ORGANS) return no('storeFull')
      return state.pool[piece] === 0 ? no('poolEmpty', { piece }) : null
    case 'operating':
      if (!isOrgan(piece)) return no('wrongGlass', { needs: 'nurse' })
      return state.store[piece] === 0 ? no('storeEmpty', { piece }) : null
    case 'medicating':
      if (isOrgan(piece)) return no('wrongGlass', { needs: 'doctor' })
      if (isFluid(piece)) {
        if (!syringe) return no('needsSyringe')
        if (syringe.fluid !== piece) return no('otherFluid')
        if (syringe.units >= UNITS_IN_A_SYRINGE) return no('syringeFull')
      }
      return state.store[piece] === 0 ? no('storeEmpty', { piece }) : null
    default:
      return no('notThisAction')
  }
}

/** In the store, and between the tweezers of those who fill it. */
function organsOnTheWay({ store, actions }: State): number {
  let sum = 0
  for (const organ of ORGANS) sum += store[organ]
  for (const action of actions) if (action?.task.kind === 'organs' && action.piece !== null) sum++
  return sum
}

/** The piece comes to lie where the action wants it. */
export function release(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  const { piece, task } = action
  if (piece === null) return no('handEmpty')
  turn.rest(seat, TWEEZERS)
  if (task.kind === 'organs') {
    const left = task.left - 1
    const organ = isOrgan(piece) ? piece : null
    turn.toStore(piece, 1)
    turn.setAction(seat, { ...action, piece: null, task: { ...task, left, organ } })
    turn.emit({ type: 'stocked', seat, piece, count: 1 })
    if (left === 0) stopAction(turn, seat)
    return null
  }
  if (isFluid(piece)) {
    fillTo(turn, seat, action, (action.syringe?.units ?? 0) + 1)
    return null
  }
  const target = 'patient' in task ? targetOf(turn.state, task, task.patient) : no('notThisAction')
  if ('ok' in target) return target
  turn.setAction(seat, { ...action, piece: null })
  deliver(turn, seat, target, piece)
  return null
}
