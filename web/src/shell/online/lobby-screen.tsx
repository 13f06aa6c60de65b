// Tables on the server: mine, and those that wait for someone.

import '../style/home.css'
import './online.css'

import type { OpenTable } from '@grand-rounds/protocol'
import { TABLE_CLOCKS } from '@grand-rounds/match'
import { useEffect, useState } from 'preact/hooks'

import { SeatMarks } from '../../art/seat-marks.tsx'
import { ago } from '../saved/when.ts'
import { words } from '../language.ts'
import { Link } from '../route.ts'
import { openTables } from '../../session/online/api.ts'
import { MyOnlineTables } from './my-online.tsx'
import { useRules } from './game-here.ts'

const AGAIN_MS = 10_000

/** Undefined: not asked yet; null: it could not be asked. */
function useOpenTables(): readonly OpenTable[] | null | undefined {
  const [tables, show] = useState<readonly OpenTable[] | null>()
  useEffect(() => {
    let gone = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const found = await openTables()
      if (!gone) show(found)
    }
    void ask()
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [])
  return tables
}

export default function Lobby() {
  const { online, frame } = words.value.page
  const { list } = online
  const tables = useOpenTables()
  return (
    <div class="lobby">
      <h1 class="screen-title">{list.title}</h1>
      <p class="screen-note">{list.note}</p>
      <p>
        <Link class="go big" href="/online/new">
          {list.make}
        </Link>
      </p>
      <MyOnlineTables all />
      <section aria-labelledby="open-title">
        <div class="title-row">
          <h2 id="open-title">{list.open}</h2>
          <p>{list.openNote}</p>
        </div>
        <p role="status">
          {tables === undefined ? frame.loading : tables === null ? list.failed : tables.length === 0 ? list.none : ''}
        </p>
        <ul class="left-tables">
          {(tables ?? []).map((table) => (
            <OpenTableRow key={table.id} table={table} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function OpenTableRow({ table }: { readonly table: OpenTable }) {
  const { page, code } = words.value
  const { list, make } = page.online
  const rules = useRules(table.game)
  const { id, taken, seats, options, since } = table
  const clock = TABLE_CLOCKS.find((one) => one === table.clock) ?? 'none'
  return (
    <li class="panel way">
      <SeatMarks seats={taken.map((name) => ({ kind: 'person', name }))} />
      <div>
        <h3>
          <Link href={`/t/${id}`}>
            {taken.length > 0 ? page.home.table({ who: taken }) : list.nobody} ·{' '}
            {list.free({ count: seats - taken.length })}
          </Link>
        </h3>
        <p>
          {rules && `${rules.sayOptions(options, seats)} · `}
          {make.clocks[clock].name} · {ago(since, code)}
        </p>
      </div>
    </li>
  )
}
