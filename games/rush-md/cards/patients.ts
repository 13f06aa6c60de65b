// The 72 patients, our own: 36 who need a bed and 36 who do not.

import { readTreatment, type Treatment } from '../pieces.ts'
import { IN_PATIENTS, type InPatientId } from './in-patients.ts'
import { OUT_PATIENTS, type OutPatientId } from './out-patients.ts'

export const CONDITIONS = ['stable', 'serious', 'critical'] as const
export type Condition = (typeof CONDITIONS)[number]

export const SYMPTOMS = ['infection', 'autoimmune', 'trauma', 'neuropsychological'] as const
export type Symptom = (typeof SYMPTOMS)[number]

export const EXAMS = ['culture', 'bloodTest', 'xray', 'mri'] as const
export type Exam = (typeof EXAMS)[number]

/** [RMD 1.6] */
export const EXAM_OF: Readonly<Record<Symptom, Exam>> = {
  infection: 'culture',
  autoimmune: 'bloodTest',
  trauma: 'xray',
  neuropsychological: 'mri',
}

export type PatientId = InPatientId | OutPatientId

export interface PatientCard extends Treatment {
  readonly id: PatientId
  readonly kind: 'in' | 'out'
  readonly condition: Condition
  readonly symptoms: readonly Symptom[]
  readonly exams: readonly Exam[]
  readonly reward: number
}

const SYMPTOM_OF: Readonly<Record<string, Symptom>> = {
  i: 'infection',
  a: 'autoimmune',
  t: 'trauma',
  n: 'neuropsychological',
}

/** A line is condition, symptoms (or -), reward and treatment: 'serious it 4 oy/Krr'. */
function read(id: PatientId, kind: 'in' | 'out', line: string): PatientCard {
  const [condition = '', letters = '', reward = '', treatment = ''] = line.split(' ')
  const symptoms = [...letters.replace('-', '')].flatMap((letter) => SYMPTOM_OF[letter] ?? [])
  return {
    id,
    kind,
    condition: CONDITIONS.find((known) => known === condition) ?? 'stable',
    symptoms,
    exams: symptoms.map((symptom) => EXAM_OF[symptom]),
    reward: Number(reward),
    ...readTreatment(treatment),
  }
}

export const IN_PATIENT_IDS = Object.keys(IN_PATIENTS) as readonly InPatientId[]
export const OUT_PATIENT_IDS = Object.keys(OUT_PATIENTS) as readonly OutPatientId[]
export const PATIENT_IDS: readonly PatientId[] = [...IN_PATIENT_IDS, ...OUT_PATIENT_IDS]

export const PATIENTS = Object.fromEntries([
  ...IN_PATIENT_IDS.map((id) => [id, read(id, 'in', IN_PATIENTS[id])]),
  ...OUT_PATIENT_IDS.map((id) => [id, read(id, 'out', OUT_PATIENTS[id])]),
]) as Readonly<Record<PatientId, PatientCard>>
