// The options of a table online: as last time, chosen as at this screen.

import type { Json } from '@grand-rounds/kernel'
import { useState } from 'preact/hooks'

import type { OnlineOptions } from '../../../shell/game-page.ts'
import { words } from '../../../shell/language.ts'
import { ChooseOptions } from './choose-options.tsx'
import { ChoosePreset } from './choose-preset.tsx'
import { playable } from './options.ts'
import { rememberSetup, setupFor } from './remembered.ts'
import type { Setup } from './seats.ts'
import { chosenOptions } from './start.ts'

export const onlineOptions: OnlineOptions = {
  usualSeats: () => Math.max(2, setupFor('online', words.value).seats.length),
  useOptions(seats) {
    const [setup, set] = useState<Setup>(() => setupFor('online', words.value))
    const change = (changes: Partial<Setup>): void => {
      const next = { ...setup, ...changes }
      set(next)
      rememberSetup('online', next, words.value)
    }
    const chosen = chosenOptions(setup)
    const table = playable(chosen, seats)
    return {
      options: table.options as unknown as Json,
      left: (
        <ChoosePreset
          setup={{ ...setup, seats: Array.from({ length: seats }, () => ({ kind: 'person', name: '' })) }}
          onChange={(preset) => change({ preset, mixed: null })}
        />
      ),
      right: (
        <ChooseOptions
          table={table}
          onChange={(changes) => change({ preset: null, mixed: { ...chosen, ...changes } })}
        />
      ),
    }
  },
}
