// What it is worth to end the activation now, with the best use of the bags that are left where they may wait.

import { administratorEffect } from './input.ts'
import { COLOUR, GONE, HEALED, TREATED, VALUE } from './kinds.ts'
import {
  BAGS,
  COUNTERS_AT,
  DEATHS,
  DISCHARGED,
  five,
  LOUNGE_AT,
  type Problem,
  PUT_ASIDE,
  REGISTERED,
  REMOVED,
  three,
} from './problem.ts'

export class Closing {
  readonly #problem: Problem
  /** Best change of the leftovers' worth by bags spent and patients discharged: bags · 32 + discharged. */
  readonly #best = new Float64Array(32 * 33)
  #administrator: { readonly perColour: number; readonly perSet: boolean } | null = null

  /** The most that a step up is worth to a patient who stays; the least that one of value 6 is worth. */
  #bestStep = 0
  #leastAtSix = Number.POSITIVE_INFINITY

  constructor(problem: Problem) {
    this.#problem = problem
    const { stop, leaving } = problem
    for (let kind = 0; kind < leaving; kind++) {
      const to = HEALED[1]?.[kind] ?? GONE
      if (to === GONE) this.#leastAtSix = Math.min(this.#leastAtSix, stop[kind] ?? 0)
      else this.#bestStep = Math.max(this.#bestStep, (stop[to] ?? 0) - (stop[kind] ?? 0))
    }
    const effect = problem.ownMatters ? administratorEffect(problem.input) : null
    if (effect?.kind === 'pairs')
      this.#administrator = { perColour: ['red', 'yellow', 'green'].indexOf(effect.colour), perSet: false }
    else if (effect?.kind === 'sets') this.#administrator = { perColour: -1, perSet: true }
  }

  /** Points and losses that the rest of the activation can't change. */
  settled(counters: number): number {
    const { weights } = this.#problem
    return (
      three(counters, REGISTERED) +
      three(counters, DEATHS) * weights.death +
      three(counters, REMOVED) * weights.removedFatality
    )
  }

  /** The same, with bags put aside and what administrators can add at most. */
  settledIn(words: Int32Array, offset = 0): number {
    const { wardWords, ownMatters, weights, extra } = this.#problem
    const aside = ownMatters ? 0 : (words[offset + wardWords + LOUNGE_AT] ?? 0) >> PUT_ASIDE
    return this.settled(words[offset + wardWords + COUNTERS_AT] ?? 0) + aside * weights.bag + extra
  }

  /**
   * What an end is worth if its bags are kept, where bags may wait: `left` for the patients, `settled` besides. Bags
   * are spent in the end only if that could beat `best`: each of them discharges one patient, for at most the highest
   * of the next rises in points, or takes one a step up, for at most the best step of all kinds.
   */
  quick(words: Int32Array, settled: number, left: number, patients: number, best: number): number {
    const { points, weights, wardWords } = this.#problem
    const counters = words[wardWords + COUNTERS_AT] ?? 0
    const bags = five(counters, BAGS)
    const discharged = five(counters, DISCHARGED)
    const empty = patients === 0 ? weights.emptyWards : 0
    const kept = settled + left + (points[discharged] ?? 0) + bags * weights.bag + empty
    if (bags === 0) return kept
    let rise = this.#bestStep
    for (let n = discharged; n < discharged + bags; n++)
      rise = Math.max(rise, (points[n + 1] ?? 0) - (points[n] ?? 0) - this.#leastAtSix)
    const more = bags * Math.max(0, rise - weights.bag) + (patients <= bags ? Math.max(0, weights.emptyWards) : 0)
    return kept + more > best ? this.value(words) : kept
  }

  value(words: Int32Array, offset = 0): number {
    const problem = this.#problem
    const { stop, wardWords, weights } = problem
    const counters = words[offset + wardWords + COUNTERS_AT] ?? 0
    const bags = five(counters, BAGS)
    const discharged = five(counters, DISCHARGED)
    let left = 0
    let patients = 0
    let shielded = 0
    const spends = problem.lateBags && bags > 0
    if (spends) this.#best.fill(Number.NEGATIVE_INFINITY, 1, 32 * (bags + 1))
    if (spends) this.#best[0] = 0
    for (let i = 0; i < wardWords; i++) {
      let word = words[offset + i] ?? 0
      while (word !== 0) {
        const nibble = (31 - Math.clz32(word & -word)) >> 2
        const count = (word >>> (nibble * 4)) & 15
        word &= ~(15 << (nibble * 4))
        const kind = i * 8 + nibble
        left += count * (stop[kind] ?? 0)
        patients += count
        if (problem.shield === COLOUR[kind] && TREATED[kind] === 0)
          shielded = Math.max(shielded, (stop[kind + 6] ?? 0) - (stop[kind] ?? 0))
        if (spends) for (let n = 0; n < count; n++) this.#offerBags(kind, bags)
      }
    }
    const aside = problem.ownMatters ? 0 : (words[offset + wardWords + LOUNGE_AT] ?? 0) >> PUT_ASIDE
    const fixed =
      this.settled(counters) + aside * weights.bag + left + shielded + this.#administratorPoints(words, offset)
    if (!spends)
      return fixed + (problem.points[discharged] ?? 0) + bags * weights.bag + (patients === 0 ? weights.emptyWards : 0)
    let best = Number.NEGATIVE_INFINITY
    for (let spent = 0; spent <= bags; spent++) {
      for (let more = 0; more <= spent; more++) {
        const change = this.#best[spent * 32 + more] ?? Number.NEGATIVE_INFINITY
        if (change === Number.NEGATIVE_INFINITY) continue
        const empty = more === patients ? weights.emptyWards : 0
        const value = change + (problem.points[discharged + more] ?? 0) + (bags - spent) * weights.bag + empty
        if (value > best) best = value
      }
    }
    return fixed + best
  }

  /** One more patient on whom bags may be spent. */
  #offerBags(kind: number, bags: number): void {
    const best = this.#best
    const { stop } = this.#problem
    const here = stop[kind] ?? 0
    const value = VALUE[kind] ?? 0
    for (let spent = bags; spent > 0; spent--) {
      for (let more = spent; more >= 0; more--) {
        let most = best[spent * 32 + more] ?? Number.NEGATIVE_INFINITY
        for (let used = 1; used <= spent && value + used <= 7; used++) {
          const gone = value + used === 7
          const before = best[(spent - used) * 32 + more - (gone ? 1 : 0)]
          if (before === undefined || (gone && more === 0)) continue
          const after = gone ? 0 : (stop[HEALED[used]?.[kind] ?? kind] ?? 0)
          if (before - here + after > most) most = before - here + after
        }
        best[spent * 32 + more] = most
      }
    }
  }

  #administratorPoints(words: Int32Array, offset: number): number {
    const administrator = this.#administrator
    if (administrator === null) return 0
    const { wardWords, weights, input } = this.#problem
    const lounge = words[offset + wardWords + LOUNGE_AT] ?? 0
    const of = (colour: number) => (lounge >> (colour * 8)) & 255
    const times = administrator.perSet ? Math.min(of(0), of(1), of(2)) : Math.floor(of(administrator.perColour) / 2)
    return weights.administrator * (input.everyTime ? times : Math.min(times, 1))
  }
}
