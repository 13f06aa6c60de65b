// All that can be done next in a packed hospital, each choice once. Whoever listens gets one call for each.
//
// Meeples: where no dice fall, a specialist whose effect is not used is no more than a meeple, so the hospital
// only counts meeples (MEEPLES: all that are free) and remembers whose effects are unused. Any order of k uses of
// different specialists' effects and j placements without one can be carried out as long as k + j is at most the
// number of meeples: those without an effect take nurses and whoever's effect is never used. So it need not be
// decided early who is placed 'as a nurse'. Where dice can fall it must be: then MEEPLES counts nurses only.
//
// Changes of colour by a bag are only offered where the colour serves at once: a clause that asks for it, or the
// condition of the specialist who is placed. No rule asks for a colour not to be there, so a change that serves
// later can wait for the effect that needs it, and one that serves nothing can be left out for a bag more.

import { Choice, NOBODY, RELEASED } from './choice.ts'
import { COLOUR, GONE, HEALED, RECOLOURED, VALUE } from './kinds.ts'
import {
  BAGS,
  COUNTERS_AT,
  DEPARTMENTS_AT,
  five,
  MEEPLES,
  type Problem,
  SPECIALISTS_AT,
  three,
  TOKENS,
} from './problem.ts'
import type { Rule } from './rules.ts'

export interface Listener {
  /** A hospital that can be reached: `changes` and `counters` say how it differs. */
  reached(expander: Expander): void
  /** The department's targets are picked and dice will fall; `specialist` says who is placed. */
  departmentRolls(expander: Expander): void
  /** The same for the specialist's targets. */
  specialistRolls(expander: Expander): void
  /** The Admissions Nurse may draw. */
  draws(expander: Expander): void
}

const LEVELS = 4
const MOST_CANDIDATES = 256

export class Expander extends Choice {
  readonly listener: Listener
  /** A colour that a bag gives for the specialist's condition. */
  protected witness = NOBODY
  readonly #candidateKind = Array.from({ length: LEVELS }, () => new Int16Array(MOST_CANDIDATES))
  readonly #candidateColour = Array.from({ length: LEVELS }, () => new Int8Array(MOST_CANDIDATES))
  readonly #candidates = new Int32Array(LEVELS)
  readonly #completed = new Int32Array(LEVELS)
  readonly #firstPick = new Int32Array(LEVELS)
  #rules: readonly Rule[] = []
  #departmentsLeft = 0
  #specialistsLeft = 0
  #counters = 0
  #dischargedBefore = 0

  constructor(problem: Problem, listener: Listener) {
    super(problem)
    this.listener = listener
  }

