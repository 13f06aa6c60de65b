// What a patient still needs, in counts by piece. Read off the cards and what lies with the patient: all of it public.

import {
  DELIVERED,
  DIAGNOSES,
  DIAGNOSIS_IDS,
  type DiagnosisId,
  type Doses,
  type Exam,
  EXAMS,
  type Patient,
  PATIENTS,
  type PatientId,
  PIECES,
  type Piece,
  type Tag,
} from '@grand-rounds/rush-md'

/** By the place of a piece in PIECES. */
export type Amounts = readonly number[]

export type Substance = Exclude<Piece, 'syringe'>
export const SUBSTANCES = PIECES.filter((piece): piece is Substance => piece !== 'syringe')
export const SYRINGE = PIECES.indexOf('syringe')
export const BLOOD = PIECES.indexOf('blood')
const FLUIDS = ['yellow', 'green', 'blood']
const isFluid = (at: number): boolean => at < SYRINGE && FLUIDS.includes(PIECES[at] ?? '')
export const FLUID_AT: readonly number[] = PIECES.flatMap((_, at) => (isFluid(at) ? [at] : []))
export const FIRST_ORGAN = PIECES.indexOf('heart')
export const UNITS_IN_A_SYRINGE = 6

/** How much one trip to its place brings. */
export const BROUGHT: Amounts = PIECES.map((piece) => {
  if (piece === 'blood') return 3
  return piece in DELIVERED ? DELIVERED[piece as keyof typeof DELIVERED] : 2
})

function amounts(doses: Doses): number[] {
  return SUBSTANCES.map((substance) => doses[substance] ?? 0)
}

const NONE: Amounts = SUBSTANCES.map(() => 0)
const OWN = new Map<PatientId, readonly [Amounts, Amounts]>()
const ADDED = new Map<DiagnosisId, readonly [Amounts, Amounts]>()
for (const id of Object.keys(PATIENTS) as PatientId[])
  OWN.set(id, [amounts(PATIENTS[id].direct), amounts(PATIENTS[id].surgical)])
for (const id of DIAGNOSIS_IDS) ADDED.set(id, [amounts(DIAGNOSES[id].direct), amounts(DIAGNOSES[id].surgical)])

/** What an exam can be expected to bring, in tenths of a point. */
export const EXPECTED = Object.fromEntries(
  EXAMS.map((exam) => {
    const cards = DIAGNOSIS_IDS.filter((id) => DIAGNOSES[id].exam === exam)
    return [exam, Math.round((10 * cards.reduce((sum, id) => sum + DIAGNOSES[id].reward, 0)) / cards.length)]
  }),
) as Readonly<Record<Exam, number>>

export interface Part {
  readonly missing: Amounts
  /** Pieces in all, organs among them, and syringes to give the fluids with. */
  readonly pieces: number
  readonly organs: number
  readonly syringes: number
  /** What lies there beyond the need. */
  readonly over: Amounts
}

export interface Need {
  readonly exams: readonly Exam[]
  readonly ward: Part
  readonly theatre: Part
  /** In tenths of a point. */
  readonly reward: number
  readonly cured: boolean
  /** More lies there than is needed. */
  readonly surplus: boolean
}

function partOf(patient: Patient, tag: Tag, own: Amounts, added: Amounts): Part {
  const missing = own.map((count, at) => count + (added[at] ?? 0))
  const doses = patient.given[tag]
  for (let at = 0; at < missing.length; at++) {
    const substance = SUBSTANCES[at]
    if (substance !== undefined) missing[at] = (missing[at] ?? 0) - (doses[substance] ?? 0)
  }
  for (const { tag: where, fluid, units } of patient.syringes) {
    if (where !== tag) continue
    const at = SUBSTANCES.indexOf(fluid)
    missing[at] = (missing[at] ?? 0) - units
  }
  let pieces = 0
  let organs = 0
  let syringes = 0
  let over = NONE
  for (let at = 0; at < missing.length; at++) {
    const count = missing[at] ?? 0
    if (count < 0) {
      over = over.with(at, -count)
      missing[at] = 0
    } else if (count > 0) {
      pieces += count
      if (at >= FIRST_ORGAN) organs += count
      else if (FLUID_AT.includes(at)) syringes += Math.ceil(count / UNITS_IN_A_SYRINGE)
    }
  }
  return { missing, pieces, organs, syringes, over }
}

function needBy(patient: Patient, diagnosis: DiagnosisId | null, exams: readonly Exam[]): Need {
  const [direct, surgical] = OWN.get(patient.card) ?? [NONE, NONE]
  const [moreDirect, moreSurgical] = (diagnosis === null ? undefined : ADDED.get(diagnosis)) ?? [NONE, NONE]
  const ward = partOf(patient, 'ward', direct, moreDirect)
  const theatre = partOf(patient, 'theatre', surgical, moreSurgical)
  const expected = exams.length === 0 ? 0 : EXPECTED[exams[0] ?? 'mri']
  const applied = diagnosis === null ? expected : 10 * DIAGNOSES[diagnosis].reward
  return {
    exams,
    ward,
    theatre,
    reward: 10 * PATIENTS[patient.card].reward + applied,
    cured: exams.length === 0 && ward.pieces + theatre.pieces === 0,
    surplus: ward.over !== NONE || theatre.over !== NONE,
  }
}

/** A patient never changes: whoever does something to one makes another. */
const KNOWN = new WeakMap<Patient, Need>()

export function needOf(patient: Patient): Need {
  const known = KNOWN.get(patient)
  if (known) return known
  const need = work(patient)
  KNOWN.set(patient, need)
  return need
}

function work(patient: Patient): Need {
  const { diagnoses } = patient
  const exams = PATIENTS[patient.card].exams.filter((exam) => !diagnoses.some((id) => DIAGNOSES[id].exam === exam))
  // What applies is not known before the last exam: a treatment by the first card could turn out wrong.
  if (exams.length > 0 || diagnoses.length === 0) return needBy(patient, null, exams)
  const highest = Math.max(...diagnoses.map((id) => DIAGNOSES[id].effectiveness))
  let best: Need | null = null
  for (const id of diagnoses) {
    if (DIAGNOSES[id].effectiveness !== highest) continue
    const need = needBy(patient, id, exams)
    if (best === null || need.ward.pieces + need.theatre.pieces < best.ward.pieces + best.theatre.pieces) best = need
  }
  return best ?? needBy(patient, null, exams)
}

/** What an epidemic's treatment still lacks with a patient. */
export function epidemicPart(patient: Patient, treatment: Doses): Part {
  return partOf(patient, 'epidemic', amounts(treatment), NONE)
}
