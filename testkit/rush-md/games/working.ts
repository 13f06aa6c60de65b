// What a diligent player does next in the action at hand. Knows where the culture tokens lie: it plays, it proves
// nothing about memory.

import {
  type Command,
  DIAGNOSES,
  EPIDEMICS,
  type Fluid,
  MOST_ORGANS,
  MOST_WAITING,
  type Patient,
  type PatientId,
  PATIENTS,
  type Piece,
  type State,
} from '@grand-rounds/rush-md'
import { applicable, has, isExamined, needOf, type Substance, SUBSTANCES } from './treatment.ts'

export type Current = NonNullable<State['actions'][number]>
export type Need = readonly [what: Substance, count: number]

const FLUIDS: readonly Substance[] = ['yellow', 'green', 'blood']
export const ORGANS = ['heart', 'kidney', 'bone', 'lung'] as const
export const isFluid = (what: Substance): what is Fluid => FLUIDS.includes(what)
export const isOrgan = (what: Substance): what is (typeof ORGANS)[number] => ORGANS.some((organ) => organ === what)

export function everyone({ clinic, desk, beds }: State): readonly Patient[] {
  return [...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])]
}

function patientOf(state: State, card: PatientId): Patient | undefined {
  return everyone(state).find((one) => one.card === card)
}

/** A patient is never written into, so what lacks is reckoned once. */
const known = new WeakMap<Patient, Readonly<Record<'ward' | 'theatre', readonly Need[]>>>()

/** What is still to be given, as far as it is known: who has not been examined waits for the diagnosis. */
export function lacking(patient: Patient, tag: 'ward' | 'theatre'): readonly Need[] {
  const found = known.get(patient)
  if (found) return found[tag]
  const { card, diagnoses } = patient
  const [diagnosis = null] = isExamined(card, diagnoses) ? applicable(diagnoses) : [null]
  const needs = (where: 'ward' | 'theatre') =>
    SUBSTANCES.flatMap((what): Need[] => {
      const count = needOf(card, diagnosis, where, what) - has(patient, where, what)
      return count > 0 ? [[what, count]] : []
    })
  const both = { ward: needs('ward'), theatre: needs('theatre') }
  known.set(patient, both)
  return both[tag]
}

export function lackingOfEpidemic(state: State, patient: Patient, ward: 'A' | 'B'): readonly Need[] {
  const card = state.epidemics[ward]
  if (card === null) return []
  const { treatment } = EPIDEMICS[card]
  return SUBSTANCES.flatMap((what): Need[] => {
    const count = (treatment?.[what] ?? 0) - has(patient, 'epidemic', what)
    return count > 0 ? [[what, count]] : []
  })
}

/** Of these, what the stores can give now: a fluid needs a syringe, which may be in the hand already. */
export function givable(state: State, needs: readonly Need[], syringe: boolean): readonly Need[] {
  return needs.filter(([what]) => state.store[what] > 0 && (!isFluid(what) || syringe || state.store.syringe > 0))
}

const stop: Command = { type: 'stop' }

/** By hand: on the ward, in the clinic. */
function byHand(state: State, { syringe }: Current, patient: PatientId, needs: readonly Need[]): Command | null {
  if (syringe) {
    const [, count = 0] = needs.find(([what]) => what === syringe.fluid) ?? []
    if (syringe.units < Math.min(count, 6) && state.store[syringe.fluid] > 0) return { type: 'fill' }
    return syringe.units > 0 ? { type: 'inject', patient } : stop
  }
  const [next] = givable(state, needs, false)
  if (!next) return null
  const [what] = next
  if (isFluid(what)) return { type: 'takeSyringe', fluid: what }
  return what === 'blue' || what === 'orange' || what === 'white' || what === 'drip'
    ? { type: 'give', piece: what, patient }
    : null
}

/** With tweezers, in an operating room. */
function byTweezers(state: State, { piece, syringe, task }: Current, busy: boolean): Command | null {
  if (task.kind !== 'operating' && task.kind !== 'medicating') return stop
  if (piece !== null) return { type: 'release' }
  const patient = patientOf(state, task.patient)
  const all = patient ? lacking(patient, 'theatre') : []
  const needs = all.filter(([what]) => isOrgan(what) === (task.kind === 'operating'))
  if (syringe) {
    const [, count = 0] = needs.find(([what]) => what === syringe.fluid) ?? []
    if (syringe.units >= Math.min(count, 6) || state.store[syringe.fluid] === 0)
      return syringe.units > 0 ? { type: 'inject', patient: task.patient } : stop
    return busy ? null : { type: 'grip', piece: syringe.fluid }
  }
  const [next] = givable(state, needs, false)
  if (!next) return stop
  const [what] = next
  if (isFluid(what)) return { type: 'takeSyringe', fluid: what }
  return busy ? null : { type: 'grip', piece: what }
}

