// Who was ahead when, and where that turned.

import type { Review } from '@grand-rounds/bots'
import { signed } from '@grand-rounds/texts'

import { ChartTable } from '../../../kit/charts/chart-table.tsx'
import { LineChart } from '../../../kit/charts/line-chart.tsx'
import { SeatMark } from '../../../art/seat-mark.tsx'
import { words } from '../../../shell/language.ts'
import { leads } from './lines.ts'

interface Props {
  readonly review: Review
  readonly names: readonly string[]
  readonly onPick: (decision: number) => void
}

export function LeadChart({ review, names, onPick }: Props) {
  const { page, diceHospital, code } = words.value
  const { standings, turningPoints } = review
  const texts = page.review
  const said = diceHospital.review.words
  const number = new Intl.NumberFormat(code, { maximumFractionDigits: 1, signDisplay: 'negative' })
  const lines = leads(standings)
  const solo = lines.length === 1
  const title = solo ? texts.leadTitleSolo : texts.leadTitle
  const marks = turningPoints.flatMap(({ round, moment, seat }) => {
    const column = standings.findIndex((one) => one.round === round && one.moment === moment)
    return column < 0 ? [] : [{ column, seat }]
  })
  return (
    <section class="panel review-part" aria-labelledby="review-lead">
      <h2 id="review-lead">{title}</h2>
      <p class="note">{solo ? texts.leadNoteSolo : texts.leadNote}</p>
      <LineChart
        label={texts.leadChart({
          last: lines.map((line, seat) => ({ who: names[seat] ?? '', points: number.format(line.at(-1) ?? 0) })),
        })}
        columns={standings.map(({ round, moment }) => (moment === 'draft' ? String(round) : ''))}
        series={lines.map((values, seat) => ({ seat, name: names[seat] ?? '', values }))}
        format={signed}
        marks={marks}
        height={280}
      />
      <details class="chart-more">
        <summary>{texts.asTable}</summary>
        <ChartTable
          caption={title}
          heads={[texts.player, ...names]}
          rows={standings.map(({ round, moment }, i) => ({
            key: `${round} ${moment}`,
            head: moment === 'draft' ? texts.beforeShift({ round }) : texts.afterShift({ round }),
            cells: lines.map((line) => number.format(line[i] ?? 0)),
          }))}
        />
      </details>
      {!solo && (
        <>
          <h3>{said.turningPoints}</h3>
          {turningPoints.length === 0 ? (
            <p>{said.noTurningPoints}</p>
          ) : (
            <ul class="review-turns">
              {turningPoints.map(({ decision, seat, ...turn }) => (
                <li key={`${turn.round} ${turn.moment}`}>
                  <SeatMark seat={seat} />
                  {decision === null ? (
                    <span>{said.turningPoint({ who: names[seat] ?? '', ...turn })}</span>
                  ) : (
                    <button type="button" class="review-link" onClick={() => onPick(decision)}>
                      {said.turningPoint({ who: names[seat] ?? '', ...turn })}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
