// The bound at given prices. Take any activation. For each use of a resource on a patient, let the patient pay a
// price to the hospital: nothing changes in sum. The hospital receives at most what the best departments (one a
// meeple), the best specialists (one a meeple) and all bags bring when used on as many patients as they reach. A
// patient pays for its way up, each use where value and colour allow it; its best way, with every resource used as
// often as it likes, is worth no less than what becomes of it in the activation. A discharge is worth a fixed reward
// here. So for any prices and any reward ρ: an activation with k further discharges is worth at most
// points(all discharged) − ρ · k + takings + the sum of the patients' best ways. Where it is decided who will be
// discharged (decisions.ts) there is no reward: those take the best way out, the others the best way to stay.

import { Paths } from './paths.ts'
import type { Problem } from './problem.ts'
import type { Relaxation, Stock } from './relaxation.ts'
import { Takings } from './takings.ts'

export class Prices {
  readonly #relaxation: Relaxation
  readonly takings: Takings
  /** One, or where it is decided: of those who stay, and of those who leave. */
  readonly paths: readonly Paths[]
  /** How the bound changes with the prices, after `startSlope`: by slot, then the reward. */
  readonly slope: Float64Array

  constructor(problem: Problem, relaxation: Relaxation) {
    this.#relaxation = relaxation
    this.slope = new Float64Array(relaxation.slots + 1)
    this.takings = new Takings(problem, relaxation)
    const ends = problem.leaving < problem.kinds ? (['staying', 'leaving'] as const) : (['any'] as const)
    this.paths = ends.map((end) => new Paths(problem, relaxation, this.takings, end))
  }

  /** Sets the takings and what patients are worth. Prices from `at` on: by slot, then the reward. */
  evaluate(prices: Float64Array, at: number, stock: Stock): void {
    const reward = prices[at + this.#relaxation.slots] ?? 0
    this.takings.prepare(prices, at, stock)
    for (const paths of this.paths) paths.evaluate(prices, at, stock, reward)
    this.takings.take(prices, at, stock, this.#bestNewcomer())
  }

  #bestNewcomer(): number {
    const worth = this.paths[0]?.worth
    let best = 0
    for (let colour = 0; colour < 3; colour++)
      for (let value = 2; value <= 5; value++) best = Math.max(best, worth?.[colour * 12 + value - 1] ?? 0)
    return best
  }

  /** After `evaluate`: a slope of takings − reward · k, in prices and reward; patients add theirs. */
  startSlope(k: number): void {
    this.slope.fill(0)
    this.takings.addSlope(this.slope)
    this.slope[this.#relaxation.slots] = -k
  }
}
