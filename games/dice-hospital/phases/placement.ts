// A meeple is placed: the department's effect, then the specialist's.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { DEPARTMENTS, type DepartmentId, isColoured } from '../cards/departments.ts'
import { lasting } from '../cards/event-cards.ts'
import { type SpecialistId, SPECIALISTS } from '../cards/specialists.ts'
import type { Command } from '../commands.ts'
import { choices, pick, readTarget, type Situation, type Target, type Ways } from '../effects/choices.ts'
import type { SpecialistEffect } from '../effects/language.ts'
import { type Bedside, treat, type Treatment } from '../effects/treat.ts'
import { COLOURS, type ColourIndex, printPatient } from '../patients.ts'
import type { Draft, Hospital, HospitalDraft, Meeple, State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { offerAdmissions } from './admissions.ts'

/** Whose effect a meeple brings. */
function abilityOf(hospital: { readonly model: SpecialistId | null }, meeple: Meeple): SpecialistId | null {
  if (meeple === 'nurse') return null
  return meeple === 'consultant' ? hospital.model : meeple
}

/** Free meeples, each kind once. */
export function freeMeeples(hospital: Hospital | HospitalDraft): Meeple[] {
  const free = new Set<Meeple>()
  if (hospital.nurses > 0) free.add('nurse')
  for (const { id, placed } of hospital.specialists) if (!placed) free.add(id)
  return [...free]
}

/** Departments that are empty and not closed, each kind once. Whether they can do anything is another matter. */
export function openDepartments(state: State | Draft, hospital: Hospital | HospitalDraft): DepartmentId[] {
  const closed = lasting(state.event, 'closed')?.department
  const open = new Set<DepartmentId>()
  for (const { id, by } of hospital.departments) if (by === null && id !== closed) open.add(id)
  return [...open]
}

function waysOf(department: DepartmentId): Ways {
  return WAYS[department]
}

const WAYS = Object.fromEntries(
  Object.entries(DEPARTMENTS).map(([id, { clauses }]) => [id, [clauses]]),
) as unknown as Readonly<Record<DepartmentId, Ways>>

const DICE_FALL = new Set<string>(
  Object.entries(DEPARTMENTS)
    .filter(([, { clauses }]) => clauses.some(({ act }) => act === 'rollAgain'))
    .map(([id]) => id),
)

/** A department in which dice fall: what a specialist adds is decided when they lie. */
export function hasDice(department: DepartmentId): boolean {
  return DICE_FALL.has(department)
}

/** [DH 2.12] All ways to pick patients for a department; none: it can't be activated. */
export function departmentChoices(
  hospital: Hospital | HospitalDraft,
  department: DepartmentId,
): Generator<readonly Target[]> {
  return choices(waysOf(department), { wards: hospital.wards, bags: hospital.bags, healed: [], asked: null })
}

/** What a specialist's effect is chosen in. */
export interface Aftermath {
  readonly specialist: SpecialistId
  readonly department: DepartmentId
  readonly healed: Treatment['healed']
  readonly discharged: number
}

/** What would be left to decide for the specialist after these targets (which must be a choice of the department). */
export function aftermathOf(
  hospital: Hospital | HospitalDraft,
  meeple: Meeple,
  department: DepartmentId,
  targets: readonly Target[],
): { readonly bedside: Bedside; readonly aftermath: Aftermath } | null {
  const specialist = abilityOf(hospital, meeple)
  if (specialist === null || SPECIALISTS[specialist].effect === null || hasDice(department)) return null
  const picked = pick(
    waysOf(department),
    { wards: hospital.wards, bags: hospital.bags, healed: [], asked: null },
    targets,
  )
  if (typeof picked === 'string') return null
  const bedside: Bedside = {
    wards: [...hospital.wards],
    lounge: [...hospital.lounge],
    returned: [0, 0, 0],
    fatalities: hospital.fatalities,
    bags: hospital.bags,
  }
  const { healed, discharged } = treat(bedside, picked, noDice)
  return { bedside, aftermath: { specialist, department, healed, discharged } }
}

export function noDice(): number {
  throw new Error('no dice fall here')
}

/** [DH 2.16] The effect, if its condition holds after what the department has done. */
function triggered(
  { specialist, department, healed, discharged }: Aftermath,
  fatalities: number,
): SpecialistEffect | null {
  const { effect } = SPECIALISTS[specialist]
  if (effect === null) return null
  if (effect.onlyColouredDepartments && !isColoured(department)) return null
  if (effect.gain === 'bagForFatality' && fatalities === 0) return null
  if ('discharged' in effect.when) return discharged > 0 ? effect : null
  const { healed: asked } = effect.when
  return asked === 'any'
    ? healed.length > 0
      ? effect
      : null
    : healed.some(({ colour }) => COLOURS[colour] === asked)
      ? effect
      : null
}

function situationAfter(
  bedside: Bedside | HospitalDraft | Hospital,
  { healed }: Aftermath,
  effect: SpecialistEffect,
): Situation {
  const asked =
    'healed' in effect.when && effect.when.healed !== 'any'
      ? (COLOURS.indexOf(effect.when.healed) as ColourIndex)
      : null
  return { wards: bedside.wards, bags: bedside.bags, healed, asked }
}

/** All ways to use a specialist's effect, the empty list for one that needs no patient. */
export function* specialistChoices(
  bedside: Bedside | HospitalDraft | Hospital,
  aftermath: Aftermath,
): Generator<readonly Target[]> {
  const effect = triggered(aftermath, bedside.fatalities)
  if (effect === null) return
  if (effect.either) yield* choices(effect.either, situationAfter(bedside, aftermath, effect))
  else yield []
}

export function place(turn: Turn, seat: Seat, command: Command & { type: 'place' }): Refused | null {
  const { state } = turn
  const hospital = turn.hospital(seat)
  const { meeple, department } = command
  if (!freeMeeples(hospital).includes(meeple)) return refuse('meepleNotFree', { meeple })
  const room = hospital.departments.find(({ id, by }) => id === department && by === null)
  if (!room)
    return refuse(hospital.departments.some(({ id }) => id === department) ? 'departmentUsed' : 'notYours', {
      department,
    })
  if (!openDepartments(state, hospital).includes(department)) return refuse('departmentClosed', { department })
  const targets = readTargets(command.targets)
  if (!targets) return refuse('badTarget')
  const picked = pick(
    waysOf(department),
    { wards: hospital.wards, bags: hospital.bags, healed: [], asked: null },
    targets,
  )
  if (typeof picked === 'string') return refuse(picked, { department })

  room.by = meeple
  if (meeple === 'nurse') hospital.nurses--
  else {
    const colleague = hospital.specialists.find(({ id, placed }) => id === meeple && !placed)
    if (colleague) colleague.placed = true
  }
  turn.emit({ type: 'meeplePlaced', seat, meeple, department })
  const treatment = treat(hospital, picked, () => turn.roll(seat))
  report(turn, seat, treatment)

  const specialist = abilityOf(hospital, meeple)
  if (specialist === null) return command.specialist === undefined ? null : refuse('noSpecialist', { meeple })
  const aftermath: Aftermath = { specialist, department, healed: treatment.healed, discharged: treatment.discharged }
  if (specialist === 'admissionsNurse') {
    if (command.specialist !== undefined) return refuse('specialistLater', { specialist })
    offerAdmissions(state, hospital, treatment.discharged)
    return null
  }
  if (hasDice(department)) {
    if (command.specialist !== undefined) return refuse('specialistLater', { specialist })
    if (!specialistChoices(hospital, aftermath).next().done) hospital.followUp = { kind: 'specialist', ...aftermath }
    return null
  }
  return command.specialist === undefined ? null : applySpecialist(turn, seat, aftermath, command.specialist)
}

export function readTargets(texts: readonly string[]): Target[] | null {
  const targets: Target[] = []
  for (const text of texts) {
    const t = readTarget(text)
    if (t === null) return null
    targets.push(t)
  }
  return targets
}

function applySpecialist(turn: Turn, seat: Seat, aftermath: Aftermath, texts: readonly string[]): Refused | null {
  const hospital = turn.hospital(seat)
  const { specialist } = aftermath
  const effect = triggered(aftermath, hospital.fatalities)
  if (effect === null) return refuse('specialistNotTriggered', { specialist })
  const targets = readTargets(texts)
  if (!targets) return refuse('badTarget')
  turn.emit({ type: 'specialistUsed', seat, specialist })
  if (effect.either) {
    const picked = pick(effect.either, situationAfter(hospital, aftermath, effect), targets)
    if (typeof picked === 'string') return refuse(picked, { specialist })
    report(
      turn,
      seat,
      treat(hospital, picked, () => turn.roll(seat)),
    )
  } else if (targets.length > 0) {
    return refuse('wrongNumberOfPatients', { specialist })
  }
  gain(turn, seat, specialist, effect)
  return null
}

function gain(turn: Turn, seat: Seat, specialist: SpecialistId, effect: SpecialistEffect): void {
  const hospital = turn.hospital(seat)
  switch (effect.gain) {
    case undefined:
      return
    case 'point':
      turn.score(seat, 'registrar', 1)
      return
    case 'bagForFatality':
      hospital.fatalities--
      turn.emit({ type: 'fatalityRemoved', seat })
      break
    case 'bag':
      break
  }
  hospital.bags++
  turn.emit({ type: 'bagGained', seat, from: specialist })
}

export function report(turn: Turn, seat: Seat, { treated }: Treatment): void {
  if (!turn.events) return
  for (const { act, from, recoloured, to } of treated) {
    if (recoloured !== null) {
      turn.emit({ type: 'bagSpent', seat, on: 'colour' })
      turn.emit({ type: 'patientRecoloured', seat, from: printPatient(from), to: printPatient(recoloured) })
    }
    const before = printPatient(recoloured ?? from)
    turn.emit({ type: 'patientTreated', seat, act, from: before, to: to === null ? null : printPatient(to) })
    if (to === null && act === 'deteriorate') turn.emit({ type: 'patientDied', seat, patient: before, of: 'treatment' })
  }
}

export function useSpecialist(
  turn: Turn,
  seat: Seat,
  { targets }: Command & { type: 'useSpecialist' },
): Refused | null {
  const hospital = turn.hospital(seat)
  const { followUp } = hospital
  if (followUp?.kind !== 'specialist') return refuse('nothingToFollow')
  hospital.followUp = null
  return applySpecialist(turn, seat, followUp, targets)
}
