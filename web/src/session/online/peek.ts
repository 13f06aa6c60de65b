// A short look at one of my tables, to know how it stands.

import { effect } from '@preact/signals'

import { Connection } from './connection.ts'
import { changeTable, tableAt } from './my-tables.ts'
import { standingOf } from './turn.ts'

const PATIENCE_MS = 8_000

/** Comes back when it is known, or won't be: then it stays as it was. */
export function peek(id: string): Promise<void> {
  const { at, key } = tableAt(id)
  const connection = new Connection(id, key)
  return new Promise((done) => {
    const { known, house, noTable } = connection
    const end = (): void => {
      clearTimeout(late)
      stop()
      connection.close()
      done()
    }
    const late = setTimeout(end, PATIENCE_MS)
    const stop = effect(() => {
      if (noTable.value === null && (!known.value || !house.value)) return
      const standing = known.value && house.value ? standingOf(known.value, house.value) : null
      // A look is no visit: the table keeps its place in the list.
      if (standing) changeTable(id, { standing, at })
      queueMicrotask(end)
    })
  })
}
