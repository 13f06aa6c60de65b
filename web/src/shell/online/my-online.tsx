// My tables on the server, with those first at which it is my turn. How they stand is asked for in the background.

import './my-online.css'

import { useEffect, useState } from 'preact/hooks'

import { ago } from '../saved/when.ts'
import { words } from '../language.ts'
import { numbered, viewsOf } from './game-here.ts'
import { Link } from '../route.ts'
import { forgetTable, type MyTable, myTables, type Standing } from '../../session/online/my-tables.ts'

const MOST = 6

/** `all`: also those that have ended. */
export function MyOnlineTables({ all = false }: { readonly all?: boolean }) {
  const [tables, show] = useState(myTables)
  useEffect(() => {
    let gone = false
    const again = (): void => {
      if (!gone) show(myTables())
    }
    const running = myTables().filter(({ standing }) => isRunning(standing))
    // Whoever has no table online fetches nothing for it.
    if (running.length > 0)
      void import('../../session/online/peek.ts').then(({ peek }) =>
        Promise.all(running.slice(0, MOST).map(({ id }) => peek(id, viewsOf, numbered).then(again))),
      )
    return () => {
      gone = true
    }
  }, [])
  const { mine } = words.value.page.online
  const listed = tables.filter(({ standing }) => all || isRunning(standing))
  if (listed.length === 0) return null
  const turn = ({ standing }: MyTable) => (standing?.myTurn ? 0 : isRunning(standing) ? 1 : 2)
  const sorted = [...listed].sort((a, b) => turn(a) - turn(b) || b.at - a.at)
  return (
    <section class="go-on" aria-labelledby="my-online-title">
      <div class="title-row">
        <h2 id="my-online-title">{mine.title}</h2>
      </div>
      <ul class="left-tables">
        {sorted.slice(0, all ? sorted.length : MOST).map((table) => (
          <Row
            key={table.id}
            table={table}
            onForget={() => {
              forgetTable(table.id)
              show(myTables())
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function isRunning(standing: Standing | null): boolean {
  return standing?.stage === 'gathering' || standing?.stage === 'playing'
}

function Row({ table, onForget }: { readonly table: MyTable; readonly onForget: () => void }) {
  const { page, code } = words.value
  const { mine } = page.online
  const { id, standing, at } = table
  if (!standing) return null
  const { names, myTurn, stage, round } = standing
  return (
    <li class={myTurn ? 'panel way my-turn' : 'panel way'}>
      <div>
        <h3>
          <Link href={`/t/${id}`}>{names.length > 0 ? page.home.table({ who: names }) : mine.empty}</Link>
        </h3>
        <p>
          {myTurn && <b class="turn-mark">{page.online.play.yourTurn}</b>}{' '}
          {stage === 'playing' ? page.home.standing({ round, when: ago(at, code) }) : mine.stages[stage]}
        </p>
      </div>
      {!isRunning(standing) && (
        <button class="button small forget" type="button" onClick={onForget}>
          {mine.forget}
        </button>
      )}
    </li>
  )
}
