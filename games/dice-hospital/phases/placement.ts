// A meeple is placed: the department's effect, then the specialist's.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { DEPARTMENTS, type DepartmentId, isColoured } from '../cards/departments.ts'
import { lasting } from '../cards/event-cards.ts'
import { type SpecialistId, SPECIALISTS } from '../cards/specialists.ts'
import type { Command } from '../commands.ts'
import {
  choices,
  hasChoice,
  type Healed,
  pick,
  type Picked,
  type Progress,
  progress,
  type Situation,
} from '../effects/choices.ts'
import type { Clause, SpecialistEffect } from '../effects/language.ts'
import { type Ways, waysOf } from '../effects/rules.ts'
import { readTargets, type Target } from '../effects/targets.ts'
import { type Bedside, treat, type Treatment } from '../effects/treat.ts'
import { printFollowUp } from '../follow-up.ts'
import { COLOURS, type ColourIndex, printPatient } from '../patients.ts'
import type { Draft, Hospital, HospitalDraft, ImprovementId, Meeple, Room, State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { offerAdmissions } from './admissions.ts'

const DEPARTMENT_WAYS = mapValues(DEPARTMENTS, ({ clauses }) => waysOf([clauses]))
const SPECIALIST_WAYS = mapValues(SPECIALISTS, ({ effect }) => (effect?.either ? waysOf(effect.either) : null))
const DICE_FALL = {
  ...mapValues(DEPARTMENTS, ({ clauses }) => clauses.some(isRoll)),
  ...mapValues(SPECIALISTS, ({ effect }) => effect?.either?.some((way) => way.some(isRoll)) ?? false),
}
const COLOURED = mapValues(DEPARTMENTS, isColoured)

function isRoll({ act }: Clause): boolean {
  return act === 'rollAgain'
}

function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  map: (value: V) => W,
): Readonly<Record<K, W>> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<K, W>
}

/** Whose effect a meeple brings. */
export function abilityOf(hospital: { readonly model: SpecialistId | null }, meeple: Meeple): SpecialistId | null {
  if (meeple === 'nurse') return null
  return meeple === 'consultant' ? hospital.model : meeple
}

/** Free meeples, each kind once. */
export function freeMeeples(hospital: Hospital | HospitalDraft): Meeple[] {
  const free: Meeple[] = hospital.nurses > 0 ? ['nurse'] : []
  for (const { id, placed } of hospital.specialists) if (!placed && !free.includes(id)) free.push(id)
  return free
}

/** Departments that are empty and not closed, each kind once. Whether they can do anything is another matter. */
export function openDepartments(state: State | Draft, hospital: Hospital | HospitalDraft): DepartmentId[] {
  const open: DepartmentId[] = []
  for (const room of hospital.departments) if (isOpen(state, room) && !open.includes(room.id)) open.push(room.id)
  return open
}

/** [DH 2.11] Empty, and not closed by an event. */
export function isOpen({ event }: Pick<State, 'event'>, { id, by }: Room): boolean {
  return by === null && lasting(event, 'closed')?.department !== id
}

/** Dice fall for this card. In such a department, what a specialist adds is decided when they lie. */
export function diceFallFor(card: ImprovementId): boolean {
  return DICE_FALL[card]
}

const NOBODY: readonly Healed[] = []

/** What a department's effect is chosen in. */
function situationOf({ wards, bags }: Hospital | HospitalDraft): Situation {
  return { wards, bags, healed: NOBODY, asked: null }
}

/** [DH 2.12] All ways to pick patients for a department; none: it can't be activated. */
export function departmentChoices(
  hospital: Hospital | HospitalDraft,
  department: DepartmentId,
): readonly (readonly Target[])[] {
  return choices(DEPARTMENT_WAYS[department], situationOf(hospital))
}

export function canActivate(hospital: Hospital | HospitalDraft, department: DepartmentId): boolean {
  return hasChoice(DEPARTMENT_WAYS[department], situationOf(hospital))
}

export function departmentProgress(
  hospital: Hospital | HospitalDraft,
  department: DepartmentId,
  picked: readonly Target[],
): Progress {
  return progress(DEPARTMENT_WAYS[department], situationOf(hospital), picked)
}

/** What a department has done before the specialist's effect. */
export interface Aftermath {
  readonly specialist: SpecialistId
  readonly department: DepartmentId
  readonly healed: readonly Healed[]
  readonly discharged: number
}

