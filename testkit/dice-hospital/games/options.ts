// Any table that may be set up: the number of players and every option that goes with it.

import { PROMO_IDS, type Options } from '@grand-rounds/dice-hospital'
import type { Below } from '../../chance.ts'

/** As they come from outside. */
export type GivenOptions = Partial<Options>

const ANY = ['timer'] as const
const FINAL = ['events', 'openingCrisis', 'epidemic', 'superbug', 'experimental'] as const
const SOLO = ['doubleFatalities', 'doubleReports'] as const

/** Every option is on in about one game of three in which it may be. */
export function randomOptions(seats: number, below: Below): GivenOptions {
  const flags = (names: readonly (keyof Options)[]): GivenOptions =>
    Object.fromEntries(names.map((name) => [name, below(3) === 0]))
  const activation = below(3) === 0 ? 'inOrder' : 'together'
  if (seats > 1 && below(4) === 0) {
    return { edition: 'prototype', administrators: below(3) > 0, activation, ...flags(ANY) }
  }
  const promos = PROMO_IDS.filter(() => below(2) === 0)
  const final: GivenOptions = { edition: 'final', activation, promos, ...flags([...ANY, ...FINAL]) }
  return seats === 1 ? { ...final, ...flags(SOLO) } : { ...final, administrators: below(3) > 0, pickup: below(3) === 0 }
}
