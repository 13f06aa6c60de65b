// Phase 4: untreated patients deteriorate.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { ADMINISTRATORS } from '../cards/administrators.ts'
import { onlyOne } from '../combinations.ts'
import type { Command } from '../commands.ts'
import { isDead } from '../effects/treat.ts'
import type { Options } from '../options.ts'
import {
  COLOURS,
  isTreated,
  ownColour,
  type Patient,
  printPatient,
  readPatient,
  sortPatients,
  valueOf,
  withValue,
} from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import { type Draft, type Hospital, type HospitalDraft, hospitalOf, type State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { everyTimeFor } from './discharge.ts'

/** [DH 4.4] Neglected patients of whom the administrator protects one, each kind once. */
export function shieldChoices(state: State | Draft, hospital: Hospital | HospitalDraft): Patient[] {
  if (hospital.administrator === null || everyTimeFor(state.options)) return []
  return [...new Set(hospital.wards.filter((p) => !isTreated(p) && isProtected(hospital, p)))]
}

function isProtected({ administrator }: Hospital | HospitalDraft, p: Patient): boolean {
  if (administrator === null) return false
  const effect = ADMINISTRATORS[administrator]
  return effect.kind === 'protects' && COLOURS[ownColour(p)] === effect.colour
}

export function startNeglect(turn: Turn): void {
  const { state } = turn
  turn.phase('neglect')
  for (const seat of allSeats(state)) {
    const only = onlyOne(shieldChoices(state, turn.hospital(seat)))
    if (only !== null) shield(turn, seat, only)
  }
  askToProtect(state)
}

/** Whoever has more than one to choose from. */
export function askToProtect(state: Draft): void {
  const mustChoose = (seat: Seat) => shieldChoices(state, hospitalOf<HospitalDraft>(state, seat)).length > 1
  ask(state, 'protection', allSeats(state).filter(mustChoose))
}

function shield(turn: Turn, seat: Seat, p: Patient): void {
  turn.hospital(seat).shielded = p
  turn.emit({ type: 'patientShielded', seat, patient: printPatient(p) })
}

export function protect(turn: Turn, seat: Seat, command: Command & { type: 'protect' }): Refused | null {
  const hospital = turn.hospital(seat)
  const p = readPatient(command.patient)
  if (p === null || !shieldChoices(turn.state, hospital).includes(p))
    return refuse('cantProtect', { patient: command.patient })
  shield(turn, seat, p)
  hospital.ready = true
  return null
}

/** [DH 2.19] [DH 5.6] Steps by which an untreated patient deteriorates. */
export function neglectSteps({ superbug }: Options): number {
  return superbug ? 2 : 1
}

/** [DH 2.19] [DH 2.20] [DH 5.6] [DH 7.5] */
export function neglect(turn: Turn): void {
  const { state } = turn
  const steps = neglectSteps(state.options)
  for (const seat of allSeats(state)) {
    const hospital = turn.hospital(seat)
    const before = hospital.wards
    hospital.wards = []
    for (const p of before) {
      if (isTreated(p) || (everyTimeFor(state.options) && isProtected(hospital, p))) hospital.wards.push(p)
      else if (p === hospital.shielded) {
        hospital.shielded = null
        hospital.wards.push(p)
      } else deteriorate(turn, seat, hospital, p, steps)
    }
    sortPatients(hospital.wards)
    hospital.shielded = null
  }
}

function deteriorate(turn: Turn, seat: Seat, hospital: HospitalDraft, p: Patient, steps: number): void {
  const value = valueOf(p) - steps
  if (!isDead(value)) hospital.wards.push(withValue(p, value))
  else {
    hospital.fatalities++
    turn.state.bag[ownColour(p)]++
  }
  if (!turn.events) return
  turn.emit({
    type: 'patientNeglected',
    seat,
    from: printPatient(p),
    to: isDead(value) ? null : printPatient(withValue(p, value)),
  })
  if (isDead(value)) turn.emit({ type: 'patientDied', seat, patient: printPatient(p), of: 'neglect' })
}
