// The end of a game: who won, how it came to that, and what next.

import { diceHospital, type Event, imagine, type View } from '@grand-rounds/dice-hospital'
import { type Log, seedFrom } from '@grand-rounds/kernel'
import { sayResult } from '@grand-rounds/texts'
import { useEffect, useMemo, useRef } from 'preact/hooks'

import { SeatMark } from '../../../art/seat-mark.tsx'
import { words } from '../../../shell/language.ts'
import { playersOf } from '../../../session/replay/source.ts'
import type { SeatKeeper } from '../../../session/link.ts'
import { GoingHome } from './going-home.tsx'
import { type Highlight, highlights } from './highlights.ts'
import { ScoreTables } from './score-tables.tsx'
import { Share } from './share.tsx'
import { SoloRank, SoloReports } from './solo.tsx'
import './end.css'

interface Props {
  readonly log: Log
  readonly view: View
  readonly seats: readonly SeatKeeper[]
  /** The ready-made table that it was, if it was one. */
  readonly preset?: string | null
  /** All of the game, as anyone may know them once it is over. */
  readonly events: readonly Event[]
  rematch(): void
  review(): void
  replay(): void
  home(): void
}

export function EndOfGame({ log, view, seats, preset = null, events, rematch, review, replay, home }: Props) {
  const { end } = words.value.page
  const names = seats.map(({ name }) => name)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const result = useMemo(() => diceHospital.result(imagine(view, seedFrom('the end'))), [view])
  if (result === null) return null
  const [ending = ''] = sayResult(words.value, result, names)
  const standings = [...result.places].sort((a, b) => a.place - b.place || a.seat - b.seat)
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '')
  const solo = seats.length === 1
  return (
    <section class="end" aria-labelledby="end-title">
      <div class="end-top">
        <div class="end-words">
          <p class="end-over">{end.title}</p>
          <h1 id="end-title" ref={heading} tabIndex={-1}>
            {ending}
          </h1>
          {solo ? <SoloRank points={standings[0]?.points ?? 0} /> : <Standings standings={standings} names={names} />}
          <div class="end-actions" role="group" aria-label={end.actions.label}>
            <button class="go" type="button" onClick={rematch}>
              {end.actions.again}
            </button>
            <button class="button" type="button" onClick={review}>
              {end.actions.review}
            </button>
            <button class="button" type="button" onClick={replay}>
              {end.actions.replay}
            </button>
            <Share game={{ ...log, players: playersOf(seats), ...(preset === null ? {} : { preset }) }} />
            <button class="button" type="button" onClick={home}>
              {end.actions.home}
            </button>
          </div>
        </div>
        <GoingHome label={end.scene({ who: winners.join(', ') })} />
      </div>
      <div class="end-parts">
        <ScoreTables view={view} names={names} />
        {view.reports && <SoloReports reports={view.reports} />}
        <Told all={highlights(view, events)} names={names} />
      </div>
    </section>
  )
}

interface StandingsProps {
  readonly standings: readonly { readonly seat: number; readonly place: number; readonly points: number }[]
  readonly names: readonly string[]
}

function Standings({ standings, names }: StandingsProps) {
  const { terms } = words.value.diceHospital
  return (
    <ol class="end-standings" aria-label={words.value.page.end.standings}>
      {standings.map(({ seat, place, points }) => (
        <li key={seat} value={place}>
          <span class="end-place" aria-hidden="true">
            {place}
          </span>
          <SeatMark seat={seat} />
          <span class="end-name">{names[seat]}</span>
          <strong>{terms.points({ count: points })}</strong>
        </li>
      ))}
    </ol>
  )
}

function Told({ all, names }: { readonly all: readonly Highlight[]; readonly names: readonly string[] }) {
  const { momentsTitle } = words.value.page.end
  if (all.length === 0) return null
  return (
    <section class="panel end-part" aria-labelledby="end-moments">
      <h2 id="end-moments">{momentsTitle}</h2>
      <ul class="end-moments">
        {all.map((highlight) => (
          <li key={highlight.kind}>{tell(highlight, names)}</li>
        ))}
      </ul>
    </section>
  )
}

function tell(highlight: Highlight, names: readonly string[]): string {
  const { moments } = words.value.page.end
  const nameOf = (seat: number) => names[seat] ?? words.value.common.player({ number: seat + 1 })
  if (highlight.kind === 'noneLost') return moments.noneLost({ who: highlight.seats.map(nameOf) })
  const who = nameOf(highlight.seat)
  const { round } = highlight
  switch (highlight.kind) {
    case 'mostHome':
      return moments.mostHome({ who, round, count: highlight.count })
    case 'worstRound':
      return moments.worstRound({ who, round, count: highlight.count })
    case 'bestRound':
      return moments.bestRound({ who, round, points: highlight.points })
    case 'cameBack':
      return moments.cameBack({ who, round, points: highlight.points })
    case 'emptyWards':
      return moments.emptyWards({ who, round })
    case 'ledFrom':
      return moments.ledFrom({ who, round })
  }
}
