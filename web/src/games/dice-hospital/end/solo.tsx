// What a solo game came to: a rank, and the reports that were completed or not.

import { type ReportId, REPORTS, type View } from '@grand-rounds/dice-hospital'

import { words } from '../../../shell/language.ts'
import { rankOf } from './ranks.ts'

export function SoloRank({ points }: { readonly points: number }) {
  const { solo } = words.value.page.end
  const { rank, next } = rankOf(points)
  const above = next && { rank: solo.ranks[next.rank] ?? '', points: next.points }
  return (
    <p class="end-rank">
      <strong>{solo.rank({ rank: solo.ranks[rank] ?? '', points })}</strong>
      {above && <> {solo.next(above)}</>}
    </p>
  )
}

export function SoloReports({ reports }: { readonly reports: NonNullable<View['reports']> }) {
  const { solo } = words.value.page.end
  const missed = [...reports.lower, ...reports.upper].filter((id) => id !== null)
  return (
    <section class="panel end-part" aria-labelledby="end-reports">
      <h2 id="end-reports">{solo.reportsTitle}</h2>
      <Reports title={solo.done} reports={reports.completed} done />
      <Reports title={solo.missed} reports={missed} />
    </section>
  )
}

interface Props {
  readonly title: string
  readonly reports: readonly ReportId[]
  readonly done?: boolean
}

function Reports({ title, reports, done = false }: Props) {
  const texts = words.value.diceHospital.reports
  return (
    <>
      <h3>{words.value.common.labelled({ name: title, text: String(reports.length) })}</h3>
      <ul class="end-reports">
        {reports.map((id) => {
          const { dice, points } = REPORTS[id]
          const [red, yellow, green] = dice
          return (
            <li key={id} class={done ? 'is-done' : ''}>
              <strong>{texts.titles[id]}</strong>
              <span>{texts.text({ dice: { red, yellow, green }, points })}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