  load(words: Int32Array, offset = 0): void {
    const { problem, count, from } = this
    for (let i = 0; i < problem.words; i++) from[i] = words[offset + i] ?? 0
    for (let kind = 0; kind < problem.kinds; kind++) count[kind] = ((from[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15
    this.#departmentsLeft = from[problem.wardWords + DEPARTMENTS_AT] ?? 0
    this.#specialistsLeft = from[problem.wardWords + SPECIALISTS_AT] ?? 0
    this.#counters = from[problem.wardWords + COUNTERS_AT] ?? 0
    this.bags = five(this.#counters, BAGS)
    this.#clear()
  }

  #clear(): void {
    this.department = NOBODY
    this.specialist = NOBODY
    this.standIn = NOBODY
    this.changes = 0
    this.picks = 0
    this.departmentPicks = 0
    this.bagsUsed = 0
    this.discharged = 0
    this.deaths = 0
    this.spent = 0
    this.healed = 0
    this.witness = NOBODY
  }

  /** All placements from the hospital that is loaded. */
  placements(): void {
    const { problem } = this
    const meeples = five(this.#counters, MEEPLES)
    if (meeples === 0 && !(problem.chance && this.#specialistsLeft !== 0)) return
    for (let at = 0; at < problem.departments.length; at++) {
      const kind = problem.departments[at]
      if (kind === undefined || (this.#departmentsLeft & kind.bits) === 0) continue
      this.department = at
      this.#rules = kind.rules
      this.#enter(0, 0)
    }
    this.department = NOBODY
  }

  /** What bags can do by themselves, for patients of at least this value. */
  bagUses(least = 1): void {
    const { problem, count } = this
    if (this.bags === 0) return
    const healed = HEALED[problem.input.bagHeals] ?? HEALED[1]
    this.spent = 1
    for (let kind = 0; kind < problem.kinds; kind++) {
      if (count[kind] === 0 || (VALUE[kind] ?? 0) < least) continue
      this.#report(kind, healed?.[kind] ?? GONE)
      if (!problem.input.freeRecolouring) continue
      for (let colour = 0; colour < 3; colour++)
        if (colour !== COLOUR[kind]) this.#report(kind, RECOLOURED[colour]?.[kind] ?? kind)
    }
    this.spent = 0
  }

  /** [DH 4.5] */
  admissions(): void {
    const { problem, count } = this
    for (let kind = 0; kind < problem.kinds; kind++) if (count[kind] !== 0) this.#report(kind, RELEASED)
    this.listener.reached(this)
    this.listener.draws(this)
  }

  #report(kind: number, to: number): void {
    this.change(kind, to)
    this.listener.reached(this)
    this.unchange()
  }

  /** A healing bag before what is chosen next; what it healed can be picked again. */
  bag(kind: number): void {
    const to = HEALED[this.problem.input.bagHeals]?.[kind] ?? GONE
    this.change(kind, to)
    this.count[kind] = (this.count[kind] ?? 0) - 1
    if (to >= 0) this.count[to] = (this.count[to] ?? 0) + 1
    this.bagged[this.bagsUsed++] = kind
    this.spent++
  }

  unbag(): void {
    const kind = this.bagged[--this.bagsUsed] ?? 0
    const to = HEALED[this.problem.input.bagHeals]?.[kind] ?? GONE
    this.unchange()
    this.count[kind] = (this.count[kind] ?? 0) + 1
    if (to >= 0) this.count[to] = (this.count[to] ?? 0) - 1
    this.spent--
  }

  #enter(stage: number, at: number): void {
    const rule = this.#rules[at]
    if (rule === undefined) return
    const level = stage * 2 + at
    this.#firstPick[level] = this.picks
    this.#completed[level] = 0
    this.#collect(level, rule)
    if (rule.fewer === null) this.#choose(level, rule, rule.count, 0)
    else if (rule.fewer === 'ifYouLike')
      for (let size = 1; size <= rule.count; size++) this.#choose(level, rule, size, 0)
    else
      for (let size = rule.count; size > 0 && this.#completed[level] === 0; size--) this.#choose(level, rule, size, 0)
  }

  #collect(level: number, rule: Rule): void {
    const { count } = this
    const kinds = this.#candidateKind[level]
    const colours = this.#candidateColour[level]
    if (kinds === undefined || colours === undefined) return
    let n = 0
    const add = (kind: number, colour: number) => {
      kinds[n] = kind
      colours[n++] = colour
    }
    const bags = this.bags - this.spent
    if (rule.act === 'recolour') {
      for (const kind of rule.kinds)
        if (count[kind] !== 0) for (let colour = 0; colour < 3; colour++) if (colour !== COLOUR[kind]) add(kind, colour)
    } else if (rule.among === 'thoseHealed') {
      const asked = this.#asked()
      for (let i = 0; i < this.healed; i++) {
        const after = this.healedAfter[i] ?? GONE
        if (after < 0 || (asked >= 0 && this.healedColour[i] !== asked)) continue
        let known = false
        for (let j = 0; j < n; j++) if (kinds[j] === after) known = true
        if (!known) add(after, NOBODY)
      }
    } else {
      for (const kind of rule.kinds)
        if (count[kind] !== 0 && (!rule.valueOfHealed || this.#isValueOfHealed(kind))) add(kind, NOBODY)
      if (bags > 0) {
        for (const kind of rule.afterRecolouring) if (count[kind] !== 0) add(kind, rule.colour)
        if (level < 2 && rule.colour < 0) {
          for (let colour = 0; colour < 3; colour++) {
            if (!this.#isAskedFor(colour)) continue
            for (const kind of rule.kinds)
              if (count[kind] !== 0 && COLOUR[kind] !== colour && canHeal(rule, kind)) add(kind, colour)
          }
        }
      }
    }
    this.#candidates[level] = n
  }

  /** Whether some specialist's condition asks for this colour. */
  #isAskedFor(colour: number): boolean {
    for (const { bits, rules } of this.problem.specialists)
      if ((this.#specialistsLeft & bits) !== 0 && rules?.asked === colour) return true
    return false
  }

  #asked(): number {
    return this.problem.specialists[this.specialist]?.rules?.asked ?? NOBODY
  }

  #isValueOfHealed(kind: number): boolean {
    const asked = this.#asked()
    for (let i = 0; i < this.healed; i++)
      if (this.healedBefore[i] === VALUE[kind] && (asked < 0 || this.healedColour[i] === asked)) return true
    return false
  }

  // Candidates are only taken in order, so every set of targets comes once.
  #choose(level: number, rule: Rule, more: number, from: number): void {
    const { count } = this
    const kinds = this.#candidateKind[level]
    const colours = this.#candidateColour[level]
    const candidates = this.#candidates[level] ?? 0
    if (kinds === undefined || colours === undefined) return
    for (let i = from; i < candidates; i++) {
      const kind = kinds[i] ?? 0
      const colour = colours[i] ?? NOBODY
      if (count[kind] === 0 && rule.among !== 'thoseHealed') continue
      const paid = colour >= 0 && rule.act !== 'recolour' ? 1 : 0
      if (paid > this.bags - this.spent || !this.#joins(level, rule, kind)) continue
      const isWitness = paid === 1 && rule.colour < 0
      const before = this.witness
      // One witness is enough for any specialist, unless dice decide who is healed.
      if (isWitness && before >= 0 && (rule.act !== 'rollAgain' || before !== colour)) continue
      if (isWitness) this.witness = colour
      count[kind] = (count[kind] ?? 0) - 1
      this.spent += paid
      this.pickedKind[this.picks] = kind
      this.pickedColour[this.picks] = colour
      this.pickedRule[this.picks++] = rule
      if (more === 1) this.#complete(level)
      else this.#choose(level, rule, more - 1, i)
      this.picks--
      this.spent -= paid
      count[kind] = (count[kind] ?? 0) + 1
      this.witness = before
    }
  }

  #joins(level: number, rule: Rule, kind: number): boolean {
    if (rule.together === null) return true
    const value = VALUE[kind] ?? 0
    for (let i = this.#firstPick[level] ?? 0; i < this.picks; i++) {
      const distance = Math.abs((VALUE[this.pickedKind[i] ?? 0] ?? 0) - value)
      if (rule.together === 'equalValues' ? distance !== 0 : distance === 0 || distance >= rule.count) return false
    }
    return true
  }

  #complete(level: number): void {
    this.#completed[level] = (this.#completed[level] ?? 0) + 1
    const stage = level >> 1
    if ((level & 1) + 1 < this.#rules.length) this.#enter(stage, (level & 1) + 1)
    else if (stage === 0) this.#departmentDone()
    else this.#specialistDone()
  }

  #departmentDone(): void {
    this.departmentPicks = this.picks
    if (this.problem.departments[this.department]?.rolls === true) this.#whoseRoll()
    else {
      this.treat(0, false)
      this.#whose()
      this.untreat(0, false)
    }
    this.departmentPicks = 0
  }

  /** Who is placed where dice fall: what a specialist adds is decided when they lie. */
  #whoseRoll(): void {
    const { problem, listener } = this
    if (this.witness < 0) this.#withoutEffect(() => listener.departmentRolls(this))
    for (let at = 0; at < problem.specialists.length; at++) {
      const kind = problem.specialists[at]
      if (kind === undefined || (this.#specialistsLeft & kind.bits) === 0) continue
      if (this.witness >= 0 && kind.rules?.asked !== this.witness) continue
      this.specialist = at
      listener.departmentRolls(this)
    }
    this.specialist = NOBODY
  }

  #withoutEffect(then: () => void): void {
    const { problem } = this
    if (!problem.chance || five(this.#counters, MEEPLES) > 0) {
      then()
      return
    }
    for (let at = 0; at < problem.specialists.length; at++) {
      const kind = problem.specialists[at]
      if (kind === undefined || (this.#specialistsLeft & kind.bits) === 0) continue
      this.standIn = at
      then()
    }
    this.standIn = NOBODY
  }

  #whose(): void {
    const { problem, listener } = this
    if (this.witness < 0) {
      if (problem.chance) this.#withoutEffect(() => listener.reached(this))
      else listener.reached(this)
    }
    for (let at = 0; at < problem.specialists.length; at++) {
      const kind = problem.specialists[at]
      if (kind === undefined || (this.#specialistsLeft & kind.bits) === 0) continue
      if (this.witness >= 0 && kind.rules?.asked !== this.witness) continue
      this.useSpecialist(at)
    }
  }

  /** One whom the department of a specialist who stands already has healed. */
  wasHealed(colour: number, before: number, after: number): void {
    this.healedColour[this.healed] = colour
    this.healedBefore[this.healed] = before
    this.healedAfter[this.healed++] = after
  }

  /** What a specialist who stands already may add, as `use` says. */
  followUp(discharged: number, use: () => void): void {
    this.isFollowingUp = true
    this.#dischargedBefore = discharged
    this.#healedToPool(-1)
    use()
    this.#healedToPool(1)
    this.#dischargedBefore = 0
    this.healed = 0
    this.isFollowingUp = false
  }

  /** What a specialist adds after the department's effect, in every way; not the declining of it. */
  useSpecialist(at: number): void {
    const kind = this.problem.specialists[at]
    if (kind === undefined) return
    const { rules } = kind
    this.specialist = at
    if (rules === null) {
      if (this.discharged > 0) this.listener.reached(this)
    } else if (this.#isTriggered(at)) {
      if (rules.ways.length === 0) this.listener.reached(this)
      for (const way of rules.ways) {
        const anyone = way.some(({ among }) => among === null)
        if (anyone) this.#healedToPool(1)
        const outer = this.#rules
        this.#rules = way
        this.#enter(1, 0)
        this.#rules = outer
        if (anyone) this.#healedToPool(-1)
      }
    }
    this.specialist = NOBODY
  }

  #healedToPool(change: 1 | -1): void {
    for (let i = 0; i < this.healed; i++) {
      const after = this.healedAfter[i] ?? GONE
      if (after >= 0) this.count[after] = (this.count[after] ?? 0) + change
    }
  }

  #isTriggered(at: number): boolean {
    const rules = this.problem.specialists[at]?.rules
    if (!rules) return false
    if (rules.onlyColouredDepartments && this.problem.departments[this.department]?.coloured !== true) return false
    if (rules.gain === 'bagForFatality' && three(this.#counters, TOKENS) === 0) return false
    if (rules.onDischarge) return this.discharged + this.#dischargedBefore > 0
    for (let i = 0; i < this.healed; i++) if (rules.asked < 0 || this.healedColour[i] === rules.asked) return true
    return false
  }

  #specialistDone(): void {
    if (this.pickedRule[this.picks - 1]?.act === 'rollAgain') this.listener.specialistRolls(this)
    else {
      this.treat(this.departmentPicks, true)
      this.listener.reached(this)
      this.untreat(this.departmentPicks, true)
    }
  }
}

function canHeal(rule: Rule, kind: number): boolean {
  const value = VALUE[kind] ?? 0
  return rule.act === 'heal' || (rule.act === 'rollAgain' && value < 6) || (rule.act === 'turnOver' && value <= 3)
}
