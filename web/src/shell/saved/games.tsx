// My games: every table of this browser, to go on with, to watch again, to save, and what they say in numbers.

import './games.css'

import { useEffect, useState } from 'preact/hooks'

import { Bed } from '../../art/bed.tsx'
import type { GamePage } from '../game-page.ts'
import { words } from '../language.ts'
import { firstGame } from '../pages.ts'
import { Link } from '../route.ts'
import { deleteTable, listTables, type TableRecord } from '../../session/storage.ts'
import { importFile, type Imported } from './files.ts'
import { TableRow } from './table-row.tsx'

type Statistics = Awaited<ReturnType<NonNullable<GamePage['loadStatistics']>>>
type Tables = readonly TableRecord[] | 'loading' | 'noStorage'

export default function Games({ pages }: { readonly pages: readonly GamePage[] }) {
  const { games } = words.value.page
  const [tables, show] = useState<Tables>('loading')
  const [news, tell] = useState<Imported | 'removed' | null>(null)
  const refresh = (): Promise<void> => listTables().then(show, () => show('noStorage'))
  useEffect(() => void refresh(), [])
  const remove = async (id: string): Promise<void> => {
    await deleteTable(id).catch(() => undefined)
    await refresh()
    tell('removed')
    // The button that had the focus is gone with its table.
    document.getElementById('games-title')?.focus()
  }
  const take = async (file: Blob): Promise<void> => {
    tell(await importFile(file).catch(() => 'notImported' as const))
    await refresh()
  }
  return (
    <section class="games" aria-labelledby="games-title">
      <h1 id="games-title" class="screen-title" tabIndex={-1}>
        {games.title}
      </h1>
      <p class="screen-note">{games.note}</p>
      <p class="news" role="status">
        {news !== null && games[news]}
      </p>
      {tables === 'noStorage' && <p class="problem">{games.noStorage}</p>}
      {typeof tables !== 'string' && (
        <>
          {tables.length === 0 && <NoTables />}
          <Lists pages={pages} tables={tables} onRemove={(id) => void remove(id)} />
          <ImportFile onFile={(file) => void take(file)} />
          {pages.map((page) => (
            <StatisticsOf key={page.id} page={page} tables={tables} />
          ))}
        </>
      )}
    </section>
  )
}

/** Fetched when there is something to say. */
function StatisticsOf({ page, tables }: { readonly page: GamePage; readonly tables: readonly TableRecord[] }) {
  const [loaded, show] = useState<Statistics | null>(null)
  const own = tables.filter(({ head, standing }) => head.game === page.id && (standing?.places ?? null) !== null)
  const some = own.length > 0
  useEffect(() => {
    if (some) void page.loadStatistics?.().then(show)
  }, [page, some])
  return loaded && some && <loaded.Statistics tables={own} />
}

function NoTables() {
  const { empty } = words.value.page.games
  return (
    <div class="nothing no-tables">
      <svg class="art" width="96" height="124" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <p>
        <Link class="go" href={`/new/${firstGame()}`}>
          {empty.play}
        </Link>
      </p>
    </div>
  )
}

function Lists({
  pages,
  tables,
  onRemove,
}: {
  readonly pages: readonly GamePage[]
  readonly tables: readonly TableRecord[]
  readonly onRemove: (id: string) => void
}) {
  const { games } = words.value.page
  const over = ({ standing }: TableRecord) => (standing?.places ?? null) !== null
  const lists = [
    { name: games.running, id: 'running', list: tables.filter((table) => !over(table)) },
    { name: games.finished, id: 'finished', list: tables.filter(over) },
  ]
  return (
    <>
      {lists
        .filter(({ list }) => list.length > 0)
        .map(({ name, id, list }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} class="kind-title">
              {name}
            </h2>
            <ul class="table-list">
              {list.map((table) => (
                <TableRow
                  key={table.id}
                  page={pages.find(({ id }) => id === table.head.game)}
                  table={table}
                  onRemove={() => onRemove(table.id)}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

function ImportFile({ onFile }: { readonly onFile: (file: Blob) => void }) {
  const { games } = words.value.page
  return (
    <div class="import">
      <label class="button">
        {games.importFile}
        <input
          class="unseen"
          type="file"
          accept="application/json,.json"
          aria-describedby="import-note"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onFile(file)
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p id="import-note" class="note">
        {games.importNote}
      </p>
    </div>
  )
}
