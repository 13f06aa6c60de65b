// Tables as files: out of this browser, and into it.

import { canonical } from '@grand-rounds/kernel'
import type { SavedGame } from '@grand-rounds/match'

import { words } from '../language.ts'
import { gameOf, pageOf } from '../pages.ts'
import { saveFile } from '../../session/replay/save-file.ts'
import { fromFile, savedGameOf } from '../../session/replay/source.ts'
import { addSavedGame } from '../../session/local-table.ts'
import { findTable, listTables, writeStanding } from '../../session/storage.ts'

/** Nothing happens when the table has gone in the meantime. */
export async function saveAsFile(id: string): Promise<void> {
  const found = await findTable(id)
  if (!found) return
  const { record, entries } = found
  saveFile(savedGameOf(record, entries))
}

export type Imported = 'imported' | 'known' | 'notImported'

/** A finished game that is here already is not taken twice; one to go on with becomes a table of its own. */
export async function importFile(file: Blob): Promise<Imported> {
  const loaded = await fromFile(file, gameOf)
  if (!loaded.ok) return 'notImported'
  const { game, moments } = loaded
  const page = await pageOf(game.game)
  if (!page) return 'notImported'
  const { game: rules, standingOf } = await page.loadRules()
  const last = moments.at(-1)
  if (last && rules.result(last.state) !== null && (await isHere(game))) return 'known'
  const id = await addSavedGame(game, {
    levels: page.bots.levels,
    names: (seat) => words.value.common.player({ number: seat + 1 }),
  })
  const found = await findTable(id)
  if (found && last) {
    const standing = standingOf({
      view: rules.view(last.state, null),
      result: rules.result(last.state),
      events: moments.flatMap(({ events }) => events),
      steps: game.entries.length,
      at: game.entries.at(-1)?.at ?? game.at,
    })
    await writeStanding(found.record, standing)
  }
  return 'imported'
}

/** To the last step: from one saved game several can have been played to their ends. */
async function isHere(game: SavedGame): Promise<boolean> {
  for (const { id, head } of await listTables()) {
    if (head.seed !== game.seed || head.at !== game.at) continue
    const found = await findTable(id)
    if (found && canonical(savedGameOf(found.record, found.entries).entries) === canonical(game.entries)) return true
  }
  return false
}
