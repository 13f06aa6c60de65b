// `grand-rounds replay FILE`: a saved game in words.

import { english, type Language } from '@grand-rounds/texts'
import { type InWords, readSavedGame, sayWhyNot, tellSavedGame } from './saved-game.ts'

export async function replayInWords(text: string, language: Language): Promise<InWords> {
  const saved = await readSavedGame(text, language)
  if (typeof saved === 'string') return { ok: false, line: saved }
  const told = saved.teller.tell(saved.log)
  return told.ok ? { ok: true, lines: told.value } : { ok: false, line: sayWhyNot(saved.teller, told.refusal) }
}

export function run(args: readonly string[]): Promise<number> {
  return tellSavedGame(args, english.commandLine.replay.usage, replayInWords)
}
