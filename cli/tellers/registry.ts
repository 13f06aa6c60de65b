// Who tells which game. The words of a game are loaded when one of its games is told.

import type { Language } from '@grand-rounds/texts'
import type { Teller } from './teller.ts'

const TELLERS: Readonly<Record<string, (language: Language) => Promise<Teller | null>>> = {
  'dice-hospital': async (language) => (await import('./dice-hospital.ts')).diceHospitalTeller(language),
  'rush-md': async (language) => (await import('./rush-md.ts')).rushMdTeller(language),
}

/** Null for a game that nobody can tell. */
export async function tellerOf(game: string, language: Language): Promise<Teller | null> {
  const find = Object.hasOwn(TELLERS, game) ? TELLERS[game] : undefined
  return find ? find(language) : null
}
