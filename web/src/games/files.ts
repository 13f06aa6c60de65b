// Tables as files: out of this browser, and into it.

import { diceHospital } from '@grand-rounds/dice-hospital'

import { words } from '../language.ts'
import { saveFile } from '../replay/save-file.ts'
import { fromFile, playersOf } from '../replay/source.ts'
import type { Timeline } from '../replay/timeline.ts'
import { addSavedGame } from '../table/local-table.ts'
import { findTable, listTables, type Standing, writeStanding } from '../table/storage.ts'

/** Nothing happens when the table has gone in the meantime. */
export async function saveAsFile(id: string): Promise<void> {
  const found = await findTable(id)
  if (!found) return
  const { record, entries } = found
  saveFile({
    ...record.head,
    entries: entries.map(({ by, at, command }) => ({ by, at, command })),
    players: playersOf(record.seats),
  })
}

export type Imported = 'imported' | 'known' | 'notImported'

/** A game that is here already is not taken twice. */
export async function importFile(file: Blob): Promise<Imported> {
  const loaded = await fromFile(file)
  if (!loaded.ok) return 'notImported'
  const { game, timeline } = loaded
  const tables = await listTables()
  if (tables.some(({ head }) => head.seed === game.seed && head.at === game.at)) return 'known'
  const id = await addSavedGame(game, (seat) => words.value.common.player({ number: seat + 1 }))
  const found = await findTable(id)
  if (found)
    await writeStanding(found.record, standingOf(timeline, game.entries.length, game.entries.at(-1)?.at ?? game.at))
  return 'imported'
}

function standingOf({ moments }: Timeline, steps: number, at: number): Standing {
  const last = moments.at(-1)
  if (!last) throw new Error('a game without a moment')
  const { round, hospitals } = diceHospital.view(last.state, null)
  const home = hospitals.map(() => 0)
  for (const event of moments.flatMap(({ events }) => events))
    if (event.type === 'patientsWentHome') home[event.seat] = (home[event.seat] ?? 0) + event.colours.length
  const places = diceHospital.result(last.state)?.places
  return {
    round,
    scores: hospitals.map(({ score }) => score),
    fatalities: hospitals.map(({ fatalities }) => fatalities),
    home,
    places: places ? hospitals.map((_, seat) => places.find((one) => one.seat === seat)?.place ?? 0) : null,
    steps,
    at,
  }
}
