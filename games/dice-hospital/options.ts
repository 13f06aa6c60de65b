// Editions and variants: what may be chosen for a table, and what excludes what.

import type { Read } from '@grand-rounds/kernel'
import { refuse } from '@grand-rounds/kernel'
import { PROMO_IDS, type PromoId } from './cards/specialists.ts'

export interface Options {
  readonly edition: 'final' | 'prototype'
  /** [DH 5.1] */
  readonly administrators: boolean
  /** [DH 5.2] */
  readonly activation: 'together' | 'inOrder'
  /** [DH 5.3] */
  readonly events: boolean
  /** [DH 5.4] */
  readonly openingCrisis: boolean
  /** [DH 5.5] */
  readonly epidemic: boolean
  /** [DH 5.6] */
  readonly superbug: boolean
  /** [DH 5.7] */
  readonly pickup: boolean
  /** [DH 5.8] */
  readonly timer: boolean
  /** [DH 4.5] */
  readonly promos: readonly PromoId[]
  /** [DH 4.6] */
  readonly experimental: boolean
  /** [DH 6.5] */
  readonly doubleFatalities: boolean
  /** [DH 6.5] */
  readonly doubleReports: boolean
}

export type OptionKey = keyof Options

const FLAGS = [
  'administrators',
  'events',
  'openingCrisis',
  'epidemic',
  'superbug',
  'pickup',
  'timer',
  'experimental',
  'doubleFatalities',
  'doubleReports',
] as const satisfies readonly OptionKey[]
const SOLO_ONLY = ['doubleFatalities', 'doubleReports'] as const satisfies readonly OptionKey[]
/** [DH 6.1] [DH 6.5] */
const NOT_SOLO = ['administrators', 'pickup'] as const satisfies readonly OptionKey[]
/** [DH 7.6] */
const NOT_PROTOTYPE = ['events', 'openingCrisis', 'epidemic', 'superbug', 'pickup', 'experimental'] as const

export const OPTION_KEYS: readonly OptionKey[] = ['edition', 'activation', 'promos', ...FLAGS]

export function defaultOptions(seats: number): Options {
  return {
    edition: 'final',
    administrators: seats > 1,
    activation: 'together',
    events: false,
    openingCrisis: false,
    epidemic: false,
    superbug: false,
    pickup: false,
    timer: false,
    promos: [],
    experimental: false,
    doubleFatalities: false,
    doubleReports: false,
  }
}

/** Refusals: `badSeats`, `badOptions`, `unknownOption`, `badOption` (not one of its values), `optionExcluded`. */
export function readOptions(input: unknown, seats: number): Read<Options> {
  if (!Number.isInteger(seats) || seats < 1 || seats > 4) return refuse('badSeats', { least: 1, most: 4 })
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input)))
    return refuse('badOptions')
  const given: Record<string, unknown> = { ...input }
  for (const option of Object.keys(given)) {
    if (!(OPTION_KEYS as readonly string[]).includes(option)) return refuse('unknownOption', { option })
  }
  const options = { ...defaultOptions(seats), ...given } as Options
  for (const option of FLAGS)
    if (typeof options[option] !== 'boolean') return refuse('badOption', { option, values: ['true', 'false'] })
  if (options.edition !== 'final' && options.edition !== 'prototype') {
    return refuse('badOption', { option: 'edition', values: ['final', 'prototype'] })
  }
  if (options.activation !== 'together' && options.activation !== 'inOrder') {
    return refuse('badOption', { option: 'activation', values: ['together', 'inOrder'] })
  }
  const promos = readPromos(options.promos)
  if (!promos) return refuse('badOption', { option: 'promos', values: PROMO_IDS })
  return excluded(options, seats) ?? { ok: true, value: { ...options, promos } }
}

function readPromos(input: unknown): readonly PromoId[] | null {
  if (!Array.isArray(input)) return null
  const promos = PROMO_IDS.filter((id) => input.includes(id))
  return promos.length === input.length ? promos : null
}

function excluded(options: Options, seats: number) {
  if (seats === 1) {
    if (options.edition === 'prototype') return refuse('optionExcluded', { option: 'edition', by: 'solo' })
    for (const option of NOT_SOLO) if (options[option]) return refuse('optionExcluded', { option, by: 'solo' })
  } else {
    for (const option of SOLO_ONLY) if (options[option]) return refuse('optionExcluded', { option, by: 'players' })
  }
  if (options.edition === 'prototype') {
    for (const option of NOT_PROTOTYPE)
      if (options[option]) return refuse('optionExcluded', { option, by: 'prototype' })
    if (options.promos.length > 0) return refuse('optionExcluded', { option: 'promos', by: 'prototype' })
  }
  return null
}
