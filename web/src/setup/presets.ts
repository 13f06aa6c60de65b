// Ready-made tables: what each preset says beyond the usual options.

import { defaultOptions, type Options } from '@grand-rounds/dice-hospital'
import type { PresetId } from '@grand-rounds/texts'

export type Chosen = Partial<Options>

export const PRESET_IDS = ['firstGame', 'standard', 'expert', 'prototype'] as const satisfies readonly PresetId[]

const PRESETS: Readonly<Record<PresetId, Chosen>> = {
  firstGame: { administrators: false },
  standard: {},
  expert: { events: true, experimental: true, promos: ['consultant', 'admissionsNurse'] },
  prototype: { edition: 'prototype' },
}

/** Every option, so that nothing of an earlier choice stays. For a solo game, what it excludes is left out later. */
export function presetOptions(preset: PresetId): Options {
  return { ...defaultOptions(2), ...PRESETS[preset] }
}
