// What a diligent player without an action begins: whatever brings most patients home, as far as glasses are free.

import {
  type Command,
  DIAGNOSES,
  EXAMS,
  type GlassId,
  MOST_ORGANS,
  MOST_WAITING,
  type Patient,
  PATIENTS,
  type Piece,
  RESEARCH,
  type SpaceId,
  SPACES,
  type State,
} from '@grand-rounds/rush-md'
import { type Below, oneOf } from '../../chance.ts'
import { isExamined } from './treatment.ts'
import { everyone, givable, type Intake, isFluid, isOrgan, lacking, lackingOfEpidemic } from './working.ts'
import { type Need, ORGANS, roomAtDesk } from './working.ts'

const DOCTORS: readonly GlassId[] = ['red', 'black', 'green', 'yellow']

interface Idle {
  readonly state: State
  readonly seat: number
}

function isMine({ state, seat }: Idle, id: GlassId): boolean {
  const doctor = state.options.doctors.findIndex((one) => one === id)
  return doctor < 0 || state.seats === 1 || doctor === seat
}

/** A placement of a glass of mine that is free, on a space of these that is free. */
function onto(idle: Idle, spaces: readonly SpaceId[], patient?: Patient): Command | null {
  const { state } = idle
  const everywhere = state.options.lesson === 'L0'
  for (const space of spaces) {
    if (state.glasses.some((glass) => glass.space === space && glass.running)) continue
    const there = state.glasses.find((glass) => glass.space === space)
    const { paper } = SPACES[space]
    const card = paper === null ? null : RESEARCH[state.papers[paper] ?? 'errorFree']
    const kind = card === null ? SPACES[space].glass : card.kind === 'action' ? card.glass : null
    const glass = state.glasses.find(({ id, running }) => {
      if (running || !isMine(idle, id) || kind === null) return false
      return kind === 'either' || everywhere || (kind === 'doctor') === DOCTORS.includes(id)
    })
    if (!glass) continue
    if (there && there.id !== glass.id) {
      if (isMine(idle, there.id)) return { type: 'takeOff', glass: there.id }
      continue
    }
    return { type: 'place', glass: glass.id, space, ...(patient ? { patient: patient.card } : {}) }
  }
  return null
}

/** A glass of mine of this kind that could be placed now: nobody moves a bed for nothing. */
function hasFree(idle: Idle, kind: 'doctor' | 'nurse'): boolean {
  return idle.state.glasses.some(
    ({ id, running }) => !running && isMine(idle, id) && (kind === 'doctor') === DOCTORS.includes(id),
  )
}

function isAttended(state: State, { card }: Pick<Patient, 'card'>, kinds: readonly string[]): boolean {
  return state.actions.some(
    (action) => action && 'patient' in action.task && action.task.patient === card && kinds.includes(action.task.kind),
  )
}

function bedTo(state: State, { card }: Patient, to: (typeof EXAMS)[number] | 'theatreA' | 'theatreB' | 'ward') {
  const bed = state.beds.find(({ patient }) => patient?.card === card)
  if (!bed || isAttended(state, { card }, [...EXAMS, 'operating', 'medicating'])) return null
  if (bed.spot === 'mri' && state.glasses.some(({ space, running }) => space === 'mri' && running)) return null
  if (to !== 'ward' && state.beds.some(({ spot }) => spot === to)) return null
  return { type: 'moveBed', bed: bed.id, to } as const
}

function* exams(idle: Idle): Generator<Command | null> {
  const { state } = idle
  for (const { spot, patient } of state.beds) {
    if (!patient || isExamined(patient.card, patient.diagnoses)) continue
    for (const exam of PATIENTS[patient.card].exams) {
      if (patient.diagnoses.some((id) => DIAGNOSES[id].exam === exam)) continue
      if (state.actions.some((action) => action?.task.kind === exam)) continue
      if (spot === exam) yield onto(idle, [exam], patient)
      else if (hasFree(idle, 'doctor')) yield bedTo(state, patient, exam)
    }
  }
}

function* wards(idle: Idle): Generator<Command | null> {
  const { state } = idle
  for (const { id, spot, patient } of state.beds) {
    const ward = id.startsWith('A') ? 'A' : 'B'
    if (!patient || isAttended(state, patient, ['treating'])) continue
    const epidemic = givable(state, lackingOfEpidemic(state, patient, ward), false).length > 0
    const ready = isExamined(patient.card, patient.diagnoses)
    const treatable = ready && givable(state, lacking(patient, 'ward'), false).length > 0
    if ((treatable || epidemic) && spot !== null && hasFree(idle, 'nurse')) yield bedTo(state, patient, 'ward')
    else if (spot !== null) continue
    else if (treatable) yield onto(idle, ward === 'A' ? ['wardA'] : ['wardB'], patient)
    else if (epidemic) yield onto(idle, ward === 'A' ? ['wardA'] : ['wardB'])
  }
}

