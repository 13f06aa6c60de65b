// `grand-rounds replay FILE`: a saved game in words, round by round and phase by phase.

import { type Event, type FinalResult, POINT_SOURCES, type PointSource, type View } from '@grand-rounds/dice-hospital'
import { english, type Language, sayEvent, sayResult } from '@grand-rounds/texts'
import { diceHospitalTable } from './games/dice-hospital.ts'
import type { Table } from './games/playable.ts'
import { inColumns, indented, type InWords, nameOf, readSavedGame, sayWhyNot, tellSavedGame } from './saved-game.ts'

export function replayInWords(text: string, language: Language): InWords {
  const log = readSavedGame(text, language)
  if (typeof log === 'string') return { ok: false, line: log }
  const table = diceHospitalTable.load(log)
  if (!table.ok) return { ok: false, line: sayWhyNot(language, table.refusal) }
  return { ok: true, lines: [...course(table.value, language), '', ...outcome(table.value, language)] }
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

/** A row for each source that gave anyone points, a column for each player. */
function pointsBySource({ hospitals }: View, language: Language): readonly string[] {
  const from = (seat: number, source: PointSource) =>
    (hospitals[seat]?.points ?? []).reduce((sum, entry) => sum + (entry.source === source ? entry.points : 0), 0)
  const seats = hospitals.map((_, seat) => seat)
  return inColumns([
    ['', ...seats.map((seat) => nameOf(language, seat))],
    ...POINT_SOURCES.filter((source) => seats.some((seat) => from(seat, source) !== 0)).map((source) => [
      language.diceHospital.pointSources[source],
      ...seats.map((seat) => String(from(seat, source))),
    ]),
    [language.commandLine.replay.total, ...hospitals.map(({ score }) => String(score))],
  ])
}

export function run(args: readonly string[]): Promise<number> {
  return tellSavedGame(args, english.commandLine.replay.usage, replayInWords)
}
