// The search where dice can fall: expected values between a low that a way of playing reaches and a high that none
// can pass. What was not looked at closely is played on without dice (low) and bounded (high), so that an answer is
// there at any time; with nodes enough both meet.

import { Bound } from './bound.ts'
import { Canon } from './canonical.ts'
import { Closing } from './closing.ts'
import { QUIET_DIVE } from './dives.ts'
import { type Option, Options } from './options.ts'
import type { Plan } from './plan.ts'
import { writeChain } from './chain.ts'
import {
  ADMISSIONS,
  COUNTERS_AT,
  DEPARTMENTS_AT,
  hasDice,
  type Problem,
  SPECIALISTS_AT,
  three,
  withoutDice,
} from './problem.ts'
import { type Budget, Search } from './search.ts'

interface Range {
  readonly low: number
  readonly high: number
}

interface Entry extends Range {
  /** Nodes that it was allowed to cost. */
  readonly fuel: number
  /** What reaches the low: a choice, playing on without dice, or stopping. */
  readonly best: Option | 'withoutDice' | 'stop'
}

/** Playing on without dice: how good that is, and the hospitals on the way. */
interface Quiet extends Range {
  readonly problem: Problem
  readonly chain: readonly Int32Array[]
}

/** Less than this is not worth dividing. */
const LEAST_FUEL = 24

export class DiceSearch {
  readonly #problem: Problem
  readonly #budget: Budget
  readonly canon: Canon
  readonly #closing: Closing
  readonly #bound: Bound
  readonly #options: Options
  readonly #entries = new Map<string, Entry>()
  readonly #quiet = new Map<string, Quiet>()
  readonly #root: Int32Array
  readonly #isRaw: boolean
  #rootContext = -1
  explored = 0

  constructor(problem: Problem, budget: Budget) {
    this.#problem = problem
    this.#budget = budget
    this.canon = new Canon(problem)
    this.#closing = new Closing(problem)
    this.#bound = new Bound(problem)
    this.#options = new Options(problem)
    this.#isRaw = problem.input.followUp?.kind === 'specialist'
    this.#root = problem.root.slice()
    if (!this.#isRaw) this.canon.apply(this.#root)
  }

  run(): Range {
    this.#rootContext = this.#bound.contextOf(this.#root, 0, -1)
    this.#bound.refine(this.#rootContext, this.#root, 0, Number.NEGATIVE_INFINITY, 6, 40)
    // Twice as much each time: a stop in between finds a whole answer.
    let range: Range = { low: 0, high: 0 }
    for (let fuel = LEAST_FUEL * 2; ; fuel *= 4) {
      range = this.#look(this.#root, Math.min(fuel, this.#budget.nodes), this.#isRaw)
      if (this.#isOver() || range.high <= range.low + 1e-9 || fuel >= this.#budget.nodes) return range
    }
  }

  #isOver(): boolean {
    return this.explored >= this.#budget.nodes || this.#budget.stop()
  }

  #look(words: Int32Array, fuel: number, isRaw = false): Entry {
    const key = isRaw ? 'root' : words.join()
    const known = this.#entries.get(key)
    if (known && (known.fuel >= fuel || known.high <= known.low + 1e-9)) return known
    const entry = this.#lookAgain(words, fuel, isRaw)
    const better = known && known.low > entry.low ? { ...entry, low: known.low, best: known.best } : entry
    const high = Math.min(better.high, known?.high ?? Number.POSITIVE_INFINITY)
    const kept = { ...better, high: Math.max(better.low, high) }
    this.#entries.set(key, kept)
    return kept
  }

