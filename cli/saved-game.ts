// What `replay`, `review` and `verify` have in common: a file with a saved game, in a language.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Refusal } from '@grand-rounds/kernel'
import { availableLanguages, english, type Language, loadLanguage } from '@grand-rounds/texts'
import { readLog, type SavedLog } from './games/saved.ts'
import { tellerOf } from './tellers/registry.ts'
import type { Teller } from './tellers/teller.ts'

export type InWords =
  | { readonly ok: true; readonly lines: readonly string[] }
  /** One line that says what is wrong with the file. */
  | { readonly ok: false; readonly line: string }

/** Reads the file that the arguments name, and prints what is made of it; gives the exit code. */
export async function tellSavedGame(
  args: readonly string[],
  usage: string,
  tell: (text: string, language: Language) => Promise<InWords>,
): Promise<number> {
  const given = readArguments(args)
  if (given === null) return complain(usage, 2)
  const language = await loadLanguage(given.code)
  if (!language) {
    const codes = availableLanguages()
    return complain(english.commandLine.replay.noSuchLanguage({ code: given.code, codes }), 2)
  }
  const text = await readFile(given.file, 'utf8').catch(() => null)
  if (text === null) return complain(language.commandLine.replay.unreadable({ file: given.file }), 1)
  const told = await tell(text, language)
  if (!told.ok) return complain(told.line, 1)
  // Whoever listened (a pager, `head`) may go before the end.
  process.stdout.on('error', () => process.exit(0))
  process.stdout.write(`${told.lines.join('\n')}\n`)
  return 0
}

function readArguments(args: readonly string[]): { readonly file: string; readonly code: string } | null {
  try {
    const options = { language: { type: 'string', default: 'en' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    return file === undefined || others.length > 0 ? null : { file, code: values.language }
  } catch {
    return null
  }
}

function complain(line: string, code: number): number {
  console.error(line)
  return code
}

interface SavedGame {
  readonly log: SavedLog
  readonly teller: Teller
}

/** The record of a game and who tells it, or a line that says why it is none. */
export async function readSavedGame(text: string, language: Language): Promise<SavedGame | string> {
  const words = language.commandLine.replay
  const json = parse(text)
  if (json === undefined) return words.notJson
  const log = readLog(json)
  if (!log.ok) return words.notALog
  const teller = await tellerOf(log.value.game, language)
  return teller ? { log: log.value, teller } : words.otherGame({ game: log.value.game })
}

/** JSON has no undefined, so that it can stand for a text which is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Why the record can't be played; a refusal of an order names the entry. */
export function sayWhyNot(teller: Teller, refusal: Refusal): string {
  const words = teller.language.commandLine.replay
  const why = teller.refusal(refusal)
  const entry = refusal.data?.['entry']
  return typeof entry === 'number' ? words.badEntry({ entry: entry + 1, why }) : words.badStart({ why })
}
