// Who sat where, in a saved game.

import type { SavedGame } from '@grand-rounds/match'

import { words } from '../language.ts'

export function namesOf({ seats, players }: SavedGame): readonly string[] {
  return Array.from(
    { length: seats },
    (_, seat) => players?.[seat]?.name ?? words.value.common.player({ number: seat + 1 }),
  )
}
