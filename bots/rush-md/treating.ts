// The hands of whoever treats: pieces by hand, syringes and tweezers, until all that was read is given.

import type { Seat } from '@grand-rounds/kernel'
import { type Command, EPIDEMICS, type Patient, PIECES, TWEEZERS, type View } from '@grand-rounds/rush-md'
import type { Reading, Thinking } from './mind.ts'
import { type Amounts, epidemicPart, FIRST_ORGAN, FLUID_AT, needOf, type Substance, SUBSTANCES } from './needs.ts'
import { UNITS_IN_A_SYRINGE } from './needs.ts'

type Action = NonNullable<View['actions'][number]>
const STOP: Command = { type: 'stop' }

function patientIn(view: View, card: string): Patient | null {
  for (const patient of view.clinic) if (patient.card === card) return patient
  for (const { patient } of view.beds) if (patient?.card === card) return patient
  return null
}

/** Reads the card once in an action, rightly or not. */
function read(thinking: Thinking, patient: Patient, missing: Amounts): Reading {
  const known = thinking.reading
  if (known?.patient === patient.card) return known
  thinking.takes('read')
  const { chance, habits } = thinking
  let extra: number | null = null
  let missed: number | null = null
  if (chance.hits(habits.misreads)) {
    const listed = missing.flatMap((count, at) => (count > 0 && at < FIRST_ORGAN ? [at] : []))
    const kind = chance.below(3)
    if (kind > 0 && listed.length > 0) missed = listed[chance.below(listed.length)] ?? null
    if (kind < 2) extra = chance.below(4)
  }
  thinking.reading = { patient: patient.card, extra, missed }
  return thinking.reading
}

/** What this member thinks is still to be given. */
function thought(missing: Amounts, { extra, missed }: Reading): Amounts {
  if (extra === null && missed === null) return missing
  return missing.map((count, at) => Math.max(0, count + (at === extra ? 1 : 0) - (at === missed ? 1 : 0)))
}

/** A piece that was given by mistake is not given again. */
function gave(thinking: Thinking, at: number, missing: Amounts): void {
  const { reading } = thinking
  if (reading?.extra === at && (missing[at] ?? 0) === 0) thinking.reading = { ...reading, extra: null }
}

export function treat(view: View, action: Action, thinking: Thinking): Command {
  const { task } = action
  if (task.kind !== 'treating') return STOP
  const patient = patientIn(view, task.patient)
  if (!patient) return STOP
  const { missing } = needOf(patient).ward
  return byHand(view, action, patient, thought(missing, read(thinking, patient, missing)), missing, thinking)
}

export function contain(view: View, action: Action, thinking: Thinking): Command {
  const { task } = action
  if (task.kind !== 'containing') return STOP
  const epidemic = view.epidemics[task.ward]
  const treatment = epidemic === null ? null : EPIDEMICS[epidemic].treatment
  if (treatment === null) return STOP
  for (const { id, spot, patient } of view.beds) {
    if (!patient || spot !== null || !id.startsWith(task.ward)) continue
    const { missing, pieces } = epidemicPart(patient, treatment)
    if (pieces === 0) continue
    const command = byHand(view, action, patient, missing, missing, thinking)
    if (command.type !== 'stop') return command
  }
  return STOP
}

/** On the ward and in the clinic. */
function byHand(
  view: View,
  { syringe }: Action,
  patient: Patient,
  wanted: Amounts,
  missing: Amounts,
  thinking: Thinking,
): Command {
  const card = patient.card
  if (syringe) {
    const at = SUBSTANCES.indexOf(syringe.fluid)
    if (syringe.units < Math.min(wanted[at] ?? 0, UNITS_IN_A_SYRINGE) && view.store[syringe.fluid] > 0) {
      thinking.takes('fill')
      return { type: 'fill' }
    }
    if (syringe.units > 0) {
      thinking.takes('inject')
      return { type: 'inject', patient: card }
    }
  }
  for (const at of [0, 1, 2, 3]) {
    const piece = PIECES[at]
    if ((wanted[at] ?? 0) === 0 || piece === undefined || view.store[piece] === 0 || !isByHand(piece)) continue
    gave(thinking, at, missing)
    thinking.takes('give')
    return { type: 'give', piece, patient: card }
  }
  const fluid = syringe ? null : fluidFor(view, wanted)
  if (fluid === null) return STOP
  thinking.takes('syringe')
  return { type: 'takeSyringe', fluid }
}

type ByHand = Extract<Command, { type: 'give' }>['piece']
const isByHand = (piece: string): piece is ByHand => ['blue', 'orange', 'white', 'drip'].includes(piece)

type Fluid = Extract<Command, { type: 'takeSyringe' }>['fluid']

function fluidFor(view: View, wanted: Amounts): Fluid | null {
  if (view.store.syringe === 0) return null
  for (const at of FLUID_AT) {
    const piece = PIECES[at]
    if ((wanted[at] ?? 0) === 0 || (piece !== 'yellow' && piece !== 'green' && piece !== 'blood')) continue
    if (view.store[piece] > 0) return piece
  }
  return null
}

/** With tweezers, in an operating room: the doctor's organs, or what nurses bring. */
export function operate(view: View, seat: Seat, action: Action, thinking: Thinking): Command {
  const { task, piece, syringe } = action
  if (task.kind !== 'operating' && task.kind !== 'medicating') return STOP
  if (piece !== null) return carry(thinking)
  const patient = patientIn(view, task.patient)
  if (!patient) return STOP
  const { missing } = needOf(patient).theatre
  const wanted = thought(missing, read(thinking, patient, missing))
  if (task.kind === 'operating') {
    const organ = SUBSTANCES.find((one, at) => at >= FIRST_ORGAN && (wanted[at] ?? 0) > 0 && view.store[one] > 0)
    return organ === undefined ? STOP : grip(view, seat, organ, thinking)
  }
  if (syringe) {
    const at = SUBSTANCES.indexOf(syringe.fluid)
    if (syringe.units < Math.min(wanted[at] ?? 0, UNITS_IN_A_SYRINGE) && view.store[syringe.fluid] > 0)
      return grip(view, seat, syringe.fluid, thinking)
    if (syringe.units > 0) {
      thinking.takes('inject')
      return { type: 'inject', patient: patient.card }
    }
  }
  for (const at of [0, 1, 2, 3]) {
    const one = SUBSTANCES[at]
    if ((wanted[at] ?? 0) === 0 || one === undefined || view.store[one] === 0) continue
    gave(thinking, at, missing)
    return grip(view, seat, one, thinking)
  }
  const fluid = syringe ? null : fluidFor(view, wanted)
  if (fluid === null) return STOP
  thinking.takes('syringe')
  return { type: 'takeSyringe', fluid }
}

/** Whether the hand is not ready yet for its next act. */
export function isBusy(view: View, seat: Seat): boolean {
  return (view.busyUntil[seat] ?? null) !== null
}

export function grip(view: View, seat: Seat, piece: Substance, thinking: Thinking): Command {
  thinking.takes('grip', isBusy(view, seat) ? TWEEZERS : 0)
  return { type: 'grip', piece }
}

/** Slips show on the way. */
export function carry(thinking: Thinking): Command {
  thinking.takes('carry')
  return thinking.chance.hits(thinking.habits.slips) ? { type: 'slip' } : { type: 'release' }
}
