// Tables that were left: one click, and the game goes on.

import { useEffect, useState } from 'preact/hooks'

import { SeatMarks } from '../../art/seat-marks.tsx'
import { ago } from '../saved/when.ts'
import { words } from '../language.ts'
import { Link } from '../route.ts'
import { listTables, type TableRecord } from '../../session/storage.ts'

const MOST = 3

export function GoOn() {
  const [tables, show] = useState<readonly TableRecord[]>([])
  useEffect(() => {
    let gone = false
    // Without storage there are no tables to go on with.
    listTables().then(
      (all) => {
        if (!gone) show(all.filter(({ standing }) => (standing?.places ?? null) === null))
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const { home } = words.value.page
  if (tables.length === 0) return null
  return (
    <section class="go-on" aria-labelledby="go-on-title">
      <div class="title-row">
        <h2 id="go-on-title">{home.goOn}</h2>
        <p>
          <Link href="/games">{home.allGames}</Link>
        </p>
      </div>
      <ul class="left-tables">
        {tables.slice(0, MOST).map((table) => (
          <li key={table.id} class="panel way">
            <SeatMarks seats={table.seats} />
            <div>
              <h3>
                <Link href={`/table/${table.id}`}>{home.table({ who: table.seats.map(({ name }) => name) })}</Link>
              </h3>
              <p>{standing(table)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function standing({ standing: now }: TableRecord): string {
  const { page, code } = words.value
  return now === null || now.round === 0
    ? page.home.notBegun
    : page.home.standing({ round: now.round, when: ago(now.at, code) })
}
