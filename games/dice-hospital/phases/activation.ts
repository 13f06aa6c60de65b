// Phase 3: meeples are placed, patients treated, blood bags spent.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { DEPARTMENTS, type DepartmentId, isColoured } from '../cards/departments.ts'
import { lasting } from '../cards/event-cards.ts'
import { type SpecialistId, SPECIALISTS } from '../cards/specialists.ts'
import type { Command } from '../commands.ts'
import { choices, pick, readTarget, type Situation, type Target, type Ways } from '../effects/choices.ts'
import type { Clause, SpecialistEffect } from '../effects/language.ts'
import { type Bedside, treat, type Treatment } from '../effects/treat.ts'
import {
  addPatient,
  COLOURS,
  type ColourIndex,
  inOwnColour,
  ownColour,
  patient,
  printPatient,
  readPatient,
  removePatient,
  sortPatients,
} from '../patients.ts'
import { allSeats, ask, waitingFor } from '../stages.ts'
import type { Draft, Hospital, HospitalDraft, Meeple, State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { beds, flushReturned } from './intake.ts'

/** [DH 5.8] */
const FIRST_SHIFT = 60_000
const LONGER_EACH_ROUND = 5_000

export function startActivation(turn: Turn): void {
  const { state } = turn
  turn.phase('activation')
  ask(state, 'activation', allSeats(state))
  if (state.options.promos.includes('admissionsNurse')) dealShares(turn)
  for (const seat of allSeats(state)) {
    const hospital = turn.hospital(seat)
    const [only, ...others] = modelChoices(hospital)
    if (only && others.length === 0) hospital.model = only
  }
  startClocks(turn)
}

/** [DH 2.10] The bag is dealt into hidden shares, so that it doesn't matter who draws first. */
function dealShares({ state, random }: Turn): void {
  const dice: ColourIndex[] = []
  for (const colour of [0, 1, 2] as const) for (let i = 0; i < state.bag[colour]; i++) dice.push(colour)
  random.shuffle('shares', dice)
  state.bag = [0, 0, 0]
  for (const [i, colour] of dice.entries()) state.hospitals[i % state.hospitals.length]?.share.push(colour)
}

/** Everyone whose turn it is has a deadline; nobody else. */
export function startClocks({ state, at }: Turn): void {
  if (!state.options.timer) return
  const now = waitingFor(state)
  for (const [seat, hospital] of state.hospitals.entries()) {
    if (!now.includes(seat)) hospital.deadline = null
    else hospital.deadline ??= at + FIRST_SHIFT + LONGER_EACH_ROUND * (state.round - 1)
  }
}

/** [DH 4.5] Whom a Consultant may take as a model; empty when there is nothing to choose any more. */
export function modelChoices(hospital: Hospital | HospitalDraft): SpecialistId[] {
  if (hospital.model !== null || !hospital.specialists.some(({ id }) => id === 'consultant')) return []
  return [...new Set(hospital.specialists.map(({ id }) => id))].filter((id) => id !== 'consultant')
}

export function chooseModel(turn: Turn, seat: Seat, { specialist }: Command & { type: 'chooseModel' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (!modelChoices(hospital).includes(specialist)) return refuse('notAModel', { specialist })
  hospital.model = specialist
  turn.emit({ type: 'modelChosen', seat, specialist })
  return null
}

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

function noDice(): number {
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

function readTargets(texts: readonly string[]): Target[] | null {
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

function report(turn: Turn, seat: Seat, { treated }: Treatment): void {
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

function offerAdmissions(state: Draft, hospital: HospitalDraft, left: number): void {
  const possible = left > 0 && (hospital.wards.length > 0 || canDraw(state, hospital))
  hospital.followUp = possible ? { kind: 'admissions', left } : null
}

export function canDraw(state: State | Draft, hospital: Hospital | HospitalDraft): boolean {
  return hospital.share.length > 0 && hospital.wards.length < beds(state)
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
  if (hospital.wards.length >= beds(turn.state)) return refuse('noBed')
  const colour = hospital.share.pop()
  if (colour === undefined) return refuse('bagEmpty')
  const p = patient(colour, turn.rollForIntake(`rolls/${seat}`))
  addPatient(hospital.wards, p)
  turn.emit({ type: 'patientDrawn', seat, patient: printPatient(p) })
  offerAdmissions(turn.state, hospital, followUp.left - 1)
  return null
}

export function decline(turn: Turn, seat: Seat): Refused | null {
  const hospital = turn.hospital(seat)
  const { followUp } = hospital
  if (followUp === null) return refuse('nothingToFollow')
  if (followUp.kind === 'admissions') offerAdmissions(turn.state, hospital, followUp.left - 1)
  else hospital.followUp = null
  return null
}

/** [DH 2.17] */
function bagClause(state: State | Draft): Clause {
  return { act: 'heal', steps: lasting(state.event, 'bagHeals')?.steps ?? 1, count: 1 }
}

export function bagChoices(state: State | Draft, hospital: Hospital | HospitalDraft): Generator<readonly Target[]> {
  return choices([[bagClause(state)]], { wards: hospital.wards, bags: hospital.bags - 1, healed: [], asked: null })
}

export function spendBag(turn: Turn, seat: Seat, { target }: Command & { type: 'spendBag' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (hospital.bags === 0) return refuse('noBag')
  const targets = readTargets([target])
  if (!targets) return refuse('badTarget')
  const situation = { wards: hospital.wards, bags: hospital.bags - 1, healed: [], asked: null }
  const picked = pick([[bagClause(turn.state)]], situation, targets)
  if (typeof picked === 'string') return refuse(picked)
  hospital.bags--
  turn.emit({ type: 'bagSpent', seat, on: 'heal' })
  report(turn, seat, treat(hospital, picked, noDice))
  return null
}

const RECOLOUR: Ways = [[{ act: 'recolour', count: 1 }]]

/** [DH 7.2] */
export function recolourChoices(
  state: State | Draft,
  hospital: Hospital | HospitalDraft,
): Generator<readonly Target[]> | readonly never[] {
  if (state.options.edition !== 'prototype' || hospital.bags === 0) return []
  return choices(RECOLOUR, { wards: hospital.wards, bags: 0, healed: [], asked: null })
}

export function recolour(turn: Turn, seat: Seat, { target }: Command & { type: 'recolour' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (turn.state.options.edition !== 'prototype') return refuse('onlyPrototype')
  if (hospital.bags === 0) return refuse('noBag')
  const targets = readTargets([target])
  if (!targets) return refuse('badTarget')
  const picked = pick(RECOLOUR, { wards: hospital.wards, bags: 0, healed: [], asked: null }, targets)
  if (typeof picked === 'string') return refuse(picked)
  hospital.bags--
  turn.emit({ type: 'bagSpent', seat, on: 'colour' })
  report(turn, seat, treat(hospital, picked, noDice))
  return null
}

export function endShift(turn: Turn, seat: Seat, timeUp: boolean): Refused | null {
  const hospital = turn.hospital(seat)
  hospital.followUp = null
  hospital.ready = true
  turn.emit({ type: 'shiftDone', seat, timeUp })
  startClocks(turn)
  return null
}

/** [DH 2.18] Colours are as they were; [DH 2.10] dice that were returned or not drawn go into the bag. */
export function closeActivation(turn: Turn): void {
  for (const hospital of turn.state.hospitals) {
    hospital.wards = sortPatients(hospital.wards.map(inOwnColour))
    hospital.model = null
    hospital.deadline = null
    for (const colour of hospital.share) hospital.returned[colour]++
    hospital.share = []
  }
  flushReturned(turn)
}
