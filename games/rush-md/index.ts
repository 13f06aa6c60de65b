export {
  BALANCE,
  BED_IDS,
  type BedId,
  COUNTDOWN,
  DELIVERED,
  DOCTORS,
  FORGIVEN,
  type GlassId,
  MOST_ORGANS,
  MOST_WAITING,
  NURSES,
  SAND,
  type Space,
  SPACE_IDS,
  type SpaceId,
  SPACES,
  type Spot,
  SPOTS,
  TOKEN,
  TWEEZERS,
  type Ward,
  XRAY,
} from './board.ts'
export { type Back, DIAGNOSES, type DiagnosisCard, DIAGNOSIS_IDS, type DiagnosisId, SIGNS } from './cards/diagnoses.ts'
export { EPIDEMIC_IDS, type EpidemicId, EPIDEMICS } from './cards/epidemics.ts'
export { type Goal, GOAL_IDS, type GoalId, goalFor, GOALS } from './cards/goals.ts'
export {
  CONDITIONS,
  type Condition,
  type Exam,
  EXAM_OF,
  EXAMS,
  PATIENT_IDS,
  type PatientCard,
  type PatientId,
  PATIENTS,
  SYMPTOMS,
} from './cards/patients.ts'
export { PAPER_IDS, type PaperId, RESEARCH } from './cards/research.ts'
export { type Command, COMMAND_TYPES } from './commands.ts'
export { CALLS, type Event, LOSSES, SIGNALS } from './events.ts'
export { type FinalResult, rushMd } from './game.ts'
export { ownerOf } from './glasses.ts'
export { defaultOptions, isOpen, LESSONS, type Lesson, OPTION_KEYS, type Options } from './options.ts'
export { type Counts, type Doses, dose, type Fluid, IN_THE_BOX, PIECES, type Piece, readDoses } from './pieces.ts'
export { REFUSALS, type RefusalCode } from './refusals.ts'
export { predict } from './predict.ts'
export { decksOf, storeFor } from './setup.ts'
export { type Patient, STAGES, type State, type Tag } from './state.ts'
export { isThing, type Thing } from './things.ts'
export type { View } from './view.ts'
