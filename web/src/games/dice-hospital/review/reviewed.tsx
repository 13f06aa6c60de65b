// A review that is done: how well everyone played, who was ahead when, and every decision.

import type { JudgedDecision, Review } from '@grand-rounds/bots'
import type { SavedGame } from '@grand-rounds/match'
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import type { Timeline } from '../replay/timeline.ts'
import { Accuracy } from './accuracy.tsx'
import { DecisionDetail } from './decision-detail.tsx'
import { DecisionList } from './decision-list.tsx'
import { LeadChart } from './lead-chart.tsx'
import type { Filter } from './lines.ts'

interface Props {
  /** Of the table. */
  readonly id: string
  readonly game: SavedGame
  readonly timeline: Timeline
  readonly review: Review
  readonly names: readonly string[]
}

export function Reviewed({ id, game, timeline, review, names }: Props) {
  const [picked, setPicked] = useState<number | null>(() => costliest(review))
  const part = useRef<HTMLElement>(null)
  const pickAndShow = (at: number) => {
    setPicked(at)
    part.current?.scrollIntoView()
  }
  return (
    <>
      <div class="review-top">
        <Accuracy review={review} names={names} />
        <LeadChart review={review} names={names} onPick={pickAndShow} />
      </div>
      <Decisions
        id={id}
        game={game}
        timeline={timeline}
        decisions={review.decisions}
        names={names}
        picked={picked}
        onPick={setPicked}
        part={part}
      />
    </>
  )
}

interface DecisionsProps extends Omit<Props, 'review'> {
  readonly decisions: readonly JudgedDecision[]
  readonly picked: number | null
  readonly onPick: (at: number) => void
  readonly part?: RefObject<HTMLElement | null>
}

/** Those that are judged, the newest last, and one of them at length. */
export function Decisions({ id, game, timeline, decisions, names, picked, onPick, part }: DecisionsProps) {
  const texts = words.value.page.review
  const [filter, setFilter] = useState<Filter>({ seat: null, kind: null, onlyMistakes: false })
  const decision = picked === null ? undefined : decisions[picked]
  return (
    <section class="panel review-part" {...(part ? { ref: part } : {})} aria-labelledby="review-decisions">
      <h2 id="review-decisions">{texts.decisionsTitle}</h2>
      <div class="review-decisions">
        <DecisionList
          decisions={decisions}
          names={names}
          filter={filter}
          picked={picked}
          onFilter={setFilter}
          onPick={onPick}
        />
        {decision ? (
          <DecisionDetail id={id} log={game} timeline={timeline} decision={decision} names={names} />
        ) : (
          <p class="note">{texts.pick}</p>
        )}
      </div>
    </section>
  )
}

/** What most could be learned from. */
function costliest({ decisions }: Review): number | null {
  let worst: number | null = null
  for (const [at, { loss }] of decisions.entries()) {
    if (worst === null || loss > (decisions[worst]?.loss ?? 0)) worst = at
  }
  return worst
}
