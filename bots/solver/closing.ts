// What it is worth to end the activation now, with the best use of the bags that are left where they may wait.

import { administratorEffect } from './input.ts'
import { COLOUR, HEALED, TREATED, VALUE } from './kinds.ts'
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

  constructor(problem: Problem) {
    this.#problem = problem
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
