// The search where no dice fall: the best end among all hospitals that can be reached. Nothing is backed up: every
// hospital seen is an end by itself, and one is only explored while its bound is better than the best end found.

import { Bound, SETS } from './bound.ts'
import { Canon } from './canonical.ts'
import { isHopeless } from './cases.ts'
import { Closing } from './closing.ts'
import { compose, leavingIn, patientsIn } from './compose.ts'
import { type Dive, LATER_DIVE, stepsBy, stepsIn, type Taste } from './dives.ts'
import { Expander, type Listener } from './expander.ts'
import { explore, followUp, usesItsBags } from './explore.ts'
import { BAGS, COUNTERS_AT, DEPARTMENTS_AT, DISCHARGED, five, MEEPLES, type Problem } from './problem.ts'
import { boundOfFollowUps, noDice } from './follow-ups.ts'
import { Favourites } from './favourites.ts'
import { GONE } from './kinds.ts'
import type { Placed } from './schedule.ts'
import { Queue } from './queue.ts'
import { Visited } from './visited.ts'

export interface Budget {
  /** Hospitals that may be explored. */
  nodes: number
  readonly stop: () => boolean
}

/** A bound so much too high may come down by new prices; steps in looking for them. */
const HOPEFUL = 1
const REFINING = 8
export const REFINING_CASES = 60
const BETTER = 0.1
/** Explorations from one dive to the next while proving. */
const DIVE_AFTER = 40

export class Search implements Listener {
  readonly problem: Problem
  readonly isRaw: boolean
  readonly expander: Expander
  readonly canon: Canon
  protected readonly closing: Closing
  readonly bound: Bound
  readonly visited: Visited
  #queue: Queue
  protected readonly made: Int32Array
  best = Number.NEGATIVE_INFINITY
  /** The best end, and the hospital that it came from. */
  readonly bestWords: Int32Array
  bestParent = -1
  explored = 0
  #nextDive = 0
  #asked = 0
  protected isStopped = false
  protected closed = new Uint8Array(1024)
  #parent = 0
  #parentContext = 0
  #parentSettled = 0
  #parentBound = 0
  #parentPatients = 0
  #parentDischarged = 0
  #parentLeaving = 0
  #parentSteps = 0
  #parentLeft = 0
  readonly #bases = new Float64Array(SETS)
  readonly #sums = new Float64Array(SETS)
  /** Only the best choices are kept. */
  protected diving: Taste | null = null
  /** Only what is placed here, with this specialist's effect. */
  protected only: Placed | null = null
  #withBags = true
  protected readonly favourites: Favourites

  /** `isRaw`: a specialist who stands already may still use her effect. */
  constructor(problem: Problem, isRaw = problem.input.followUp?.kind === 'specialist') {
    this.problem = problem
    this.isRaw = isRaw
    this.expander = new Expander(problem, this)
    this.canon = new Canon(problem)
    this.closing = new Closing(problem)
    this.bound = new Bound(problem)
    this.visited = new Visited(problem.words)
    this.#queue = new Queue(this.visited)
    this.made = new Int32Array(problem.words)
    this.bestWords = new Int32Array(problem.words)
    this.favourites = new Favourites(problem.words)
  }

