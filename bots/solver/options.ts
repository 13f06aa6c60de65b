// What can be done next where dice can fall: hospitals that are reached for sure, and rolls with their outcomes.

import { useAfterDice } from './bags-inside.ts'
import { Canon } from './canonical.ts'
import { addPatient, compose, patientsIn } from './compose.ts'
import { NOBODY } from './choice.ts'
import { Expander, type Listener } from './expander.ts'
import { explore, followUp } from './explore.ts'
import { kindOf, RECOLOURED, ROLLED } from './kinds.ts'
import { ADMISSIONS, COUNTERS_AT, type Problem, three } from './problem.ts'
import { type Step, stepOf } from './steps.ts'

export type Option =
  | { readonly kind: 'sure'; readonly words: Int32Array; readonly step: Step }
  | { readonly kind: 'roll'; readonly outcomes: readonly Outcome[]; readonly step: Step; readonly isDraw: boolean }

/** After the dice lie: how likely, and what can be done then (one of these must be). */
export interface Outcome {
  readonly chance: number
  readonly options: readonly Option[]
}

export class Options implements Listener {
  readonly #problem: Problem
  readonly #expander: Expander
  readonly #canon: Canon
  readonly #made: Int32Array
  #found: Option[] = []
  #known = new Set<string>()

  constructor(problem: Problem) {
    this.#problem = problem
    this.#expander = new Expander(problem, this)
    this.#canon = new Canon(problem)
    this.#made = new Int32Array(problem.words)
  }

  of(words: Int32Array, isRaw: boolean): Option[] {
    this.#found = []
    this.#known = new Set()
    this.#expander.load(words)
    if (isRaw) followUp(this.#expander)
    explore(this.#expander, () => true)
    return this.#found
  }

  reached(expander: Expander): void {
    const words = this.#compose(expander)
    const key = words.join()
    if (this.#known.has(key)) return
    this.#known.add(key)
    this.#found.push({ kind: 'sure', words, step: stepOf(expander) })
  }

  #compose(expander: Expander): Int32Array {
    compose(expander, this.#made)
    return this.#settle()
  }

  #settle(): Int32Array {
    const made = this.#made
    const { wardWords } = this.#problem
    const counters = made[wardWords + COUNTERS_AT] ?? 0
    // With nobody to release and nobody to draw the engine asks nothing.
    if (three(counters, ADMISSIONS) > 0 && patientsIn(this.#problem, made, 0) === 0 && !this.#problem.input.mayDraw)
      made[wardWords + COUNTERS_AT] = counters & ~(7 << ADMISSIONS)
    this.#canon.apply(made)
    return made.slice()
  }

  departmentRolls(expander: Expander): void {
    const step = stepOf(expander)
    const outcomes: Outcome[] = []
    const specialist = expander.specialist
    for (const { chance, values } of rollsOf(expander)) {
      const outer = { found: this.#found, known: this.#known }
      this.#found = []
      this.#known = new Set()
      expander.treat(0, false, values)
      if (specialist !== NOBODY) {
        expander.specialist = NOBODY
        expander.standIn = specialist
      }
      this.reached(expander)
      expander.standIn = step.standIn
      if (specialist !== NOBODY) useAfterDice(expander, specialist)
      expander.specialist = specialist
      expander.untreat(0, false)
      outcomes.push({ chance, options: this.#found })
      this.#found = outer.found
      this.#known = outer.known
    }
    this.#found.push({ kind: 'roll', outcomes, step, isDraw: false })
  }

  specialistRolls(expander: Expander): void {
    const step = stepOf(expander)
    const first = expander.departmentPicks
    const found = foundAs(expander, first)
    const outcomes = [1, 2, 3, 4, 5, 6].map((value): Outcome => {
      expander.treat(first, true, [ROLLED[value]?.[found] ?? found])
      const words = this.#compose(expander)
      expander.untreat(first, true)
      return { chance: 1 / 6, options: [{ kind: 'sure', words, step }] }
    })
    this.#found.push({ kind: 'roll', outcomes, step, isDraw: false })
  }

  draws(expander: Expander): void {
    const { input, ownMatters } = this.#problem
    if (!input.mayDraw || patientsIn(this.#problem, expander.from, 0) >= input.beds) return
    const bag = [input.bag.red, input.bag.yellow, input.bag.green]
    const all = bag.reduce((a, b) => a + b, 0)
    const step = stepOf(expander)
    const outcomes: Outcome[] = []
    for (const [colour, dice] of bag.entries()) {
      for (let value = 2; dice > 0 && value <= 5; value++) {
        compose(expander, this.#made)
        addPatient(this.#made, kindOf(ownMatters ? colour : 0, colour, false, value), 1)
        outcomes.push({ chance: dice / all / 4, options: [{ kind: 'sure', words: this.#settle(), step }] })
      }
    }
    this.#found.push({ kind: 'roll', outcomes, step, isDraw: true })
  }
}

function foundAs(expander: Expander, pick: number): number {
  const kind = expander.pickedKind[pick] ?? 0
  const colour = expander.pickedColour[pick] ?? NOBODY
  return colour >= 0 ? (RECOLOURED[colour]?.[kind] ?? kind) : kind
}

/** Every way in which the dice of a department can fall, equal dice not told apart. */
function rollsOf(expander: Expander): { readonly chance: number; readonly values: readonly number[] }[] {
  let rolls: { chance: number; values: number[]; last: number }[] = [{ chance: 1, values: [], last: 0 }]
  for (let pick = 0; pick < expander.departmentPicks; pick++) {
    const found = foundAs(expander, pick)
    rolls = rolls.flatMap(({ chance, values, last }) =>
      [1, 2, 3, 4, 5, 6].map((value) => ({
        chance: chance / 6,
        values: [...values, ROLLED[value]?.[found] ?? found],
        last: Math.max(last, value),
      })),
    )
  }
  const together = new Map<string, { chance: number; values: number[] }>()
  for (const { chance, values } of rolls) {
    const key = values.toSorted((a, b) => a - b).join()
    const same = together.get(key)
    // Only equal dice may change places: others would be healed differently.
    if (same && foundAs(expander, 0) === foundAs(expander, 1)) same.chance += chance
    else together.set(same ? `${key} ${together.size}` : key, { chance, values })
  }
  return [...together.values()]
}