function* theatres(idle: Idle): Generator<Command | null> {
  const { state } = idle
  for (const { spot, patient } of state.beds) {
    if (!patient || !isExamined(patient.card, patient.diagnoses)) continue
    const needs = givable(state, lacking(patient, 'theatre'), false)
    if (needs.length === 0) continue
    if (spot !== 'theatreA' && spot !== 'theatreB') {
      const kind = needs.some(([what]) => isOrgan(what)) ? 'doctor' : 'nurse'
      if (!hasFree(idle, kind)) continue
      yield bedTo(state, patient, 'theatreA')
      yield bedTo(state, patient, 'theatreB')
      continue
    }
    if (needs.some(([what]) => isOrgan(what)) && !isAttended(state, patient, ['operating']))
      yield onto(idle, [spot], patient)
    if (needs.some(([what]) => !isOrgan(what)) && !isAttended(state, patient, ['medicating']))
      yield onto(
        idle,
        spot === 'theatreA' ? ['theatreANurse1', 'theatreANurse2'] : ['theatreBNurse1', 'theatreBNurse2'],
        patient,
      )
  }
}

const needed = new WeakMap<State, Readonly<Partial<Record<Piece, number>>>>()

function neededIn(state: State): Readonly<Partial<Record<Piece, number>>> {
  const found = needed.get(state)
  if (found) return found
  const sum: Partial<Record<Piece, number>> = {}
  const add = (piece: Piece, count: number) => {
    sum[piece] = (sum[piece] ?? 0) + count
  }
  const note = (needs: readonly Need[]) => {
    for (const [what, count] of needs) {
      add(what, count)
      if (isFluid(what)) add('syringe', 1)
    }
  }
  for (const patient of everyone(state)) {
    note(lacking(patient, 'ward'))
    note(lacking(patient, 'theatre'))
  }
  for (const { id, patient } of state.beds)
    if (patient) note(lackingOfEpidemic(state, patient, id.startsWith('A') ? 'A' : 'B'))
  needed.set(state, sum)
  return sum
}

/** How many pieces of a kind the patients in the house still need, beyond what is in the stores. */
export function shortage(state: State, piece: Piece): number {
  return (neededIn(state)[piece] ?? 0) - state.store[piece]
}

function* stores(idle: Idle): Generator<Command | null> {
  const { state } = idle
  const { lesson } = state.options
  const short = (piece: Piece) => shortage(state, piece) > 0 && state.pool[piece] > 0
  if (lesson !== 'L0' && lesson !== 'L1' && lesson !== 'L2' && ORGANS.some(short)) {
    const inStore = ORGANS.reduce((sum, organ) => sum + state.store[organ], 0)
    const useless = ORGANS.find((organ) => state.store[organ] > 0 && shortage(state, organ) < 0)
    if (inStore < MOST_ORGANS) yield onto(idle, ['organStore'])
    else if (useless) yield { type: 'throwOut', organ: useless }
  }
  if (short('blood')) yield onto(idle, ['bloodBank'])
  if ((['blue', 'orange', 'white', 'yellow', 'green', 'drip', 'syringe'] as const).some(short))
    yield onto(idle, ['pharmacy1', 'pharmacy2', 'pharmacy3'])
}

function* clinic(idle: Idle): Generator<Command | null> {
  const { state } = idle
  for (const patient of state.clinic)
    if (givable(state, lacking(patient, 'ward'), false).length > 0 && !isAttended(state, patient, ['treating']))
      yield onto(idle, ['clinic1', 'clinic2'], patient)
}

function* admissions(idle: Idle, how: Intake): Generator<Command | null> {
  const { state } = idle
  const free = state.beds.some(({ patient, spot }) => !patient && spot === null)
  const away = state.beds.find(({ patient, spot }) => !patient && spot !== null)
  if (away) yield { type: 'moveBed', bed: away.id, to: 'ward' }
  if (state.desk.length > 0 && free) yield onto(idle, ['admission1', 'admission2'])
  const beds = state.options.lesson === 'L0' ? 0 : roomAtDesk(state, how)
  if (state.clinic.length < Math.min(how.most, MOST_WAITING) || state.desk.length < beds)
    yield onto(idle, ['desk1', 'desk2'])
}

function* papers(idle: Idle): Generator<Command | null> {
  const { state } = idle
  for (const [at, space] of (['research1', 'research2', 'research3'] as const).entries()) {
    const paper = state.papers[at]
    const card = paper === undefined ? null : RESEARCH[paper]
    if (card?.kind !== 'action') continue
    const [patient] = state.clinic
    if (card.extra.does !== 'treat') yield onto(idle, [space])
    else if (patient) yield onto(idle, [space], patient)
  }
}

/** What to begin, or null to wait. */
export function begin(state: State, seat: number, below: Below, intake: Intake): Command | null {
  const idle = { state, seat }
  const rare = below(6) === 0 ? [papers(idle)] : []
  const jobs = [...rare, exams(idle), theatres(idle), wards(idle), clinic(idle), stores(idle), admissions(idle, intake)]
  // Not always the same first: then glasses of one kind would be used for one thing only.
  if (below(3) === 0) jobs.unshift(oneOf(jobs, below))
  for (const job of jobs) for (const command of job) if (command) return command
  return null
}
