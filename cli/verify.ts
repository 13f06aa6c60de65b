// `grand-rounds verify FILE`: that the dice were fair. The seed of a finished game must have the hash that was shown at
// its start, and every step must follow from it by the rules.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { commitment } from '@grand-rounds/kernel'
import { english, type Language, loadLanguage } from '@grand-rounds/texts'
import { readSavedGame, sayWhyNot } from './saved-game.ts'
import { indented } from './tellers/teller.ts'

export interface Verified {
  readonly ok: boolean
  readonly lines: readonly string[]
}

/** `shown`: the hash from the start, if the file does not have it. */
export async function verifyInWords(text: string, language: Language, shown?: string): Promise<Verified> {
  const saved = await readSavedGame(text, language)
  if (typeof saved === 'string') return { ok: false, lines: [saved] }
  const { log, teller } = saved
  const words = language.commandLine.verify
  // A position was set up by hand: no seed was promised.
  if (!('seed' in log)) return { ok: false, lines: [language.commandLine.replay.notALog] }
  const table = teller.load(log)
  if (!table.ok) return { ok: false, lines: [sayWhyNot(teller, table.refusal)] }
  const hash = commitment(log.seed)
  const promised = shown ?? commitmentIn(text)
  const { result } = table.value
  const lines = [
    promised === null
      ? words.noHash({ hash })
      : promised === hash
        ? words.sameHash({ hash })
        : words.otherHash({ hash, shown: promised }),
    words.replays({ steps: log.entries.length }),
    ...(result === null ? [words.unfinished] : teller.result(result).map(indented)),
  ]
  return { ok: promised === null || promised === hash, lines }
}

function commitmentIn(text: string): string | null {
  const { commitment: shown } = JSON.parse(text) as { readonly commitment?: unknown }
  return typeof shown === 'string' ? shown : null
}

export async function run(args: readonly string[]): Promise<number> {
  const given = readArguments(args)
  const language = given && (await loadLanguage(given.language))
  if (!given || !language) {
    console.error(english.commandLine.verify.usage)
    return 2
  }
  const text = await readFile(given.file, 'utf8').catch(() => null)
  if (text === null) {
    console.error(language.commandLine.replay.unreadable({ file: given.file }))
    return 1
  }
  const { ok, lines } = await verifyInWords(text, language, given.hash)
  for (const line of lines) (ok ? console.log : console.error)(line)
  return ok ? 0 : 1
}

function readArguments(args: readonly string[]) {
  try {
    const options = { language: { type: 'string', default: 'en' }, hash: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    return file === undefined || others.length > 0 ? null : { file, ...values }
  } catch {
    return null
  }
}
