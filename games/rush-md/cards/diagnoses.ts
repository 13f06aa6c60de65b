// The 96 diagnoses, our own, and what their backs ask for.

import { BED_IDS, type BedId } from '../board.ts'
import { readTreatment, type Treatment } from '../pieces.ts'
import { BLOOD_TESTS } from './blood-tests.ts'
import { CULTURES } from './cultures.ts'
import { MRIS } from './mris.ts'
import { EXAMS, type Exam } from './patients.ts'
import { XRAYS } from './xrays.ts'

export const SIGNS = ['rods', 'spheres', 'chains', 'clusters', 'spirals', 'commas', 'stars', 'threads'] as const
export type Sign = (typeof SIGNS)[number]

/** What lies on top of a deck for all to see. */
export type Back =
  | { readonly exam: 'culture'; readonly sign: Sign }
  /** The colours of the holes, 'r' or 'w', in their order. */
  | { readonly exam: 'bloodTest'; readonly pattern: string }
  | { readonly exam: 'xray'; readonly beds: readonly BedId[] }
  | { readonly exam: 'mri' }

export type DiagnosisId = keyof typeof CULTURES | keyof typeof BLOOD_TESTS | keyof typeof XRAYS | keyof typeof MRIS

export interface DiagnosisCard extends Treatment {
  readonly id: DiagnosisId
  readonly exam: Exam
  readonly effectiveness: number
  readonly reward: number
  readonly contagious: boolean
  readonly back: Back
}

function readBack(exam: Exam, text: string): Back {
  switch (exam) {
    case 'culture':
      return { exam, sign: SIGNS.find((sign) => sign === text) ?? 'rods' }
    case 'bloodTest':
      return { exam, pattern: text }
    case 'xray':
      return { exam, beds: BED_IDS.filter((bed) => bed !== text) }
    case 'mri':
      return { exam }
  }
}

function read(exam: Exam, lines: Readonly<Record<string, string>>): readonly DiagnosisCard[] {
  return Object.entries(lines).map(([id, line]) => {
    const [effectiveness = '', reward = '', treatment = '', back = '', contagious = ''] = line.split(' ')
    return {
      id: id as DiagnosisId,
      exam,
      effectiveness: Number(effectiveness),
      reward: Number(reward),
      contagious: contagious === 'contagious',
      back: readBack(exam, back),
      ...readTreatment(treatment),
    }
  })
}

const LINES = { culture: CULTURES, bloodTest: BLOOD_TESTS, xray: XRAYS, mri: MRIS }
const CARDS = EXAMS.flatMap((exam) => read(exam, LINES[exam]))

export const DIAGNOSIS_IDS: readonly DiagnosisId[] = CARDS.map(({ id }) => id)
export const DIAGNOSES = Object.fromEntries(CARDS.map((card) => [card.id, card])) as Readonly<
  Record<DiagnosisId, DiagnosisCard>
>
