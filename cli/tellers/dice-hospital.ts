// Dice Hospital in words, round by round and phase by phase.

import { type Event, type FinalResult, POINT_SOURCES, type PointSource, type View } from '@grand-rounds/dice-hospital'
import { type Language, sayEvent, sayRefusal, sayResult } from '@grand-rounds/texts'
import { diceHospitalTable } from '../games/dice-hospital.ts'
import type { Table } from '../games/playable.ts'
import { inColumns, indented, nameOf, type Teller } from './teller.ts'

export function diceHospitalTeller(language: Language): Teller {
  return {
    language,
    load: (log) => diceHospitalTable.load(log),
    tell(log) {
      const table = diceHospitalTable.load(log)
      if (!table.ok) return table
      return { ok: true, value: [...course(table.value, language), '', ...outcome(table.value, language)] }
    },
    result: (result) => sayResult(language, result as FinalResult),
    refusal: (refusal) => sayRefusal(language, refusal),
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
