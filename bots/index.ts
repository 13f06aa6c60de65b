export { inputOf, type SolverInput, usualWeights, type Weights } from './solver/input.ts'
export { type Limits, type Solution, solve } from './solver/solve.ts'
