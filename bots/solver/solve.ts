// The best reachable activation of a hospital, whether that is proved, and how to get there.

import type { Command, SpecialistId } from '@grand-rounds/dice-hospital'
import { writeChain } from './chain.ts'
import { DIVES, WIDE_DIVES } from './dives.ts'
import { DiceSearch } from './dice-search.ts'
import type { SolverInput, Weights } from './input.ts'
import { Plan } from './plan.ts'
import { Proof } from './proof.ts'
import { type Problem, problemOf, withDecisions } from './problem.ts'
import { type Budget, Search } from './search.ts'

export interface Solution {
  /** What the plan is worth; with dice in it, on the average. */
  readonly value: number
  /** Nothing better is possible. */
  readonly proved: boolean
  /** Nothing better than this is possible. */
  readonly bound: number
  /** Commands in order, up to where dice fall; the end of the shift is not among them. */
  readonly plan: readonly Command[]
  /** Points this round if the shift ends after the plan, administrators apart; null: dice fall in it. */
  readonly points: number | null
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
    points: best.solution.points,
    nodes: tried.reduce((sum, { solution }) => sum + solution.nodes, 0),
  }
}

function solveWith(input: SolverInput, limits: Limits, model: SpecialistId | null): Solution {
  const problem = problemOf(input, limits.weights, model)
  const budget = { nodes: limits.nodes, stop: limits.stop ?? (() => false) }
  return problem.chance ? solveWithDice(problem, budget, model) : solveWithoutDice(problem, budget, model)
}

function solveWithoutDice(problem: Problem, budget: Budget, model: SpecialistId | null): Solution {
  const search = new Search(problem)
  search.start()
  for (const dive of DIVES) search.dive(dive, budget)
  const { found, value, upper, explored } = proved(search, budget)
  const chain = found.chain()
  const plan = new Plan(found.problem, found.canon, model, chain[0] ?? problem.root)
  writeChain(found.problem, chain, found.isRaw, plan)
  return solution(value, upper, plan, explored)
}

interface Proved {
  /** The search that found the best. */
  readonly found: Search
  readonly value: number
  /** What nothing can be better than. */
  readonly upper: number
  readonly explored: number
}

function proved(search: Search, budget: Budget): Proved {
  if (search.isRaw) {
    search.prove(budget)
    return { found: search, value: search.best, upper: search.upper, explored: search.explored }
  }
  if (search.upper <= search.best + 1e-9)
    return { found: search, value: search.best, upper: search.best, explored: search.explored }
  const byCases = new Proof(withDecisions(search.problem), false)
  byCases.best = search.best
  byCases.explored = search.explored
  const isWhole = byCases.startWithCases(search, budget)
  let found = byCases.best > search.best + 1e-9 ? byCases : search
  let known = byCases.best
  // What could not be settled at once is worth a wider look from the start.
  if (isWhole && byCases.upper > known + 1e-9) {
    search.best = known
    search.explored = byCases.explored
    for (const dive of WIDE_DIVES) search.dive(dive, budget)
    if (search.best > known + 1e-9) found = search
    known = search.best
    byCases.best = known
    byCases.explored = search.explored
    byCases.prove(budget)
    if (byCases.best > known + 1e-9) found = byCases
  }
  const upper = Math.max(byCases.best, Math.min(search.upper, isWhole ? byCases.upper : search.upper))
  return { found, upper, value: byCases.best, explored: byCases.explored }
}

function solution(value: number, bound: number, plan: Plan, nodes: number): Solution {
  return { value, bound, proved: bound <= value + 1e-9, plan: plan.commands(), points: plan.points(), nodes }
}

function solveWithDice(problem: Problem, budget: Budget, model: SpecialistId | null): Solution {
  const search = new DiceSearch(problem, budget)
  const { low, high } = search.run()
  const plan = new Plan(problem, search.canon, model, problem.root)
  search.write(plan)
  return solution(low, high, plan, search.explored)
}
