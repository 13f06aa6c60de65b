// The score taken apart, as tables and as lines.

import type { View } from '@grand-rounds/dice-hospital'
import { signed } from '@grand-rounds/texts'

import { ChartTable } from '../../../kit/charts/chart-table.tsx'
import { LineChart } from '../../../kit/charts/line-chart.tsx'
import { SeatMark } from '../../../art/seat-mark.tsx'
import { words } from '../../../shell/language.ts'
import { type Column, type ScoreSheet, scoreSheet } from './score-sheet.ts'

interface Props {
  readonly view: View
  readonly names: readonly string[]
}

export function ScoreTables({ view, names }: Props) {
  const sheet = scoreSheet(view)
  return (
    <>
      <section class="panel end-part" aria-labelledby="end-chart">
        <h2 id="end-chart">{words.value.page.end.chartTitle}</h2>
        <ScoreByRound sheet={sheet} names={names} />
      </section>
      <section class="panel end-part" aria-labelledby="end-sources">
        <h2 id="end-sources">{words.value.page.end.scoreTitle}</h2>
        <ScoreBySource sheet={sheet} names={names} />
      </section>
    </>
  )
}

interface SheetProps {
  readonly sheet: ScoreSheet
  readonly names: readonly string[]
}

function columnName(column: Column): string {
  return column === 'end' ? words.value.page.end.reckoning : String(column)
}

function ScoreByRound({ sheet, names }: SheetProps) {
  const { end } = words.value.page
  const nameOf = (seat: number) => names[seat] ?? words.value.common.player({ number: seat + 1 })
  const columns = sheet.columns.map(columnName)
  return (
    <>
      <LineChart
        label={end.chart({ scores: sheet.seats.map(({ seat, total }) => ({ who: nameOf(seat), points: total })) })}
        columns={columns}
        format={signed}
        series={sheet.seats.map(({ seat, after }) => ({ seat, name: nameOf(seat), values: after }))}
      />
      <details class="chart-more">
        <summary>{end.asTable}</summary>
        <ChartTable
          caption={end.byRound}
          heads={[end.player, ...columns, end.total]}
          rows={sheet.seats.map(({ seat, byColumn, total }) => ({
            key: seat,
            head: <Named seat={seat} name={nameOf(seat)} />,
            cells: [...byColumn.map(signed), <strong key="total">{signed(total)}</strong>],
          }))}
        />
      </details>
    </>
  )
}

function ScoreBySource({ sheet, names }: SheetProps) {
  const { end } = words.value.page
  const { pointSources } = words.value.diceHospital
  const nameOf = (seat: number) => names[seat] ?? words.value.common.player({ number: seat + 1 })
  const most = Math.max(1, ...sheet.seats.flatMap(({ bySource }) => bySource.map(Math.abs)))
  return (
    <ChartTable
      caption={end.bySource}
      heads={[end.source, ...sheet.seats.map(({ seat }) => nameOf(seat))]}
      rows={[
        ...sheet.sources.map((source, i) => ({
          key: source,
          head: <span class="end-source">{pointSources[source]}</span>,
          cells: sheet.seats.map(({ seat, bySource }) => (
            <Amount key={seat} points={bySource[i] ?? 0} seat={seat} most={most} />
          )),
        })),
        {
          key: 'total',
          head: <strong>{end.total}</strong>,
          cells: sheet.seats.map(({ seat, total }) => <strong key={seat}>{signed(total)}</strong>),
        },
      ]}
    />
  )
}

function Named({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <>
      <SeatMark seat={seat} /> {name}
    </>
  )
}

/** A number with a bar as long as it is large; what was lost is hatched. */
function Amount({ points, seat, most }: { readonly points: number; readonly seat: number; readonly most: number }) {
  const width = Math.round((Math.abs(points) / most) * 40)
  return (
    <span class="end-amount">
      {points !== 0 && (
        <span
          class={points < 0 ? 'end-bar is-lost' : `end-bar seat-back-${seat % 4}`}
          style={{ width: `${width}px` }}
          aria-hidden="true"
        />
      )}
      <span>{signed(points)}</span>
    </span>
  )
}