/** What would be there to decide for the specialist after these targets (which must be a choice of the department). */
export function aftermathOf(
  hospital: Hospital | HospitalDraft,
  meeple: Meeple,
  department: DepartmentId,
  targets: readonly Target[],
): { readonly bedside: Bedside; readonly aftermath: Aftermath } | null {
  const specialist = abilityOf(hospital, meeple)
  if (specialist === null || SPECIALISTS[specialist].effect === null || diceFallFor(department)) return null
  const picked = pick(DEPARTMENT_WAYS[department], situationOf(hospital), targets)
  if (typeof picked === 'string') return null
  const bedside: Bedside = {
    wards: [...hospital.wards],
    lounge: [...hospital.lounge],
    returned: [0, 0, 0],
    fatalities: hospital.fatalities,
    bags: hospital.bags,
  }
  const { healed, discharged } = treat(bedside, picked, noDice, 'untold')
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
  if (effect.onlyColouredDepartments && !COLOURED[department]) return null
  if (effect.gain === 'bagForFatality' && fatalities === 0) return null
  if ('discharged' in effect.when) return discharged > 0 ? effect : null
  const { healed: asked } = effect.when
  const holds = asked === 'any' ? healed.length > 0 : healed.some(({ colour }) => COLOURS[colour] === asked)
  return holds ? effect : null
}

/** What a specialist's effect is chosen in and from; null: there is no such effect now. */
function specialistSituation(
  { wards, bags, fatalities }: Bedside | HospitalDraft | Hospital,
  aftermath: Aftermath,
): { readonly ways: Ways | null; readonly situation: Situation } | null {
  const effect = triggered(aftermath, fatalities)
  if (effect === null) return null
  const colour = 'healed' in effect.when && effect.when.healed !== 'any' ? effect.when.healed : null
  const asked = colour === null ? null : (COLOURS.indexOf(colour) as ColourIndex)
  return { ways: SPECIALIST_WAYS[aftermath.specialist], situation: { wards, bags, healed: aftermath.healed, asked } }
}

const NO_TARGETS: readonly (readonly Target[])[] = [[]]

/** All ways to use a specialist's effect; the empty list of targets for one that needs no patient. */
export function specialistChoices(
  bedside: Bedside | HospitalDraft | Hospital,
  aftermath: Aftermath,
): readonly (readonly Target[])[] {
  const found = specialistSituation(bedside, aftermath)
  if (found === null) return []
  return found.ways === null ? NO_TARGETS : choices(found.ways, found.situation)
}

export function specialistProgress(
  bedside: Bedside | HospitalDraft | Hospital,
  aftermath: Aftermath,
  picked: readonly Target[],
): Progress {
  const found = specialistSituation(bedside, aftermath)
  if (found === null) return { next: [], complete: false }
  return found.ways === null
    ? { next: [], complete: picked.length === 0 }
    : progress(found.ways, found.situation, picked)
}

export function place(turn: Turn, seat: Seat, command: Command & { type: 'place' }): Refused | null {
  const { state } = turn
  const hospital = turn.hospital(seat)
  const { meeple, department } = command
  if (!freeMeeples(hospital).includes(meeple)) return refuse('meepleNotFree', { meeple })
  if (!openDepartments(state, hospital).includes(department)) return notOpen(hospital, department)
  const targets = readTargets(command.targets)
  if (!targets) return refuse('badTarget')
  const picked = pick(DEPARTMENT_WAYS[department], situationOf(hospital), targets)
  if (typeof picked === 'string') return refuse(picked, { department })
  const aftermath = activate(turn, seat, meeple, department, picked)
  if (command.specialist === undefined) return null
  if (aftermath === null) return refuse('noSpecialist', { meeple })
  if (hospital.followUp !== null || diceFallFor(department)) return refuse('specialistLater', { meeple })
  return followUp(turn, seat, aftermath, command.specialist)
}

function notOpen({ departments }: HospitalDraft, department: DepartmentId): Refused {
  const rooms = departments.filter(({ id }) => id === department)
  if (rooms.length === 0) return refuse('notYours', { department })
  return refuse(rooms.every(({ by }) => by !== null) ? 'departmentUsed' : 'departmentClosed', { department })
}

/** The department's effect. What the specialist may add is left to decide; null: there is no specialist. */
function activate(
  turn: Turn,
  seat: Seat,
  meeple: Meeple,
  department: DepartmentId,
  picked: readonly Picked[],
): Aftermath | null {
  const hospital = turn.hospital(seat)
  occupy(hospital, meeple, department)
  turn.emit({ type: 'meeplePlaced', seat, meeple, department })
  const treatment = treatThem(turn, seat, picked)
  const specialist = abilityOf(hospital, meeple)
  const { healed, discharged } = treatment
  const aftermath: Aftermath | null = specialist && { specialist, department, healed, discharged }
  if (aftermath) openFollowUp(turn.state, hospital, aftermath)
  report(turn, seat, treatment)
  return aftermath
}

function openFollowUp(state: Draft, hospital: HospitalDraft, aftermath: Aftermath): void {
  if (aftermath.specialist === 'admissionsNurse') offerAdmissions(state, hospital, aftermath.discharged)
  else if (diceFallFor(aftermath.department) && specialistChoices(hospital, aftermath).length > 0)
    hospital.followUp = { kind: 'specialist', ...aftermath }
}

