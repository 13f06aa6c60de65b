// The proof by cases: which bags and departments for several are used (cases.ts), and who is discharged
// (decisions.ts). Each case is judged by itself (assignment.ts): most are impossible. What is possible shows how a
// better plan may begin, and following it usually finds one.

import type { Verdict } from './assignment.ts'
import { casesOf, isHopeless } from './cases.ts'
import { Decisions } from './decisions.ts'
import type { Taste } from './dives.ts'
import { type Budget, REFINING_CASES, Search } from './search.ts'

/** Those whose bound is so far up between what is wanted and the highest come first. */
const PASSES = [0.7, 0.5, 0.3, 0.15, 0]
/** Steps in looking for prices, and ways tried in judging: at first, of a case that came up again, of any hospital. */
const REFINING_FIRST = 30
const TRIED_FIRST = 20_000
const TRIED_AGAIN = 500_000
const TRIED = 3_000
/** So many cost as much as a hospital explored. */
const TRIED_A_NODE = 2_500
/** Hospitals looked at on the way down. */
const FOLLOWED = 24
const BY_BOUND: Taste = { greed: 0, steps: 0 }

export class Proof extends Search {
  #groups = 0

  /** Starts with the cases of a hospital that was searched; false: stopped before all were there. */
  startWithCases({ problem: plain, visited, bound, upper }: Search, budget: Budget): boolean {
    const { problem } = this
    const root = new Int32Array(problem.words)
    root.set(visited.words.subarray(0, plain.wardWords))
    root.set(visited.words.subarray(plain.wardWords, plain.words), problem.wardWords)
    this.bound.usual = bound.pricesOf(visited.context[0] ?? 0)
    const cases = (problem.lateBags ? casesOf(problem, root) : [root]).flatMap((words) => {
      this.canon.apply(words)
      if (isHopeless(problem, words)) return []
      const decisions = new Decisions(problem, this.bound, words)
      this.bound.group = 0
      decisions.learn(this.bound.contextOf(words, 0, -1))
      return [{ decisions, settled: this.closing.settledIn(words) }]
    })
    // What looks best comes first: with a better plan there is less to refute.
    const gap = upper - this.cut
    for (const share of PASSES) {
      const least = this.cut + share * gap
      for (const { decisions, settled } of cases) {
        const isDone = decisions.each(
          () => Math.max(least, this.cut) - settled,
          (decided) => !this.isOver(budget) && this.#startWith(decided, settled, decisions, budget),
        )
        if (!isDone) return false
      }
    }
    return true
  }

  /** One case more to be proved, unless that is done at once. */
  #startWith(decided: Int32Array, settled: number, decisions: Decisions, budget: Budget): true {
    const { problem, bound } = this
    this.explored++
    bound.group = ++this.#groups
    const context = bound.contextOf(decided, 0, decisions.nearest)
    const target = this.cut - settled - 1e-6
    const steps = problem.lateBags ? REFINING_FIRST : REFINING_CASES
    const limit = settled + bound.refine(context, decided, 0, target, 1, steps)
    decisions.learn(context)
    if (limit < this.cut) return true
    const verdict = bound.judge(context, decided, 0, target, TRIED_FIRST)
    this.explored += Math.floor(bound.tried / TRIED_A_NODE)
    if (verdict === 'impossible') return true
    this.made.set(decided)
    const id = this.keep(-1, limit)
    this.visited.context[id] = context
    this.visited.group[id] = this.#groups
    if (verdict === 'possible') this.#follow(id, budget)
    return true
  }

  protected override isSettled(id: number, isCase: boolean, budget: Budget): boolean {
    const verdict = this.#judge(id, isCase ? TRIED_AGAIN : TRIED)
    if (verdict === 'possible') this.#follow(id, budget)
    return verdict === 'impossible' || (this.visited.bound[id] ?? 0) < this.cut
  }

  /** What is impossible has no bound worth a look any more. */
  #judge(id: number, steps: number): Verdict {
    const { visited, problem, bound } = this
    const at = id * problem.words
    const settled = this.closing.settledIn(visited.words, at)
    const verdict = bound.judge(this.contextOf(id), visited.words, at, this.cut - settled - 1e-6, steps)
    this.explored += Math.ceil(bound.tried / TRIED_A_NODE)
    if (verdict === 'impossible') visited.bound[id] = Number.NEGATIVE_INFINITY
    return verdict
  }

  /** Down from a hospital that was just judged possible, by the first placement that was thought of, again and again. */
  #follow(from: number, budget: Budget): void {
    const { best } = this
    for (let id = from; id >= 0;) {
      const { department, specialist } = this.bound.firstPlacement
      this.only = { department, specialist }
      this.favourites.clear(FOLLOWED)
      this.diving = BY_BOUND
      this.expand(id)
      this.diving = null
      this.only = null
      if (this.best > best + 1e-9 || this.isOver(budget)) return
      id = this.#firstPossible()
    }
  }

  /** Of those just found; −1: none. */
  #firstPossible(): number {
    const { favourites, visited } = this
    for (let i = 0; i < favourites.size; i++) {
      this.made.set(favourites.words(i))
      const kept = this.keep(favourites.parent[i] ?? 0, favourites.bound[i] ?? 0)
      const id = kept < 0 ? ~kept : kept
      if (this.closed[id] === 1 || (visited.bound[id] ?? 0) < this.cut) continue
      if (this.#judge(id, TRIED) === 'possible') return id
    }
    return -1
  }
}
