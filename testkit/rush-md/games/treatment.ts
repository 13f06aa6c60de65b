// What a patient needs and has, read off the cards alone: written from the rules, beside the engine's own judgement.

import {
  DIAGNOSES,
  type DiagnosisId,
  type Doses,
  type Patient,
  PATIENTS,
  type PatientId,
  type Piece,
  PIECES,
  type Tag,
} from '@grand-rounds/rush-md'

export type Substance = Exclude<Piece, 'syringe'>
export const SUBSTANCES = PIECES.filter((piece): piece is Substance => piece !== 'syringe')

export type Pieces = Readonly<Record<Tag, Doses>>

export interface Verdict {
  readonly verdict: 'cured' | 'surplus' | 'error'
  readonly reward: number
}

/** [RMD 3.10] Those of the highest effectiveness. */
export function applicable(diagnoses: readonly DiagnosisId[]): readonly (DiagnosisId | null)[] {
  if (diagnoses.length === 0) return [null]
  const best = Math.max(...diagnoses.map((id) => DIAGNOSES[id].effectiveness))
  return diagnoses.filter((id) => DIAGNOSES[id].effectiveness === best)
}

/** [RMD 3.11] Patient's own and one diagnosis, on the ward and in an operating room. */
export function needOf(
  card: PatientId,
  diagnosis: DiagnosisId | null,
  tag: 'ward' | 'theatre',
  what: Substance,
): number {
  const part = tag === 'ward' ? 'direct' : 'surgical'
  return (PATIENTS[card][part][what] ?? 0) + (diagnosis === null ? 0 : (DIAGNOSES[diagnosis][part][what] ?? 0))
}

export function isExamined(card: PatientId, diagnoses: readonly DiagnosisId[]): boolean {
  return PATIENTS[card].exams.every((exam) => diagnoses.some((id) => DIAGNOSES[id].exam === exam))
}

/** [RMD 3.17] With tied diagnoses, the best for the players. */
export function verdictOf(card: PatientId, diagnoses: readonly DiagnosisId[], has: Pieces): Verdict {
  const verdicts = applicable(diagnoses).map((diagnosis): Verdict => {
    const reward = PATIENTS[card].reward + (diagnosis === null ? 0 : DIAGNOSES[diagnosis].reward)
    let enough = isExamined(card, diagnoses)
    let exact = true
    for (const tag of ['ward', 'theatre'] as const)
      for (const what of SUBSTANCES) {
        const over = (has[tag][what] ?? 0) - needOf(card, diagnosis, tag, what)
        if (over < 0) enough = false
        if (over > 0) exact = false
      }
    return { verdict: !enough ? 'error' : exact ? 'cured' : 'surplus', reward }
  })
  const rank = ({ verdict, reward }: Verdict) => ({ cured: 2_000, surplus: 1_000, error: 0 })[verdict] + reward
  return verdicts.reduce((best, one) => (rank(one) > rank(best) ? one : best))
}

/** How much a patient has of something, in syringes too. */
export function has({ given, syringes }: Patient, tag: Tag, what: Substance): number {
  let sum = given[tag][what] ?? 0
  for (const syringe of syringes) if (syringe.tag === tag && syringe.fluid === what) sum += syringe.units
  return sum
}