export function occupy(hospital: HospitalDraft, meeple: Meeple, department: DepartmentId): void {
  for (const room of hospital.departments) {
    if (room.id !== department || room.by !== null) continue
    room.by = meeple
    break
  }
  if (meeple === 'nurse') {
    hospital.nurses--
    return
  }
  for (const colleague of hospital.specialists) {
    if (colleague.id !== meeple || colleague.placed) continue
    colleague.placed = true
    return
  }
}

/** The same for targets that are known to be a choice: they came from `departmentChoices`. */
export function activateWith(
  turn: Turn,
  seat: Seat,
  meeple: Meeple,
  department: DepartmentId,
  targets: readonly Target[],
): Aftermath | null {
  return activate(
    turn,
    seat,
    meeple,
    department,
    pickedOf(DEPARTMENT_WAYS[department], situationOf(turn.hospital(seat)), targets),
  )
}

function pickedOf(ways: Ways, situation: Situation, targets: readonly Target[]): readonly Picked[] {
  const rule = ways.length === 1 && ways[0]?.length === 1 ? ways[0][0] : undefined
  if (rule) return [{ rule, targets }]
  const picked = pick(ways, situation, targets)
  if (typeof picked === 'string') throw new RangeError(`not a choice: ${picked}`)
  return picked
}

function followUp(turn: Turn, seat: Seat, aftermath: Aftermath, texts: readonly string[]): Refused | null {
  const hospital = turn.hospital(seat)
  const { specialist } = aftermath
  const found = specialistSituation(hospital, aftermath)
  if (found === null) return refuse('specialistNotTriggered', { specialist })
  const targets = readTargets(texts)
  if (!targets) return refuse('badTarget')
  const picked = found.ways === null ? noPatients(targets) : pick(found.ways, found.situation, targets)
  if (typeof picked === 'string') return refuse(picked, { specialist })
  applySpecialist(turn, seat, aftermath, picked)
  return null
}

function noPatients(targets: readonly Target[]): readonly Picked[] | 'wrongNumberOfPatients' {
  return targets.length === 0 ? [] : 'wrongNumberOfPatients'
}

/** The specialist's effect with targets that came from `specialistChoices`. */
export function followUpWith(turn: Turn, seat: Seat, aftermath: Aftermath, targets: readonly Target[]): void {
  const found = specialistSituation(turn.hospital(seat), aftermath)
  if (found === null) throw new RangeError('no such effect')
  applySpecialist(turn, seat, aftermath, found.ways === null ? [] : pickedOf(found.ways, found.situation, targets))
}

function applySpecialist(turn: Turn, seat: Seat, { specialist }: Aftermath, picked: readonly Picked[]): void {
  const hospital = turn.hospital(seat)
  turn.emit({ type: 'specialistUsed', seat, specialist })
  if (picked.length > 0) report(turn, seat, treatThem(turn, seat, picked))
  switch (SPECIALISTS[specialist].effect?.gain) {
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
  }
  hospital.bags++
  turn.emit({ type: 'bagGained', seat, from: specialist })
}

function treatThem(turn: Turn, seat: Seat, picked: readonly Picked[]): Treatment {
  const roll = () => turn.roll(seat)
  return treat(turn.hospital(seat), picked, roll, turn.events ? 'told' : 'untold')
}

/** With the last one it is told what there is to decide now: so, call it when that is known. */
export function report(turn: Turn, seat: Seat, { treated }: Treatment): void {
  if (!turn.events) return
  const { followUp } = turn.hospital(seat)
  for (const [i, { act, from, recoloured, to }] of treated.entries()) {
    if (recoloured !== null) {
      turn.emit({ type: 'bagSpent', seat, on: 'colour' })
      turn.emit({ type: 'patientRecoloured', seat, from: printPatient(from), to: printPatient(recoloured) })
    }
    const before = printPatient(recoloured ?? from)
    const after = to === null ? null : printPatient(to)
    const open = followUp && i === treated.length - 1 ? { followUp: printFollowUp(followUp) } : {}
    turn.emit({ type: 'patientTreated', seat, act, from: before, to: after, ...open })
    if (to === null && act === 'deteriorate') turn.emit({ type: 'patientDied', seat, patient: before, of: 'treatment' })
  }
}

export function useSpecialist(
  turn: Turn,
  seat: Seat,
  { targets }: Command & { type: 'useSpecialist' },
): Refused | null {
  const hospital = turn.hospital(seat)
  const { followUp: pending } = hospital
  if (pending?.kind !== 'specialist') return refuse('nothingToFollow')
  hospital.followUp = null
  return followUp(turn, seat, pending, targets)
}
