// Everything that a seat may do now. Placements are listed lazily: with bags in hand they can be very many.

import type { Seat } from '@grand-rounds/kernel'
import { takings } from './combinations.ts'
import type { Command } from './commands.ts'
import { printTarget, type Target } from './effects/targets.ts'
import { printPatient, printPatients } from './patients.ts'
import { modelChoices } from './phases/activation.ts'
import { canDraw } from './phases/admissions.ts'
import { bagChoices, recolourChoices } from './phases/blood-bags.ts'
import { aftermathOf, departmentChoices, freeMeeples, openDepartments, specialistChoices } from './phases/placement.ts'
import { reportChoices } from './phases/discharge.ts'
import { pickupChoices } from './phases/end.ts'
import { improvementsOf, mostDiscards } from './phases/improvement.ts'
import { ambulanceChoices, keepChoices, splits, tooMany } from './phases/intake.ts'
import { shieldChoices } from './phases/neglect.ts'
import { startingChoices } from './phases/opening.ts'
import { waitingFor } from './stages.ts'
import { type Hospital, hospitalOf, type ImprovementId, type State } from './state.ts'
import { canUndo } from './step.ts'

export function* legal(state: State, seat: Seat): Generator<Command> {
  if (waitingFor(state).includes(seat)) yield* decisions(state, seat)
  if (canUndo(state, seat)) yield { type: 'undo' }
}

function* decisions(state: State, seat: Seat): Generator<Command> {
  const hospital = hospitalOf(state, seat)
  switch (state.stage) {
    case 'extraReveal':
      if (state.departmentDeck.length > 0) yield { type: 'reveal', kind: 'department' }
      if (state.specialistDeck.length > 0) yield { type: 'reveal', kind: 'specialist' }
      return
    case 'startingValues':
      for (const patients of startingChoices(state, seat))
        yield { type: 'setValues', patients: printPatients(patients) }
      return
    case 'administrators':
      for (const administrator of hospital.dealt) yield { type: 'chooseAdministrator', administrator }
      return
    case 'split':
      for (const ambulances of splits(state.ambulances))
        yield { type: 'split', ambulances: ambulances.map(printPatients) }
      return
    case 'ambulances':
      for (const number of ambulanceChoices(state, seat)) yield { type: 'takeAmbulance', number }
      return
    case 'keep':
      for (const patients of keepChoices(state)) yield { type: 'keep', patients: printPatients(patients) }
      return
    case 'makeRoom':
      for (const dead of takings(hospital.wards, tooMany(state, hospital)))
        yield { type: 'makeRoom', patients: printPatients(dead) }
      return
    case 'improvement':
      for (const improvement of new Set<ImprovementId>([...state.departmentRow, ...state.specialistRow]))
        yield { type: 'claim', improvement }
      if (state.hospitals.length > 1) yield { type: 'pass' }
      return
    case 'discard':
      for (const improvements of discards(state, hospital)) yield { type: 'discard', improvements }
      return
    case 'activation':
      yield* activation(state, hospital)
      return
    case 'protection':
      for (const p of shieldChoices(state, hospital)) yield { type: 'protect', patient: printPatient(p) }
      return
    case 'reports':
      for (const report of reportChoices(state)) yield { type: 'completeReport', report }
      yield { type: 'pass' }
      return
    case 'pickup':
      for (const { patient, space } of pickupChoices(state, seat))
        yield { type: 'pickUp', patient: printPatient(patient), space }
      yield { type: 'pass' }
      return
    case 'over':
  }
}

function* discards(state: State, hospital: Hospital): Generator<ImprovementId[]> {
  const owned = improvementsOf(hospital).sort()
  const most = Math.min(mostDiscards(state), owned.length)
  const kinds = [...new Set(owned)]
  const numbers = owned.map((id) => kinds.indexOf(id))
  for (let size = 0; size <= most; size++) {
    for (const taken of takings(numbers, size)) yield taken.flatMap((i) => kinds[i] ?? [])
  }
}

function* activation(state: State, hospital: Hospital): Generator<Command> {
  const models = modelChoices(hospital)
  if (models.length > 0) {
    for (const specialist of models) yield { type: 'chooseModel', specialist }
    return
  }
  const { followUp } = hospital
  if (followUp?.kind === 'specialist') {
    for (const targets of specialistChoices(hospital, followUp))
      yield { type: 'useSpecialist', targets: print(targets) }
    yield { type: 'decline' }
    yield* healingBags(state, hospital)
    return
  }
  if (followUp?.kind === 'admissions') {
    for (const p of new Set(hospital.wards)) yield { type: 'release', patient: printPatient(p) }
    if (canDraw(state, hospital)) yield { type: 'draw' }
    yield { type: 'decline' }
    yield* healingBags(state, hospital)
    return
  }
  yield* placements(state, hospital)
  yield* healingBags(state, hospital)
  for (const targets of recolourChoices(state, hospital))
    for (const target of print(targets)) yield { type: 'recolour', target }
  yield { type: 'endShift' }
}

function* healingBags(state: State, hospital: Hospital): Generator<Command> {
  if (hospital.bags === 0) return
  for (const targets of bagChoices(state, hospital))
    for (const target of print(targets)) yield { type: 'spendBag', target }
}

/** All complete placements: with each, the specialist's effect in every way, and not at all. */
function* placements(state: State, hospital: Hospital): Generator<Command & { type: 'place' }> {
  const departments = openDepartments(state, hospital)
  for (const meeple of freeMeeples(hospital)) {
    for (const department of departments) {
      for (const choice of departmentChoices(hospital, department)) {
        const placement = { type: 'place', meeple, department, targets: print(choice) } as const
        yield placement
        const after = aftermathOf(hospital, meeple, department, choice)
        if (after)
          for (const targets of specialistChoices(after.bedside, after.aftermath))
            yield { ...placement, specialist: print(targets) }
      }
    }
  }
}

function print(targets: readonly Target[]): string[] {
  return targets.map(printTarget)
}
