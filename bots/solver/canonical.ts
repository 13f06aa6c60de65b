// Hospitals that differ in nothing that can still matter become the same: what can't be used any more is dropped,
// colours that nothing asks for become one colour, treatment that makes no difference is forgotten.

import { COLOUR, VALUE } from './kinds.ts'
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
import type { SpecialistKind } from './problem.ts'

export class Canon {
  readonly #problem: Problem
  /** By relevant colours (bit by bit): what a kind becomes. */
  readonly #maps: readonly Int16Array[]
  #patients = 0
  /** Patients by colour and highest value: colour · 7 + value. */
  readonly #upTo = new Int32Array(21)
  readonly #ward: Int32Array

  constructor(problem: Problem) {
    this.#problem = problem
    this.#ward = new Int32Array(problem.wardWords)
    this.#maps = Array.from({ length: 8 }, (_, colours) => colourMap(problem, colours))
  }

  /** What a kind counts as in a hospital with these departments and specialists left. */
  mapOf(departments: number, specialists: number): Int16Array {
    return this.#maps[this.#coloursOf(departments, specialists)] ?? this.#problem.alike
  }

  #coloursOf(departments: number, specialists: number): number {
    const { problem } = { problem: this.#problem }
    if (problem.ownMatters) return 7
    let colours = problem.lastingColours
    for (const kind of problem.departments) if ((departments & kind.bits) !== 0) colours |= kind.colours
    for (const kind of problem.specialists) if ((specialists & kind.bits) !== 0) colours |= kind.colours
    return colours
  }

  /** In place. */
  apply(words: Int32Array): void {
    const problem = this.#problem
    const at = problem.wardWords
    this.#count(words)
    let departments = words[at + DEPARTMENTS_AT] ?? 0
    let specialists = words[at + SPECIALISTS_AT] ?? 0
    let counters = words[at + COUNTERS_AT] ?? 0
    const bags = five(counters, BAGS) + this.#bagsToCome(specialists)
    let meeples = five(counters, MEEPLES)
    if (this.#patients === 0 || (meeples === 0 && !(problem.chance && specialists !== 0))) departments = 0
    for (const kind of problem.departments)
      if ((departments & kind.bits) !== 0 && !this.#isAlive(kind.rules, bags)) departments &= ~kind.bits
    if (departments === 0) {
      specialists = 0
      meeples = 0
    } else if (!problem.chance) {
      meeples = Math.min(meeples, bitCount(departments))
      for (const kind of problem.specialists)
        if ((specialists & kind.bits) !== 0 && !this.#canTrigger(kind, departments, bags, three(counters, TOKENS)))
          specialists &= ~kind.bits
    }
    counters = (counters & ~(31 << MEEPLES)) | (meeples << MEEPLES)
    if (three(counters, TOKENS) > 0 && !this.#needsTokens(specialists)) counters &= ~(7 << TOKENS)
    words[at + DEPARTMENTS_AT] = departments
    words[at + SPECIALISTS_AT] = specialists
    words[at + COUNTERS_AT] = counters
    this.#rewrite(words, this.#maps[this.#coloursOf(departments, specialists)] ?? problem.alike)
  }

  /** Bags that specialists who are left could bring. */
  #bagsToCome(specialists: number): number {
    let bags = 0
    for (const { rules, bits } of this.#problem.specialists)
      if (rules?.gain === 'bag' || rules?.gain === 'bagForFatality') bags += bitCount(specialists & bits)
    return bags
  }

  #needsTokens(specialists: number): boolean {
    for (const { rules, bits } of this.#problem.specialists)
      if (rules?.gain === 'bagForFatality' && (specialists & bits) !== 0) return true
    return false
  }

  #count(words: Int32Array): void {
    const upTo = this.#upTo
    upTo.fill(0)
    this.#patients = 0
    for (let i = 0; i < this.#problem.wardWords; i++) {
      let word = words[i] ?? 0
      while (word !== 0) {
        const nibble = (31 - Math.clz32(word & -word)) >> 2
        const count = (word >>> (nibble * 4)) & 15
        word &= ~(15 << (nibble * 4))
        const kind = i * 8 + nibble
        this.#patients += count
        const cell = (COLOUR[kind] ?? 0) * 7 + (VALUE[kind] ?? 0)
        upTo[cell] = (upTo[cell] ?? 0) + count
      }
    }
    for (let cell = 0; cell < 21; cell++) if (cell % 7 > 0) upTo[cell] = (upTo[cell] ?? 0) + (upTo[cell - 1] ?? 0)
  }

  /** Patients who have, or could be given, what a rule asks for: values only rise. */
  #possible({ colour, highest }: Rule, bags: number): number {
    const upTo = this.#upTo
    const all = (upTo[highest] ?? 0) + (upTo[7 + highest] ?? 0) + (upTo[14 + highest] ?? 0)
    if (colour < 0) return all
    const right = upTo[colour * 7 + highest] ?? 0
    return right + Math.min(bags, all - right)
  }

  #isAlive(rules: readonly Rule[], bags: number): boolean {
    let needed = 0
    for (const rule of rules) {
      const least = rule.fewer === null ? rule.count : 1
      needed += least
      if (this.#problem.onlyHealing && this.#possible(rule, bags) < least) return false
    }
    return needed <= this.#patients
  }

  #canTrigger({ rules }: SpecialistKind, departments: number, bags: number, tokens: number): boolean {
    if (rules === null) return true
    if (rules.gain === 'bagForFatality') return tokens > 0
    if (!this.#problem.onlyHealing) return true
    if (rules.asked >= 0) {
      const asked = this.#upTo[rules.asked * 7 + 6] ?? 0
      if (asked + bags === 0) return false
      let served = false
      for (const { bits, colours } of this.#problem.departments)
        if ((departments & bits) !== 0 && (colours === 0 || (colours & (1 << rules.asked)) !== 0)) served = true
      if (!served) return false
    }
    if (rules.ways.length === 0) return true
    for (const way of rules.ways) {
      let possible = true
      for (const rule of way) {
        // The patient that triggers it is another one than the one it picks.
        const besides = rule.among === 'others' ? 1 : 0
        if (this.#patients < 1 + besides || this.#possible(rule, bags) < 1) possible = false
        if (besides === 1 && rule.colour >= 0 && this.#possible(rule, bags) < 2) possible = false
      }
      if (possible) return true
    }
    return false
  }

  #rewrite(words: Int32Array, map: Int16Array): void {
    const ward = this.#ward
    ward.fill(0)
    for (let i = 0; i < ward.length; i++) {
      let word = words[i] ?? 0
      while (word !== 0) {
        const nibble = (31 - Math.clz32(word & -word)) >> 2
        const count = (word >>> (nibble * 4)) & 15
        word &= ~(15 << (nibble * 4))
        const kind = map[i * 8 + nibble] ?? 0
        ward[kind >> 3] = (ward[kind >> 3] ?? 0) + (count << ((kind & 7) * 4))
      }
    }
    words.set(ward)
  }
}

export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

function colourMap(problem: Problem, colours: number): Int16Array {
  const spare = [0, 1, 2].find((colour) => (colours & (1 << colour)) === 0) ?? 0
  return Int16Array.from({ length: problem.kinds }, (_, kind) => {
    const alike = problem.alike[kind] ?? kind
    const colour = COLOUR[alike] ?? 0
    if (problem.ownMatters || (colours & (1 << colour)) !== 0) return alike
    return alike + (spare - colour) * 12
  })
}
