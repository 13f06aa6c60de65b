// Cards: improvements on offer, the event, medical reports, administrators.

import {
  ADMINISTRATOR_IDS,
  type AdministratorId,
  type DepartmentId,
  type EventCardId,
  type ImprovementId,
  isSpecialist,
  type ReportId,
  REPORTS,
  type SpecialistId,
  type View,
} from '@grand-rounds/dice-hospital'

import { type PatientColour } from '../../../art/colour.ts'
import { DepartmentSigns, SpecialistSigns, tintOf } from '../art/effects.tsx'
import { Furniture } from '../art/furniture.tsx'
import { ColourSign } from '../../../art/pictograms.tsx'
import { StaffMember } from '../art/staff.tsx'
import { words } from '../../../shell/language.ts'
import { thing, type ThingId } from './gesture.ts'
import { Name } from './name.tsx'
import { Thing } from './thing.tsx'

function improvementText(id: ImprovementId): { readonly name: string; readonly text: string } {
  const { departments, specialists } = words.value.diceHospital
  return isSpecialist(id) ? specialists[id] : departments[id]
}

function CardPicture({ id }: { readonly id: ImprovementId }) {
  if (isSpecialist(id)) return <StaffMember meeple={id} />
  return (
    <svg class="art card-room" viewBox="0 0 100 60" aria-hidden="true">
      <path class="line" d="M26 2H74L98 30 74 58H26L2 30Z" style={{ fill: tintOf(id) }} />
      <g transform="translate(27 17) scale(.880)">
        <Furniture department={id} />
      </g>
    </svg>
  )
}

function ImprovementCard({ id, at }: { readonly id: ImprovementId; readonly at: ThingId }) {
  const { name, text } = improvementText(id)
  return (
    <Thing
      id={at}
      name={words.value.common.labelled({ name, text })}
      class="card"
      about={`${name}\n${text}`}
      flies={`card-${id}`}
    >
      <CardPicture id={id} />
      <span class="card-words">
        <b>
          <Name text={name} />
        </b>
        {isSpecialist(id) ? <SpecialistSigns specialist={id} /> : <DepartmentSigns department={id} />}
        <span class="card-text">{text}</span>
      </span>
    </Thing>
  )
}

/** Whole, to be read: in the tray and in lists. */
export function FullCard({ id }: { readonly id: ImprovementId }) {
  const { name, text } = improvementText(id)
  return (
    <div class="full-card">
      <CardPicture id={id} />
      <span>
        <b>{name}</b>
        <span>{text}</span>
      </span>
    </div>
  )
}

export function Improvements({ view, things }: { readonly view: View; readonly things: readonly ThingId[] }) {
  const { page } = words.value
  const row: readonly (DepartmentId | SpecialistId)[] = [...view.departmentRow, ...view.specialistRow]
  if (row.length === 0) return null
  return (
    <section class="panel improvements" aria-labelledby="improvements-title">
      <h2 id="improvements-title">{page.play.onOffer}</h2>
      <div class={row.length > 4 ? 'card-row many' : 'card-row'} data-group="">
        {row.map((id, i) => {
          const at = things[i]
          return at === undefined ? null : <ImprovementCard key={at} id={id} at={at} />
        })}
      </div>
    </section>
  )
}

export function EventPanel({ card }: { readonly card: EventCardId }) {
  const { eventCards, terms } = words.value.diceHospital
  const { name, text, line } = eventCards[card]
  return (
    <section class="panel event-card" aria-label={terms.things.eventCard} data-about={`${name}\n${line}`}>
      <svg class="art" viewBox="0 0 40 40" aria-hidden="true">
        <path class="line" d="M4 16 28 6v26L4 24Z" fill="var(--yellow-light)" />
        <path class="line" d="M28 13q7 6 0 12M9 26l3 9h6l-3-7" fill="var(--sheet)" />
      </svg>
      <p>
        <b>{name}</b> {text}
      </p>
    </section>
  )
}

const COLOURS: readonly PatientColour[] = ['red', 'yellow', 'green']

