// Ready-made games to choose from; what can't be played with so many says why.

import { sayRefusal } from '@grand-rounds/texts'
import type { PresetId } from '@grand-rounds/texts'

import { words } from '../../../shell/language.ts'
import { playable } from './options.ts'
import { PRESET_IDS, presetOptions } from './presets.ts'
import type { Setup } from './seats.ts'

interface Props {
  readonly setup: Setup
  readonly onChange: (preset: PresetId) => void
}

export function ChoosePreset({ setup, onChange }: Props) {
  const { page, diceHospital } = words.value
  return (
    <fieldset class="panel part choice presets">
      <legend class="unseen">{page.setup.preset}</legend>
      <h2 aria-hidden="true">{page.setup.preset}</h2>
      {PRESET_IDS.map((id) => {
        const why = whyNot(id, setup.seats.length)
        const { name, text } = diceHospital.presets[id]
        return (
          <label key={id}>
            <input
              type="radio"
              name="preset"
              checked={setup.preset === id}
              disabled={why !== null}
              onChange={() => onChange(id)}
            />
            <b>{name}</b> <span>{why ?? text}</span>
          </label>
        )
      })}
      {setup.preset === null && (
        <label>
          <input type="radio" name="preset" checked />
          <b>{page.setup.custom.name}</b> <span>{page.setup.custom.text}</span>
        </label>
      )}
    </fieldset>
  )
}

/** Only the edition is asked for: the rest of a preset that can't be played is left out by itself. */
function whyNot(id: PresetId, seats: number): string | null {
  const { edition } = presetOptions(id)
  const refusal = edition === 'prototype' ? playable(presetOptions(id), seats).excluded.edition : undefined
  return refusal ? sayRefusal(words.value, refusal) : null
}