  #lookAgain(words: Int32Array, fuel: number, isRaw: boolean): Entry {
    const problem = this.#problem
    const admissions = three(words[problem.wardWords + COUNTERS_AT] ?? 0, ADMISSIONS) > 0
    let low = this.#closing.value(words)
    let best: Entry['best'] = 'stop'
    if (!admissions && !isRaw) {
      const quiet = this.#withoutDice(words, this.#hasDice(words) ? Math.min(fuel, 60) : fuel)
      if (quiet.low > low + 1e-9) {
        low = quiet.low
        best = 'withoutDice'
      }
      if (!this.#hasDice(words)) return { low, high: Math.max(low, quiet.high), fuel, best }
    }
    if (fuel < LEAST_FUEL || this.#isOver()) {
      // Whoever stands already is not among what is left to use, so her effect is looked at by itself.
      const further = isRaw ? this.#options.of(words, true).map((option) => this.#highOf(option)) : []
      return { low, high: Math.max(low, this.#upper(words), ...further), fuel, best }
    }
    this.explored++
    const options = this.#options
      .of(words, isRaw)
      .map((option) => ({ option, high: this.#highOf(option) }))
      .filter((one) => one.high > low + 1e-9)
      .sort((a, b) => b.high - a.high)
    const some = Math.max(4, Math.floor(Math.sqrt(fuel)))
    let high = low
    for (const [i, one] of options.entries()) {
      if (one.high <= low + 1e-9) break
      if (this.#isOver() || i >= some) {
        high = Math.max(high, one.high)
        break
      }
      const range = this.#rangeOf(one.option, Math.floor((fuel - 1) / Math.min(some, options.length)))
      high = Math.max(high, Math.min(one.high, range.high))
      if (range.low <= low + 1e-9) continue
      low = range.low
      best = one.option
    }
    return { low, high: Math.max(low, high), fuel, best }
  }

  #rangeOf(option: Option, fuel: number): Range {
    if (option.kind === 'sure') return this.#look(option.words, fuel)
    let low = 0
    let high = 0
    const share = Math.floor(fuel / option.outcomes.length)
    for (const { chance, options } of option.outcomes) {
      const range = this.#bestOf(options, share)
      low += chance * range.low
      high += chance * range.high
    }
    return { low, high }
  }

  #bestOf(options: readonly Option[], fuel: number): Range {
    let low = Number.NEGATIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    const share = Math.floor(fuel / options.length)
    for (const option of options) {
      const range = this.#rangeOf(option, share)
      low = Math.max(low, range.low)
      high = Math.max(high, range.high)
    }
    return { low, high }
  }

  #highOf(option: Option): number {
    if (option.kind === 'sure') return this.#upper(option.words)
    return option.outcomes.reduce(
      (sum, { chance, options }) => sum + chance * Math.max(...options.map((one) => this.#highOf(one))),
      0,
    )
  }

  #upper(words: Int32Array): number {
    const known = this.#entries.get(words.join())
    if (known) return known.high
    const context = this.#bound.contextOf(words, 0, this.#rootContext)
    const counters = words[this.#problem.wardWords + COUNTERS_AT] ?? 0
    return this.#closing.settled(counters) + this.#problem.extra + this.#bound.of(context, words, 0)
  }

  #hasDice(words: Int32Array): boolean {
    const { departments, specialists, wardWords } = this.#problem
    const rooms = words[wardWords + DEPARTMENTS_AT] ?? 0
    const free = words[wardWords + SPECIALISTS_AT] ?? 0
    return (
      departments.some(({ rolls, bits }) => rolls && (rooms & bits) !== 0) ||
      specialists.some((kind) => (free & kind.bits) !== 0 && hasDice(kind))
    )
  }

  #withoutDice(words: Int32Array, fuel: number): Quiet {
    const key = words.join()
    const known = this.#quiet.get(key)
    if (known && (known.high <= known.low + 1e-9 || this.#hasDice(words))) return known
    const problem = withoutDice(this.#problem, words)
    const search = new Search(problem, false)
    search.start(2)
    const budget = { nodes: Math.max(1, fuel), stop: this.#budget.stop }
    search.dive(QUIET_DIVE, budget)
    search.prove(budget)
    this.explored += search.explored
    const found = { low: search.best, high: search.upper, problem, chain: search.chain() }
    const quiet = known && known.low > found.low ? { ...known, high: Math.min(known.high, found.high) } : found
    this.#quiet.set(key, quiet)
    return quiet
  }

  /** The commands up to where dice fall. */
  write(plan: Plan): void {
    let words = this.#root
    let isRaw = this.#isRaw
    for (;;) {
      const entry = this.#entries.get(isRaw ? 'root' : words.join())
      const admissions = three(words[this.#problem.wardWords + COUNTERS_AT] ?? 0, ADMISSIONS)
      if (entry === undefined || entry.best === 'stop') {
        for (let i = 0; i < admissions + Number(isRaw); i++) plan.decline()
        return
      }
      if (entry.best === 'withoutDice') {
        const quiet = this.#quiet.get(words.join())
        if (quiet) writeChain(quiet.problem, quiet.chain, false, plan)
        return
      }
      const { best } = entry
      if (isRaw && !best.step.isFollowUp) plan.decline()
      if (best.kind === 'roll' && best.isDraw) plan.draw()
      else plan.add(best.step, words, isRaw)
      if (best.kind === 'roll') return
      words = best.words
      isRaw = false
    }
  }
}
