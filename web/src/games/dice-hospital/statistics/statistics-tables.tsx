// Records and averages of finished games, as tables that anyone can read.

import { signed } from '@grand-rounds/texts'

import { words } from '../../../shell/language.ts'
import { Link } from '../../../shell/route.ts'
import { rankOf } from '../end/ranks.ts'
import { LEVELS } from '../setup/seats.ts'
import type { TableRecord } from '../standing.ts'
import { grouped, type Played, playedGames, type Records, recordsOf, type Summary } from './statistics.ts'

export function Statistics({ tables }: { readonly tables: readonly TableRecord[] }) {
  const { page, diceHospital } = words.value
  const { games: texts } = page
  const games = playedGames(tables)
  const records = recordsOf(games)
  if (!records) return null
  const contests = games.filter(({ solo }) => !solo)
  const solo = games.filter((game) => game.solo)
  const levels = grouped(contests, ({ against }) => against)
  const presets = (['firstGame', 'standard', 'expert', 'prototype'] as const).map(
    (id) => [id, grouped(contests, ({ preset }) => (preset === id ? id : null)).get(id)] as const,
  )
  const mixed = grouped(contests, ({ preset }) => (preset === null ? 'mixed' : null)).get('mixed')
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" class="kind-title">
        {texts.statistics}
      </h2>
      <p class="note">{texts.statisticsNote}</p>
      <RecordList records={records} />
      <SummaryTable
        caption={texts.byPlayer}
        head={texts.columns.player}
        rows={[...grouped(contests, ({ who }) => who)]}
      />
      <SummaryTable
        caption={texts.byLevel}
        head={texts.columns.level}
        rows={rowsOf(LEVELS.map((level) => [page.setup.levels[level].name, levels.get(level)] as const))}
      />
      <SummaryTable
        caption={texts.byPreset}
        head={texts.columns.game}
        rows={rowsOf([
          ...presets.map(([id, one]) => [diceHospital.presets[id].name, one] as const),
          [page.setup.custom.name, mixed],
        ])}
      />
      <Solo games={solo} />
    </section>
  )
}

function rowsOf(rows: readonly (readonly [string, Summary | undefined])[]): readonly (readonly [string, Summary])[] {
  return rows.flatMap(([name, one]) => (one ? [[name, one] as const] : []))
}

function RecordList({ records }: { readonly records: Records }) {
  const { records: texts } = words.value.page.games
  const held = [
    { name: texts.bestScore, value: records.bestScore.points, by: records.bestScore },
    { name: texts.mostHome, value: records.mostHome.home, by: records.mostHome },
    { name: texts.noneLost, value: records.noneLost, by: null },
    { name: texts.streak, value: records.streak, by: null },
  ]
  return (
    <dl class="records">
      {held.map(({ name, value, by }) => (
        <div key={name} class="panel record">
          <dt>{name}</dt>
          <dd>
            <b>{signed(value)}</b>
            {by && <Link href={`/table/${by.table}`}>{by.who}</Link>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface SummaryTableProps {
  readonly caption: string
  readonly head: string
  readonly rows: readonly (readonly [name: string, of: Summary])[]
}

/** Wide tables scroll on their own, so they must be reachable by keyboard. */
function SummaryTable({ caption, head, rows }: SummaryTableProps) {
  const { columns } = words.value.page.games
  if (rows.length === 0) return null
  return (
    <div class="panel table-panel" role="region" aria-label={caption} tabIndex={0}>
      <table class="statistics">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{columns.games}</th>
            <th scope="col">{columns.wins}</th>
            <th scope="col">{columns.mean}</th>
            <th scope="col">{columns.best}</th>
            <th scope="col">{columns.home}</th>
            <th scope="col">{columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { games, wins, mean, best, home, lost }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{games}</td>
              <td>{`${wins} (${percent(wins / games)})`}</td>
              <td>{decimal(mean)}</td>
              <td>{signed(best)}</td>
              <td>{decimal(home)}</td>
              <td>{decimal(lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Solo({ games }: { readonly games: readonly Played[] }) {
  const { games: texts, end } = words.value.page
  const rows = [...grouped(games, ({ who }) => who)]
  if (rows.length === 0) return null
  return (
    <div class="panel table-panel" role="region" aria-label={texts.solo} tabIndex={0}>
      <table class="statistics">
        <caption>{texts.solo}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.player}</th>
            <th scope="col">{texts.columns.games}</th>
            <th scope="col">{texts.columns.mean}</th>
            <th scope="col">{texts.columns.best}</th>
            <th scope="col">{texts.columns.rank}</th>
            <th scope="col">{texts.columns.home}</th>
            <th scope="col">{texts.columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, one]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{one.games}</td>
              <td>{decimal(one.mean)}</td>
              <td>{signed(one.best)}</td>
              <td>{end.solo.ranks[rankOf(one.best).rank]}</td>
              <td>{decimal(one.home)}</td>
              <td>{decimal(one.lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function decimal(n: number): string {
  return new Intl.NumberFormat(words.value.code, { maximumFractionDigits: 1 }).format(n).replace('-', '−')
}

function percent(n: number): string {
  return new Intl.NumberFormat(words.value.code, { style: 'percent' }).format(n)
}
