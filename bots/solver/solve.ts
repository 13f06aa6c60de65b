// The best reachable activation of a hospital, whether that is proved, and how to get there.

import type { Command, SpecialistId } from '@grand-rounds/dice-hospital'
import { Closing } from './closing.ts'
import { addPatient } from './compose.ts'
import type { SolverInput, Weights } from './input.ts'
import { GONE, HEALED } from './kinds.ts'
import { Plan } from './plan.ts'
import { BAGS, COUNTERS_AT, DISCHARGED, five, type Problem, problemOf } from './problem.ts'
import { Search } from './search.ts'
import { Steps } from './steps.ts'

export interface Solution {
  /** What the plan is worth; with dice in it, on the average. */
  readonly value: number
  /** Nothing better is possible. */
  readonly proved: boolean
  /** Nothing better than this is possible. */
  readonly bound: number
  /** Commands in order, up to where dice fall; the end of the shift is not among them. */
  readonly plan: readonly Command[]
  /** Hospitals that were explored. */
  readonly nodes: number
}

export interface Limits {
  readonly weights: Weights
  /** Hospitals that may be explored: the same number gives the same answer. */
  readonly nodes: number
  /** Asked again and again; true: answer with what there is. */
  readonly stop?: () => boolean
}

export function solve(input: SolverInput, limits: Limits): Solution {
  if (input.models.length === 0) return solveWith(input, limits, input.model)
  return bestModel(input, limits)
}

/** [DH 4.5] Each specialist is tried as the Consultant's model, with an equal share of the nodes. */
function bestModel(input: SolverInput, limits: Limits): Solution {
  const nodes = Math.max(1, Math.floor(limits.nodes / input.models.length))
  const tried = input.models.map((model) => ({ model, solution: solveWith(input, { ...limits, nodes }, model) }))
  const best = tried.reduce((a, b) => (b.solution.value > a.solution.value + 1e-9 ? b : a))
  const bound = Math.max(...tried.map(({ solution }) => solution.bound))
  // Of a single possible model the engine makes the choice itself, so it is never open here.
  const choice: Command = { type: 'chooseModel', specialist: best.model }
  return {
    value: best.solution.value,
    bound,
    proved: bound <= best.solution.value + 1e-9,
    plan: [choice, ...best.solution.plan],
    nodes: tried.reduce((sum, { solution }) => sum + solution.nodes, 0),
  }
}

function solveWith(input: SolverInput, limits: Limits, model: SpecialistId | null): Solution {
  const problem = problemOf(input, limits.weights, model)
  const search = new Search(problem)
  const budget = { nodes: limits.nodes, stop: limits.stop ?? (() => false) }
  search.start()
  search.beam(3, budget)
  search.prove(budget)
  const { upper } = search
  return {
    value: search.best,
    bound: upper,
    proved: upper <= search.best + 1e-9,
    plan: planOf(search, model),
    nodes: search.explored,
  }
}

function planOf(search: Search, model: SpecialistId | null): Command[] {
  const { problem, visited } = search
  const chain: Int32Array[] = [search.bestWords]
  for (let id = search.bestParent; id >= 0; id = visited.parent[id] ?? -1)
    chain.unshift(visited.words.slice(id * problem.words, (id + 1) * problem.words))
  const plan = new Plan(problem, search.canon, model)
  const steps = new Steps(problem)
  const raw = problem.input.followUp !== null
  if (raw && chain.length === 1) plan.decline()
  for (const [i, to] of chain.entries()) {
    const from = chain[i - 1]
    if (from === undefined) continue
    const step = steps.between(from, to, i === 1)
    if (raw && i === 1 && !step.isFollowUp) plan.decline()
    plan.add(step, from, raw && i === 1)
  }
  if (problem.lateBags) spendTheRest(problem, plan, search.bestWords)
  return plan.commands()
}

/** The bags that the value of an end counts on. */
function spendTheRest(problem: Problem, plan: Plan, end: Int32Array): void {
  const closing = new Closing(problem)
  const plain = new Closing({ ...problem, lateBags: false })
  const words = end.slice()
  const value = closing.value(words)
  while (plain.value(words) < value - 1e-9) {
    const kind = bestBag(problem, closing, words, value)
    plan.bagAtEnd(kind, end)
    spendBag(problem, words, kind)
  }
}

function bestBag(problem: Problem, closing: Closing, words: Int32Array, value: number): number {
  for (let kind = 0; kind < problem.kinds; kind++) {
    if ((((words[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15) === 0) continue
    const after = words.slice()
    spendBag(problem, after, kind)
    if (closing.value(after) >= value - 1e-9) return kind
  }
  throw new RangeError('no bag is worth that')
}

function spendBag(problem: Problem, words: Int32Array, kind: number): void {
  const to = HEALED[1]?.[kind] ?? GONE
  const counters = problem.wardWords + COUNTERS_AT
  if (five(words[counters] ?? 0, BAGS) === 0) throw new RangeError('no bag is left')
  addPatient(words, kind, -1)
  addPatient(words, to, 1)
  words[counters] = (words[counters] ?? 0) - (1 << BAGS) + (to === GONE ? 1 << DISCHARGED : 0)
}
