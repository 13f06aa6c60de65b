export { decide, decideGreedily, type Thought } from './decide.ts'
export { type Level, LEVELS } from './levels.ts'
export { Chance, playAtRandom } from './players/random.ts'
export { type Hint, hint } from './hint.ts'
export { inputOf, type SolverInput, usualWeights, type Weights } from './solver/input.ts'
export { type Limits, type Solution, solve } from './solver/solve.ts'
export { type Course, readCourse } from './review/course.ts'
export {
  type JudgedActivation,
  type JudgedDecision,
  type JudgedDraft,
  type Progress,
  type Review,
  review,
  reviewOf,
  type ReviewLimits,
} from './review/review.ts'
export { type Verdict, VERDICTS } from './review/verdicts.ts'
