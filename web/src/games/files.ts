// Tables as files: out of this browser, and into it.

import { diceHospital } from '@grand-rounds/dice-hospital'

import { words } from '../language.ts'
import { saveFile } from '../replay/save-file.ts'
import { fromFile, playersOf } from '../replay/source.ts'
import { addSavedGame } from '../table/local-table.ts'
import { standingOf } from '../table/standing.ts'
import { findTable, listTables, writeStanding } from '../table/storage.ts'

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
  const last = timeline.moments.at(-1)
  if (found && last) {
    const standing = standingOf({
      view: diceHospital.view(last.state, null),
      result: diceHospital.result(last.state),
      events: timeline.moments.flatMap(({ events }) => events),
      steps: game.entries.length,
      at: game.entries.at(-1)?.at ?? game.at,
    })
    await writeStanding(found.record, standing)
  }
  return 'imported'
}
