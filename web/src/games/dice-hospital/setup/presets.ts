// Ready-made tables: what each preset says beyond the usual options, and which preset a table was set up by.

import { defaultOptions, OPTION_KEYS, type Options } from '@grand-rounds/dice-hospital'
import type { PresetId } from '@grand-rounds/texts'

import { playable } from './options.ts'

export type Chosen = Partial<Options>

export const PRESET_IDS = ['firstGame', 'standard', 'expert', 'prototype'] as const satisfies readonly PresetId[]

const PRESETS: Readonly<Record<PresetId, Chosen>> = {
  // All four books advise one after another for the first game.
  firstGame: { administrators: false, activation: 'inOrder' },
  standard: {},
  expert: { events: true, experimental: true, promos: ['consultant', 'admissionsNurse'] },
  prototype: { edition: 'prototype' },
}

/** What presets were once: tables set up by them keep their names. */
const FORMERLY: readonly (readonly [PresetId, Chosen])[] = [['firstGame', { administrators: false }]]

/** Every option, so that nothing of an earlier choice stays. For a solo game, what it excludes is left out later. */
export function presetOptions(preset: PresetId): Options {
  return { ...defaultOptions(2), ...PRESETS[preset] }
}

/** The preset by which a table of so many was set up, today or formerly; null: its options were mixed by hand. */
export function presetOf(options: Options, seats: number): PresetId | null {
  const today = PRESET_IDS.find((id) => isPlayedAs(options, PRESETS[id], seats))
  return today ?? FORMERLY.find(([, chosen]) => isPlayedAs(options, chosen, seats))?.[0] ?? null
}

function isPlayedAs(options: Options, chosen: Chosen, seats: number): boolean {
  const played = playable({ ...defaultOptions(2), ...chosen }, seats).options
  return OPTION_KEYS.every((key) => JSON.stringify(played[key]) === JSON.stringify(options[key]))
}
