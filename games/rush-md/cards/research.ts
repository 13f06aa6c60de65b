// The 22 research papers: tasks, checked once a round, and actions, which are spaces for the glass they show.

import type { GlassKind } from '../board.ts'
import type { Exam } from './patients.ts'

export type TaskAim =
  /** Different organs given in the round. */
  | { readonly aim: 'organKinds'; readonly least: number }
  | { readonly aim: 'cured'; readonly who: 'in' | 'out' | 'critical' | 'any'; readonly least: number }
  | { readonly aim: 'exams'; readonly exam: Exam | 'any'; readonly least: number }
  | { readonly aim: 'examKinds'; readonly least: number }
  | { readonly aim: 'given'; readonly what: 'pills' | 'drips' | 'medicine' | 'blood'; readonly least: number }
  /** No medical error, and somebody cured. */
  | { readonly aim: 'noErrors' }

export type Extra =
  /** Takes a condition token off a patient. */
  | { readonly does: 'ease' }
  | { readonly does: 'draw'; readonly patients: number }
  | { readonly does: 'admit'; readonly patients: number }
  | { readonly does: 'blood'; readonly units: number }
  /** So many kinds, each with so many pieces more than the pharmacy gives. */
  | { readonly does: 'stock'; readonly kinds: number; readonly more: number }
  | { readonly does: 'organs'; readonly pieces: number; readonly mixed: boolean }
  /** Treats one patient, on either ward or in the clinic. */
  | { readonly does: 'treat' }

export type Paper =
  | { readonly kind: 'task'; readonly reward: number; readonly task: TaskAim }
  | { readonly kind: 'action'; readonly glass: GlassKind; readonly extra: Extra }

const task = (reward: number, aim: TaskAim): Paper => ({ kind: 'task', reward, task: aim })
const action = (glass: GlassKind, extra: Extra): Paper => ({ kind: 'action', glass, extra })

const PAPERS = {
  transplantStudy: task(2, { aim: 'organKinds', least: 3 }),
  outpatientSurvey: task(1, { aim: 'cured', who: 'out', least: 4 }),
  bedsideManner: task(2, { aim: 'cured', who: 'in', least: 3 }),
  intensiveCareStudy: task(2, { aim: 'cured', who: 'critical', least: 1 }),
  fullHouse: task(3, { aim: 'cured', who: 'any', least: 7 }),
  cultureCollection: task(1, { aim: 'exams', exam: 'culture', least: 2 }),
  bloodCount: task(1, { aim: 'exams', exam: 'bloodTest', least: 2 }),
  imageArchive: task(1, { aim: 'exams', exam: 'xray', least: 2 }),
  scannerStudy: task(1, { aim: 'exams', exam: 'mri', least: 2 }),
  wideDiagnostics: task(2, { aim: 'examKinds', least: 4 }),
  pillTrial: task(1, { aim: 'given', what: 'pills', least: 10 }),
  transfusionStudy: task(1, { aim: 'given', what: 'blood', least: 6 }),
  errorFree: task(2, { aim: 'noErrors' }),
  recovery: action('doctor', { does: 'ease' }),
  secondNurse: action('either', { does: 'draw', patients: 4 }),
  porterService: action('doctor', { does: 'admit', patients: 2 }),
  donorDay: action('either', { does: 'blood', units: 5 }),
  bulkOrder: action('nurse', { does: 'stock', kinds: 1, more: 2 }),
  mixedOrder: action('nurse', { does: 'stock', kinds: 2, more: 0 }),
  organExpress: action('doctor', { does: 'organs', pieces: 3, mixed: false }),
  organExchange: action('doctor', { does: 'organs', pieces: 2, mixed: true }),
  houseCall: action('either', { does: 'treat' }),
} as const satisfies Readonly<Record<string, Paper>>

export type PaperId = keyof typeof PAPERS
export const PAPER_IDS = Object.keys(PAPERS) as readonly PaperId[]
export const RESEARCH: Readonly<Record<PaperId, Paper>> = PAPERS