function bloodTest(state: State, hole: number | null, busy: boolean): Command | null {
  const top = state.decks.bloodTest.at(-1)
  const back = top === undefined ? null : DIAGNOSES[top].back
  if (back?.exam !== 'bloodTest') return stop
  const { pattern } = back
  const { discs } = state
  if (hole !== null) {
    const to = [...discs].findIndex((disc, at) => disc !== pattern[at] && pattern[at] === discs[hole])
    return { type: 'lay', hole: Math.max(0, to) }
  }
  if (discs === pattern) return { type: 'take' }
  return busy ? null : { type: 'lift', hole: [...discs].findIndex((disc, at) => disc !== pattern[at]) }
}

function culture(state: State, token: number | null): Command {
  const top = state.decks.culture.at(-1)
  const back = top === undefined ? null : DIAGNOSES[top].back
  const wanted = state.tokens.findIndex((sign) => back?.exam === 'culture' && back.sign === sign)
  if (token === wanted) return { type: 'take' }
  return token === null ? { type: 'turn', token: wanted } : { type: 'cover' }
}

function xray(state: State, patient: PatientId): Command {
  const top = state.decks.xray.at(-1)
  const back = top === undefined ? null : DIAGNOSES[top].back
  const bed = state.beds.find((one) => one.patient?.card === patient)
  const theirs = back?.exam === 'xray' && bed !== undefined && !back.beds.includes(bed.id)
  return theirs ? { type: 'take' } : { type: 'under' }
}

function contain(state: State, action: Current, ward: 'A' | 'B'): Command {
  for (const { id, spot, patient } of state.beds) {
    if (!patient || spot !== null || !id.startsWith(ward)) continue
    const command = byHand(state, action, patient.card, lackingOfEpidemic(state, patient, ward))
    if (command && (command.type !== 'stop' || action.syringe)) return command
  }
  return stop
}

/** How many to let wait; who crowds lets in all who come in the last round, when nobody has to treat them later. */
export interface Intake {
  readonly most: number
  readonly crowds: boolean
}

/** Those who wait are judged too, so no more in-patients than there are beds. */
export function roomAtDesk({ beds, round, options }: State, { most, crowds }: Intake): number {
  if (crowds && round === options.rounds) return MOST_WAITING
  return Math.min(beds.filter(({ patient }) => !patient).length, most)
}

function draw(state: State, intake: Intake): Command {
  if (state.clinic.length < Math.min(MOST_WAITING, intake.most)) return { type: 'draw', patients: 'out' }
  return state.desk.length < roomAtDesk(state, intake) ? { type: 'draw', patients: 'in' } : stop
}

/** The next command, or null to wait. `wanted` is what the stores lack most. */
export function goOn(state: State, seat: number, wanted: (kinds: readonly Piece[]) => Piece, intake: Intake) {
  const action = state.actions[seat]
  if (!action) return null
  const { task } = action
  const busy = state.hands[seat] !== null
  switch (task.kind) {
    case 'drawing':
      return draw(state, intake)
    case 'admitting': {
      const bed = state.beds.find(({ patient, spot }) => !patient && spot === null)
      const [waiting] = state.desk
      return bed && waiting ? ({ type: 'admit', patient: waiting.card, bed: bed.id } as const) : stop
    }
    case 'treating': {
      const patient = patientOf(state, task.patient)
      return (patient && byHand(state, action, task.patient, lacking(patient, 'ward'))) ?? stop
    }
    case 'containing':
      return contain(state, action, task.ward)
    case 'stocking': {
      const kinds = (['blue', 'orange', 'white', 'yellow', 'green', 'drip', 'syringe'] as const).filter(
        (kind) => state.pool[kind] > 0 && !task.stocked.includes(kind),
      )
      const piece = kinds.find((kind) => kind === wanted(kinds))
      return piece ? ({ type: 'stock', piece } as const) : stop
    }
    case 'organs': {
      if (action.piece !== null) return { type: 'release' } as const
      const kinds = task.organ !== null && !task.mixed ? [task.organ] : ORGANS
      const room = ORGANS.reduce((sum, organ) => sum + state.store[organ], 0) < MOST_ORGANS
      const piece = room ? ORGANS.find((organ) => organ === wanted(kinds) && state.pool[organ] > 0) : undefined
      if (!piece) return stop
      return busy ? null : ({ type: 'grip', piece } as const)
    }
    case 'operating':
    case 'medicating':
      return byTweezers(state, action, busy)
    case 'culture':
      return culture(state, task.token)
    case 'bloodTest':
      return bloodTest(state, task.hole, busy)
    case 'xray':
      return xray(state, task.patient)
    case 'mri': {
      if (!task.fallen) return busy ? null : ({ type: 'take' } as const)
      const glass = state.glasses.find(({ id }) => id === action.glass)
      if (glass?.running) return null
      return glass?.space === 'mri' && state.stage === 'action' ? ({ type: 'balance' } as const) : stop
    }
    case 'easing': {
      const worse = everyone(state).find(({ card, condition }) => condition !== PATIENTS[card].condition)
      return worse ? ({ type: 'ease', patient: worse.card } as const) : stop
    }
  }
}