  /** The signal is only looked at now and then: to ask a clock takes as long as to look at a few hospitals. */
  protected isOver(budget: Budget): boolean {
    if (this.explored >= budget.nodes) return true
    if ((this.#asked++ & 7) === 0) this.isStopped = this.isStopped || budget.stop()
    return this.isStopped
  }

  /** What a bound must reach to be worth a look. */
  protected get cut(): number {
    return this.problem.grain > 0 ? this.best + this.problem.grain - 1e-7 : this.best + 1e-9
  }

  /** The best that could still be there. */
  get upper(): number {
    while (this.#queue.size > 0 && this.closed[this.#queue.first] === 1) this.#queue.pop()
    if (this.#queue.size === 0) return this.best
    const open = this.visited.bound[this.#queue.first] ?? this.best
    if (open < this.cut) return this.best
    const { grain } = this.problem
    return grain > 0 ? Math.max(this.best, Math.floor((open + 1e-7) / grain) * grain) : Math.max(this.best, open)
  }

  /** What is left to use keeps the prices it was first seen with: so good prices come before the first dive. */
  start(rounds = 4): void {
    const { problem } = this
    const made = this.made
    made.set(problem.root)
    // Until the specialist who stands already has had her turn, nothing that she asks for may be forgotten.
    if (!this.isRaw) this.canon.apply(made)
    this.visited.add(made, -1)
    this.#end(this.closing.value(made), -1)
    if (this.isRaw) this.bestWords.set(made)
    const context = this.bound.contextOf(made, 0, -1)
    this.visited.context[0] = context
    const refined = this.bound.refine(context, made, 0, Number.NEGATIVE_INFINITY, rounds, 40)
    const further = this.isRaw ? boundOfFollowUps(problem, this.bound, this.closing, made) : Number.NEGATIVE_INFINITY
    this.visited.bound[0] = Math.max(this.closing.settledIn(made) + refined, further)
    this.#queue.push(0)
  }

  /**
   * Down from a hospital: at each depth the few choices that look best, by their bounds and by what they are worth
   * already, without bags before placements, or without bags but at the end. Nothing is left out for good by this:
   * what was passed stays open.
   */
  dive({ width, withBags, taste }: Dive, budget: Budget, from = 0): void {
    let level = [from]
    while (level.length > 0) {
      this.favourites.clear(width)
      this.diving = taste
      this.#withBags = withBags
      for (const id of level) {
        if ((this.visited.bound[id] ?? 0) < this.cut || this.closed[id] === 1) continue
        if (this.isOver(budget)) break
        this.expand(id)
      }
      this.diving = null
      this.#withBags = true
      level = []
      for (let i = 0; i < this.favourites.size; i++) {
        const { bound, parent } = this.favourites
        this.made.set(this.favourites.words(i))
        const kept = this.keep(parent[i] ?? 0, bound[i] ?? 0)
        const id = kept < 0 ? ~kept : kept
        // An effect that heals one and harms another can end where it began: a dive would go round for ever.
        if (id !== from) level.push(id)
      }
      if (this.isStopped) return
    }
  }

  /** The hospital just made becomes one to explore. */
  protected keep(parent: number, estimate: number): number {
    const { visited } = this
    const id = visited.add(this.made, parent)
    if (id < 0) return id
    visited.context[id] = -1
    visited.group[id] = visited.group[parent] ?? 0
    visited.bound[id] = estimate
    this.#queue.push(id)
    return id
  }

  /** Highest bound first, until nothing better can be there. */
  prove(budget: Budget): void {
    const { visited, bound, problem } = this
    const queue = this.#queue
    while (queue.size > 0) {
      const id = queue.first
      if (this.closed[id] === 1) {
        queue.pop()
        continue
      }
      if ((visited.bound[id] ?? 0) < this.cut) return
      if (this.isOver(budget)) return
      queue.pop()
      // No prices know of the specialist who stands already: what they say of the start is no reason to drop it.
      if (id === 0 && this.isRaw) {
        this.explore(id)
        continue
      }
      const isNew = (visited.context[id] ?? -1) < 0
      const context = this.contextOf(id)
      const settled = this.closing.settledIn(visited.words, id * problem.words)
      const limit = (visited.bound[id] ?? 0) - settled
      const target = this.cut - settled - 1e-6
      // With its own prices first; new prices are only looked for where they may be enough.
      const isCase = problem.leaving < problem.kinds && (visited.parent[id] ?? 0) < 0
      if (isCase) this.explored++
      const found = isNew
        ? bound.of(context, visited.words, id * problem.words)
        : isCase || limit - target < HOPEFUL
          ? bound.refine(context, visited.words, id * problem.words, target, 1, isCase ? REFINING_CASES : REFINING)
          : limit
      visited.bound[id] = settled + Math.min(limit, found)
      if (found < target) continue
      // All that follows on a case begins with its prices: it waits until they don't get better any more.
      if (isNew || (isCase && limit - found > BETTER * (limit - target))) {
        queue.push(id)
        continue
      }
      if (this.isSettled(id, isCase, budget)) continue
      if (this.explored >= this.#nextDive) {
        this.#nextDive = this.explored + DIVE_AFTER
        this.dive(LATER_DIVE, budget, id)
      }
      this.explore(id)
    }
  }

  /** Whether a hospital that came up in a proof needs no exploring. */
  protected isSettled(_id: number, _isCase: boolean, _budget: Budget): boolean {
    return false
  }

  explore(id: number): void {
    if (id >= this.closed.length) {
      const closed = new Uint8Array(Math.max(id + 1, this.closed.length * 2))
      closed.set(this.closed)
      this.closed = closed
    }
    this.closed[id] = 1
    this.expand(id)
  }

  /** Prices come from the hospital before. */
  protected contextOf(id: number): number {
    const { visited, bound, problem } = this
    const known = visited.context[id] ?? -1
    if (known >= 0) return known
    const from = visited.context[visited.parent[id] ?? -1] ?? -1
    bound.group = visited.group[id] ?? 0
    const context = bound.contextOf(visited.words, id * problem.words, from)
    visited.context[id] = context
    return context
  }

  protected expand(id: number): void {
    const { problem, expander, visited } = this
    this.explored++
    this.#parent = id
    this.#parentContext = this.contextOf(id)
    this.bound.prepareChoices(this.#parentContext)
    this.bound.addUp(this.#parentContext, visited.words, id * problem.words)
    this.#bases.set(this.bound.sums)
    expander.load(visited.words, id * problem.words)
    if (!this.#withBags) expander.bags = 0
    const counters = expander.from[problem.wardWords + COUNTERS_AT] ?? 0
    this.#parentSettled = this.closing.settledIn(expander.from)
    this.#parentBound = visited.bound[id] ?? 0
    this.#parentPatients = patientsIn(problem, expander.from, 0)
    this.#parentDischarged = five(counters, DISCHARGED)
    this.#parentLeaving = leavingIn(problem, expander.from, 0)
    this.#parentSteps = stepsIn(expander.count, this.#parentDischarged)
    this.#parentLeft = 0
    for (let kind = 0; kind < problem.kinds; kind++)
      this.#parentLeft += (expander.count[kind] ?? 0) * (problem.stop[kind] ?? 0)
    if (id === 0 && this.isRaw) followUp(expander)
    explore(expander, this.#isWorthwhile)
  }

  readonly #isWorthwhile = () => this.diving === null && this.#boundOfChoice() >= this.cut

  /** The bound of what the expander has chosen so far, by what it changes. */
  #boundOfChoice(): number {
    const { expander, bound, problem } = this
    const { changes, leaves, comes, specialist } = expander
    if (expander.isFollowingUp) return Number.POSITIVE_INFINITY
    const context = this.#parentContext
    const sets = bound.prepared
    const { worth, place } = bound
    const isDecided = problem.leaving < problem.kinds
    let patients = this.#parentPatients
    for (let i = 0; i < changes; i++) {
      const to = comes[i] ?? 0
      if (to >= 0) continue
      patients--
      // Whoever is not to leave belongs to another case.
      if (isDecided && (to === GONE) !== (leaves[i] ?? 0) >= problem.leaving) return Number.NEGATIVE_INFINITY
    }
    for (let set = 0; set < sets; set++) {
      let sum = (this.#bases[set] ?? 0) - bound.offers.fall(set, expander.department, specialist, expander.spent)
      const at = (context * SETS + set) * bound.kinds
      for (let i = 0; i < changes; i++) {
        const to = comes[i] ?? 0
        sum -= worth[at + (place[leaves[i] ?? 0] ?? 0)] ?? 0
        if (to >= 0) sum += worth[at + (place[to] ?? 0)] ?? 0
      }
      this.#sums[set] = sum
    }
    const { weights } = problem
    let settled = this.#parentSettled + expander.deaths * weights.death
    const gain = problem.specialists[specialist]?.rules?.gain
    if (gain === 'point') settled += 1
    else if (gain === 'bagForFatality') settled += weights.removedFatality
    const discharged = this.#parentDischarged + expander.discharged
    return settled + bound.best(context, this.#sums, discharged, patients, this.#parentLeaving - expander.discharged)
  }

  reached(expander: Expander): void {
    const { only } = this
    if (only !== null && (only.department !== expander.department || only.specialist !== expander.specialist)) return
    if (expander.bagsUsed > 0 && !expander.isFollowingUp && !usesItsBags(expander)) return
    const estimate = Math.min(this.#parentBound, this.#boundOfChoice())
    if (estimate < this.cut) return
    const { problem } = this
    const made = this.made
    compose(expander, made)
    const counters = made[problem.wardWords + COUNTERS_AT] ?? 0
    // No end while there are more to be discharged than bags.
    const isEnd = this.#parentLeaving - expander.discharged <= five(counters, BAGS)
    const value = isEnd ? this.#valueOf(expander) : Number.NEGATIVE_INFINITY
    if (value > this.best + 1e-9) this.#end(value, this.#parent)
    const isOver = five(counters, MEEPLES) === 0 && (problem.lateBags || five(counters, BAGS) === 0)
    if (isOver || estimate < this.cut) return
    if (this.diving !== null) {
      const { greed, steps } = this.diving
      const isDecided = problem.leaving < problem.kinds
      const score = isDecided ? estimate : estimate + greed * value + steps * (this.#parentSteps + stepsBy(expander))
      if (!this.favourites.admits(score)) return
      this.canon.apply(made)
      if (!this.#isAtEnd()) this.favourites.add(made, score, estimate, this.#parent)
      return
    }
    this.canon.apply(made)
    if (!this.#isAtEnd() && !isHopeless(this.problem, made)) this.keep(this.#parent, estimate)
  }

  /** Of the hospital just made, if the activation ends there. */
  #valueOf({ changes, leaves, comes, discharged }: Expander): number {
    const { lateBags, stop } = this.problem
    if (!lateBags || this.#parentLeaving > discharged) return this.closing.value(this.made)
    let left = this.#parentLeft
    for (let i = 0; i < changes; i++)
      left += ((comes[i] ?? 0) >= 0 ? (stop[comes[i] ?? 0] ?? 0) : 0) - (stop[leaves[i] ?? 0] ?? 0)
    return this.closing.quick(this.made, this.#parentSettled, left, this.#parentPatients - discharged, this.best)
  }

  /** Nothing can be done any more in the hospital just made. */
  #isAtEnd(): boolean {
    const { wardWords, lateBags } = this.problem
    const bags = five(this.made[wardWords + COUNTERS_AT] ?? 0, BAGS)
    return (this.made[wardWords + DEPARTMENTS_AT] ?? 0) === 0 && (lateBags || bags === 0)
  }

  /** The hospital just made is the best end so far. */
  #end(value: number, parent: number): void {
    this.best = value
    this.bestParent = parent
    this.bestWords.set(this.made)
    this.canon.apply(this.bestWords)
  }

  /** From the start to the best end. */
  chain(): Int32Array[] {
    const { visited, problem } = this
    const chain: Int32Array[] = [this.bestWords]
    for (let id = this.bestParent; id >= 0; id = visited.parent[id] ?? -1)
      chain.unshift(visited.words.slice(id * problem.words, (id + 1) * problem.words))
    return chain
  }

  readonly departmentRolls = noDice
  readonly specialistRolls = noDice
  readonly draws = noDice
}