function ReportCard({ id, row }: { readonly id: ReportId | null; readonly row: 'lower' | 'upper' }) {
  const { reports } = words.value.diceHospital
  const { page } = words.value
  if (id === null) return <span class="report gone" />
  const { dice, points } = REPORTS[id]
  const [red, yellow, green] = dice
  const said = reports.text({ dice: { red, yellow, green }, points })
  const behind = row === 'upper' ? ` ${page.play.behind}` : ''
  const inside = (
    <>
      <span class="report-dice">
        {COLOURS.flatMap((colour, i) =>
          Array.from({ length: dice[i] ?? 0 }, (_, n) => <ColourSign key={`${colour}${n}`} colour={colour} />),
        )}
      </span>
      <b>{points}</b>
    </>
  )
  return (
    <Thing
      id={row === 'lower' ? thing('report', id) : thing('report', `behind-${id}`)}
      name={words.value.common.labelled({ name: reports.titles[id], text: `${said}.${behind}` })}
      about={`${reports.titles[id]}\n${said}`}
      class={`report ${row}`}
    >
      {inside}
    </Thing>
  )
}

export function Reports({ view }: { readonly view: View }) {
  const { page } = words.value
  if (!view.reports) return null
  const { upper, lower, completed } = view.reports
  return (
    <section class="panel reports" aria-labelledby="reports-title">
      <h2 id="reports-title">{page.play.reports({ done: completed.length, all: 6 })}</h2>
      <div class="report-rows" data-group="">
        {upper.map((id, i) => (
          <ReportCard key={`upper${i}`} id={id} row="upper" />
        ))}
        {lower.map((id, i) => (
          <ReportCard key={`lower${i}`} id={id} row="lower" />
        ))}
      </div>
    </section>
  )
}

export function AdministratorCard({
  id,
  edition,
}: {
  readonly id: AdministratorId
  readonly edition: 'final' | 'prototype'
}) {
  const { administrators } = words.value.diceHospital
  const { name, line, text } = administrators[id]
  return (
    <Thing
      id={thing('administrator', id)}
      name={words.value.common.labelled({ name, text: text[edition] })}
      class="admin-card"
    >
      <Portrait id={id} />
      <b>{name}</b>
      <span>{text[edition]}</span>
      <i>{line}</i>
    </Thing>
  )
}

const SUITS = ['var(--blue)', 'var(--green)', 'var(--red)', 'var(--yellow)', 'var(--accent)', 'var(--wood)'] as const
const HAIR = ['var(--wood)', 'var(--tyre)', 'var(--sheet)', 'var(--red-dark)', 'var(--yellow)'] as const
const HAIRCUTS = [
  'M14 15q1-8 8-8t8 8q-8-1-10-4-2 4-6 4Z',
  'M13 22q-2-16 9-16t9 16q-3 0-3-9-7 0-9-3-3 3-3 12Z',
  'M14 14q-1-8 8-8t8 8q-2-3-8-3t-8 3Z',
] as const

/** Eight faces, none of them anybody's. */
export function Portrait({ id }: { readonly id: AdministratorId }) {
  const n = ADMINISTRATOR_IDS.indexOf(id)
  return (
    <svg class="art portrait" viewBox="0 0 44 44" aria-hidden="true">
      <circle class="line" cx="22" cy="22" r="20" fill="var(--accent-soft)" />
      <path class="line" d="M8 36q2-11 14-11t14 11q-6 6-14 6T8 36Z" style={{ fill: SUITS[n % SUITS.length] }} />
      <path class="line" d="M18 26l4 7 4-7" fill="var(--sheet)" />
      <circle class="line" cx="22" cy="17" r="8" fill="var(--yellow-light)" />
      <path class="line" d={HAIRCUTS[n % HAIRCUTS.length]} style={{ fill: HAIR[n % HAIR.length] }} />
      {n % 4 === 1 && <path class="line" d="M16 18h5M23 18h5M21 18h2" fill="none" />}
      <path class="mood" d="M19.500 17.500v1M24.500 17.500v1M19 21.500q3 2 6 0" />
    </svg>
  )
}
