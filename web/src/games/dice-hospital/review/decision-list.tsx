// All decisions of the game, as a list that can be narrowed down.

import type { JudgedDecision } from '@grand-rounds/bots'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { SeatMark } from '../../../art/seat-mark.tsx'
import { words } from '../../../shell/language.ts'
import { type Filter, filtered } from './lines.ts'
import { VerdictSign, verdictWord } from './verdict.tsx'

interface Props {
  readonly decisions: readonly JudgedDecision[]
  readonly names: readonly string[]
  readonly filter: Filter
  readonly picked: number | null
  readonly onFilter: (filter: Filter) => void
  readonly onPick: (decision: number) => void
}

const KINDS = ['draft', 'activation'] as const

export function DecisionList({ decisions, names, filter, picked, onFilter, onPick }: Props) {
  const { review } = words.value.page
  const shown = filtered(decisions, filter)
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const now = list.current?.querySelector('[aria-current]')
    if (!(now instanceof HTMLElement) || !list.current) return
    const { offsetTop, offsetHeight } = now
    const { scrollTop, clientHeight } = list.current
    // Only the list may scroll, and only if it has to.
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop - 8
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight + 8
  }, [picked])
  return (
    <div class="review-list">
      <div class="review-filters" role="group" aria-label={review.filters}>
        {names.length > 1 && (
          <label>
            <span>{review.who}</span>
            <select
              value={filter.seat === null ? '' : String(filter.seat)}
              onChange={({ currentTarget: { value } }) =>
                onFilter({ ...filter, seat: value === '' ? null : Number(value) })
              }
            >
              <option value="">{review.everyone}</option>
              {names.map((name, seat) => (
                <option key={seat} value={String(seat)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{review.kind}</span>
          <select
            value={filter.kind ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onFilter({ ...filter, kind: KINDS.find((kind) => kind === value) ?? null })
            }
          >
            <option value="">{review.kinds.all}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {review.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <button
          class="switch"
          type="button"
          role="switch"
          aria-checked={filter.onlyMistakes}
          onClick={() => onFilter({ ...filter, onlyMistakes: !filter.onlyMistakes })}
        >
          <span>{review.onlyMistakes}</span>
          <span class="track" aria-hidden="true">
            <span class="knob" />
          </span>
        </button>
      </div>
      <p class="note" role="status">
        {shown.length === 0 ? review.none : review.found({ count: shown.length })}
      </p>
      <ol ref={list}>
        {shown.map(({ decision, at }) => (
          <li key={at}>
            <button type="button" aria-current={at === picked ? 'true' : undefined} onClick={() => onPick(at)}>
              <VerdictSign verdict={decision.verdict} />
              <span class="review-what">
                <b>{whatWasDecided(decision)}</b>
                <span>
                  <SeatMark seat={decision.seat} /> {names[decision.seat]} · {roundName(decision.round)}
                </span>
              </span>
              <span class="review-loss">
                <span class="unseen">{verdictWord(decision.verdict)}. </span>
                {decision.verdict !== 'best' && words.value.diceHospital.review.words.lost({ points: decision.loss })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function whatWasDecided(decision: JudgedDecision): string {
  const { stages } = words.value.diceHospital
  return decision.kind === 'activation' ? stages.activation.name : stages[decision.stage].name
}

export function roundName(round: number): string {
  const { diceHospital, page } = words.value
  return round === 0 ? page.replay.before : diceHospital.terms.round({ round })
}
