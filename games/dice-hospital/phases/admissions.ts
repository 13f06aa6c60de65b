// The Admissions Nurse: for each patient whom her placement discharged, another may go or a new one come. And
// declining what is offered after a placement.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import type { Command } from '../commands.ts'
import { addPatient, ownColour, patient, printPatient, readPatient, removePatient } from '../patients.ts'
import type { Draft, HospitalDraft, State } from '../state.ts'
import { rollsOf, type Turn } from '../turn.ts'
import { bedsOf } from './intake.ts'

export function offerAdmissions(state: Draft, hospital: HospitalDraft, left: number): void {
  const possible = left > 0 && (hospital.wards.length > 0 || canDraw(state, hospital))
  hospital.followUp = possible ? { kind: 'admissions', left } : null
}

/** [DH 2.10] [DH 4.5] A die is left in the own share, which a view shows by its size, and a bed is free. */
export function canDraw(
  table: Pick<State, 'event'>,
  { wards, share }: { readonly wards: readonly unknown[]; readonly share: readonly unknown[] | number },
): boolean {
  const dice = typeof share === 'number' ? share : share.length
  return dice > 0 && wards.length < bedsOf(table)
}

/** [DH 4.5] */
export function release(turn: Turn, seat: Seat, command: Command & { type: 'release' }): Refused | null {
  const hospital = turn.hospital(seat)
  const { followUp } = hospital
  if (followUp?.kind !== 'admissions') return refuse('nothingToFollow')
  const p = readPatient(command.patient)
  if (p === null || !removePatient(hospital.wards, p)) return refuse('noSuchPatient', { patient: command.patient })
  hospital.returned[ownColour(p)]++
  turn.emit({ type: 'patientReleased', seat, patient: command.patient })
  offerAdmissions(turn.state, hospital, followUp.left - 1)
  return null
}

export function drawPatient(turn: Turn, seat: Seat): Refused | null {
  const hospital = turn.hospital(seat)
  const { followUp } = hospital
  if (followUp?.kind !== 'admissions') return refuse('nothingToFollow')
  if (hospital.wards.length >= bedsOf(turn.state)) return refuse('noBed')
  const colour = hospital.share.pop()
  if (colour === undefined) return refuse('bagEmpty')
  const p = patient(colour, turn.rollForIntake(rollsOf(seat)))
  addPatient(hospital.wards, p)
  turn.emit({ type: 'patientDrawn', seat, patient: printPatient(p) })
  offerAdmissions(turn.state, hospital, followUp.left - 1)
  return null
}

export function decline(turn: Turn, seat: Seat): Refused | null {
  const hospital = turn.hospital(seat)
  const { followUp } = hospital
  if (followUp === null) return refuse('nothingToFollow')
  const specialist = followUp.kind === 'admissions' ? 'admissionsNurse' : followUp.specialist
  turn.emit({ type: 'specialistDeclined', seat, specialist })
  if (followUp.kind === 'admissions') offerAdmissions(turn.state, hospital, followUp.left - 1)
  else hospital.followUp = null
  return null
}
