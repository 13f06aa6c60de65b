// Was a patient treated rightly? Read off what lies with the patient, and nothing else.

import { DIAGNOSES, type DiagnosisId } from '../cards/diagnoses.ts'
import { PATIENTS } from '../cards/patients.ts'
import { type Doses, dose, SUBSTANCES, together } from '../pieces.ts'
import type { Patient } from '../state.ts'
import { dosesOf } from './epidemics.ts'

/** The parts of a treatment that are judged with the patient; epidemics are judged with their ward. */
export const PARTS = ['ward', 'theatre'] as const
export type Part = (typeof PARTS)[number]

export interface Judgement {
  readonly verdict: 'cured' | 'surplus' | 'error'
  /** The diagnosis that was applied. */
  readonly diagnosis: DiagnosisId | null
  readonly reward: number
  readonly missing: number
  readonly surplus: Readonly<Record<Part, Doses>>
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
  return a.missing !== b.missing ? a.missing < b.missing : a.reward > b.reward
}

function judgeBy(patient: Patient, diagnosis: DiagnosisId | null): Judgement {
  const card = PATIENTS[patient.card]
  const applied = diagnosis === null ? null : DIAGNOSES[diagnosis]
  const needs: Record<Part, Doses> = {
    ward: together(card.direct, applied?.direct ?? {}),
    theatre: together(card.surgical, applied?.surgical ?? {}),
  }
  let missing = 0
  const surplus: Record<Part, Doses> = { ward: {}, theatre: {} }
  let more = false
  for (const part of PARTS) {
    const doses = dosesOf(patient, part)
    for (const substance of SUBSTANCES) {
      const over = dose(doses, substance) - dose(needs[part], substance)
      if (over < 0) missing -= over
      if (over > 0) {
        surplus[part] = { ...surplus[part], [substance]: over }
        more = true
      }
    }
  }
  const examined = card.exams.every((exam) => patient.diagnoses.some((id) => DIAGNOSES[id].exam === exam))
  const right = missing === 0 && examined
  return {
    verdict: right ? (more ? 'surplus' : 'cured') : 'error',
    diagnosis,
    reward: card.reward + (applied?.reward ?? 0),
    missing,
    surplus,
  }
}
