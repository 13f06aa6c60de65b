// Was a patient treated rightly? Read off what lies with the patient, and nothing else.

import { DIAGNOSES, type DiagnosisId } from '../cards/diagnoses.ts'
import { PATIENTS } from '../cards/patients.ts'
import type { Part, Summary } from '../events.ts'
import { type Doses, dose, type Substance, SUBSTANCES, together } from '../pieces.ts'
import type { Patient } from '../state.ts'
import { dosesOf } from './epidemics.ts'

export const PARTS = ['ward', 'theatre'] as const satisfies readonly Part[]

export interface Judgement extends Summary {
  readonly reward: number
  /** Pieces. */
  readonly lacking: number
}

/** [RMD 3.10] One diagnosis of the highest effectiveness; of several, that which is best for the players. */
export function judge(patient: Patient): Judgement {
  const highest = Math.max(...patient.diagnoses.map((id) => DIAGNOSES[id].effectiveness))
  const tied = patient.diagnoses.filter((id) => DIAGNOSES[id].effectiveness === highest)
  const [first, ...others] = (tied.length > 0 ? tied : [null]).map((diagnosis) => judgeBy(patient, diagnosis))
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first ?? judgeBy(patient, null))
}

const ORDER = ['cured', 'surplus', 'error']

function isBetter(a: Judgement, b: Judgement): boolean {
  if (a.verdict !== b.verdict) return ORDER.indexOf(a.verdict) < ORDER.indexOf(b.verdict)
  return a.lacking !== b.lacking ? a.lacking < b.lacking : a.reward > b.reward
}

function judgeBy(patient: Patient, diagnosis: DiagnosisId | null): Judgement {
  const card = PATIENTS[patient.card]
  const applied = diagnosis === null ? null : DIAGNOSES[diagnosis]
  const asked: InParts = {
    ward: together(card.direct, applied?.direct ?? {}),
    theatre: together(card.surgical, applied?.surgical ?? {}),
  }
  const given: InParts = { ward: dosesOf(patient, 'ward'), theatre: dosesOf(patient, 'theatre') }
  const missing = inParts((part, substance) => dose(asked[part], substance) - dose(given[part], substance))
  const surplus = inParts((part, substance) => dose(given[part], substance) - dose(asked[part], substance))
  const misplaced = inParts((part, substance) =>
    Math.min(dose(surplus[part], substance), dose(missing[part === 'ward' ? 'theatre' : 'ward'], substance)),
  )
  const exams = card.exams.filter((exam) => !patient.diagnoses.some((id) => DIAGNOSES[id].exam === exam))
  const lacking = sum(missing)
  const right = lacking === 0 && exams.length === 0
  return {
    verdict: right ? (sum(surplus) > 0 ? 'surplus' : 'cured') : 'error',
    diagnosis,
    asked,
    given,
    missing,
    surplus,
    misplaced,
    exams,
    reward: card.reward + (applied?.reward ?? 0),
    lacking,
  }
}

type InParts = Record<Part, Doses>

/** Of each kind as many as are asked for, none when it is fewer than one. */
function inParts(count: (part: Part, substance: Substance) => number): InParts {
  const doses: InParts = { ward: {}, theatre: {} }
  for (const part of PARTS)
    for (const substance of SUBSTANCES) {
      const pieces = count(part, substance)
      if (pieces > 0) doses[part] = { ...doses[part], [substance]: pieces }
    }
  return doses
}

function sum(doses: InParts): number {
  let pieces = 0
  for (const part of PARTS) for (const substance of SUBSTANCES) pieces += dose(doses[part], substance)
  return pieces
}
