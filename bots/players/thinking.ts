// How a player who calculates goes about it, and the one thing that is always asked: what is the best shift worth?

import type { Command, View } from '@grand-rounds/dice-hospital'
import { type SolverInput, usualWeights, type Weights } from '../solver/input.ts'
import { solve } from '../solver/solve.ts'
import { outlook } from '../worth.ts'
import { dieValue } from './appraisal.ts'

export interface Thinking {
  /** Hospitals that may be explored for the whole decision. */
  readonly nodes: number
  /** Takes later rounds for much alike, and leaves out what others will do. */
  readonly shortSighted?: boolean
  readonly stop?: () => boolean
}

export interface Worth {
  readonly command: Command
  /** In points, on a scale of its own: what counts is the difference between two of one decision. */
  readonly worth: number
}

/** Below this many nodes a search says little. */
const LEAST_NODES = 8

/** What the best activation of such a hospital is worth, as far as it can be told. */
export function shiftWorth(input: SolverInput, view: View, thinking: Thinking, nodes: number): number {
  const { stop } = thinking
  const weights = weightsOf(view, thinking)
  return solve(input, { weights, nodes: Math.max(LEAST_NODES, nodes), ...(stop ? { stop } : {}) }).value
}

/** What the end of a shift is worth to who thinks so. */
export function weightsOf(view: View, { shortSighted }: Thinking): Weights {
  return shortSighted ? usualWeights(view.round) : outlook(view)
}

export interface Admitted {
  readonly input: SolverInput
  /** Points for those who die for lack of beds. */
  readonly deaths: number
}

/** New patients in their beds; where there are too few, the most ill of the older ones die. */
export function admitted(input: SolverInput, arrivals: readonly string[], { death }: Weights): Admitted {
  const dead = Math.max(0, input.wards.length + arrivals.length - input.beds)
  const older = [...input.wards].sort((a, b) => dieValue(a) - dieValue(b)).slice(dead)
  return { input: { ...input, wards: [...older, ...arrivals] }, deaths: death * dead }
}

/** How much harm to another is worth: with two players what one loses the other wins. */
export function denial({ hospitals }: View): number {
  return DENIAL[hospitals.length] ?? 0
}

const DENIAL: readonly number[] = [0, 0, 0.5, 0.15, 0.05]
