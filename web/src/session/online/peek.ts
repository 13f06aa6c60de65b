// A short look at one of my tables, to know how it stands.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { effect } from '@preact/signals'

import type { Views } from '../link.ts'
import { Connection } from './connection.ts'
import { changeTable, tableAt } from './my-tables.ts'
import { standingOf } from './turn.ts'

const PATIENCE_MS = 8_000

/** What is to be known of a game to say how a table of it stands; null: there is no such game. */
type ViewsOf = (game: string) => Promise<Views<unknown> | null>

/** Comes back when it is known, or won't be: then it stays as it was. */
export function peek(id: string, viewsOf: ViewsOf, nameOf: (seat: number) => string): Promise<void> {
  const { at, key } = tableAt(id)
  const connection = new Connection(id, key, nameOf)
  return new Promise((done) => {
    const { known, house, noTable } = connection
    const end = (): void => {
      clearTimeout(late)
      stop()
      connection.close()
      done()
    }
    const late = setTimeout(end, PATIENCE_MS)
    const keep = async (seen: Known, around: HouseView): Promise<void> => {
      const views = await viewsOf(seen.game)
      const standing = views && standingOf(seen, around, views)
      // A look is no visit: the table keeps its place in the list.
      if (standing) changeTable(id, { standing, at })
    }
    const stop = effect(() => {
      if (known.value && house.value) void keep(known.value, house.value).finally(end)
      else if (noTable.value !== null) queueMicrotask(end)
    })
  })
}
