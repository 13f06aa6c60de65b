// `grand-rounds replay FILE`: a saved game in words, round by round and phase by phase.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  diceHospital,
  type Event,
  type FinalResult,
  POINT_SOURCES,
  type PointSource,
  type View,
} from '@grand-rounds/dice-hospital'
import {
  availableLanguages,
  english,
  type Language,
  loadLanguage,
  sayEvent,
  sayRefusal,
  sayResult,
} from '@grand-rounds/texts'
import { diceHospitalTable } from './games/dice-hospital.ts'
import type { Table } from './games/playable.ts'
import { readLog } from './games/saved.ts'

export type InWords =
  | { readonly ok: true; readonly lines: readonly string[] }
  /** One line that says what is wrong with the file. */
  | { readonly ok: false; readonly line: string }

export function replayInWords(text: string, language: Language): InWords {
  const words = language.commandLine.replay
  const json = parse(text)
  if (json === undefined) return { ok: false, line: words.notJson }
  const log = readLog(json)
  if (!log.ok) return { ok: false, line: words.notALog }
  if (log.value.game !== diceHospital.id) return { ok: false, line: words.otherGame({ game: log.value.game }) }
  const table = diceHospitalTable.load(log.value)
  if (table.ok) return { ok: true, lines: [...course(table.value, language), '', ...outcome(table.value, language)] }
  const why = sayRefusal(language, table.refusal)
  const entry = table.refusal.data?.['entry']
  const line = typeof entry === 'number' ? words.badEntry({ entry: entry + 1, why }) : words.badStart({ why })
  return { ok: false, line }
}

/** JSON has no undefined, so that it can stand for a text which is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Nothing is hidden any more: all see what each has seen. */
function course(table: Table, language: Language): readonly string[] {
  const lines = [language.diceHospital.name]
  let indent = ''
  for (const event of table.events(0) as readonly Event[]) {
    const sentence = sayEvent(language, event)
    if (event.type === 'roundStarted') {
      lines.push('', sentence)
      indent = '  '
    } else if (event.type === 'phaseStarted') {
      lines.push(`  ${sentence}`)
      indent = '    '
    } else lines.push(indent + sentence)
  }
  return lines
}

function outcome(table: Table, language: Language): readonly string[] {
  const words = language.commandLine.replay
  const view = table.view(null) as View
  const points = [words.pointsBySource, ...pointsBySource(view, language)]
  if (table.result === null) {
    const who = table.toAct.map((seat) => nameOf(language, seat))
    return [words.unfinished({ round: view.round, who }), '', ...points]
  }
  return [words.standings, ...sayResult(language, table.result as FinalResult).map(indented), '', ...points]
}

const indented = (line: string) => `  ${line}`
const nameOf = (language: Language, seat: number) => language.common.player({ number: seat + 1 })

/** A row for each source that gave anyone points, a column for each player. */
function pointsBySource({ hospitals }: View, language: Language): readonly string[] {
  const from = (seat: number, source: PointSource) =>
    (hospitals[seat]?.points ?? []).reduce((sum, entry) => sum + (entry.source === source ? entry.points : 0), 0)
  const seats = hospitals.map((_, seat) => seat)
  const rows: readonly (readonly string[])[] = [
    ['', ...seats.map((seat) => nameOf(language, seat))],
    ...POINT_SOURCES.filter((source) => seats.some((seat) => from(seat, source) !== 0)).map((source) => [
      language.diceHospital.pointSources[source],
      ...seats.map((seat) => String(from(seat, source))),
    ]),
    [language.commandLine.replay.total, ...hospitals.map(({ score }) => String(score))],
  ]
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map(([head = '', ...cells]) =>
    indented([head.padEnd(width(0)), ...cells.map((cell, i) => cell.padStart(width(i + 1)))].join('  ')),
  )
}

export async function run(args: readonly string[]): Promise<number> {
  const given = readArguments(args)
  if (given === null) return complain(english.commandLine.replay.usage, 2)
  const language = await loadLanguage(given.code)
  if (!language) {
    const codes = availableLanguages()
    return complain(english.commandLine.replay.noSuchLanguage({ code: given.code, codes }), 2)
  }
  const text = await readFile(given.file, 'utf8').catch(() => null)
  if (text === null) return complain(language.commandLine.replay.unreadable({ file: given.file }), 1)
  const told = replayInWords(text, language)
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
