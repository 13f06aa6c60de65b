// One decision: in words, and on the board, as it was played or as it could have been, step by step.

import type { JudgedDecision } from '@grand-rounds/bots'
import type { Command, View } from '@grand-rounds/dice-hospital'
import type { Log } from '@grand-rounds/kernel'
import { sayCommand } from '@grand-rounds/texts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { castOf } from '../board/cast.ts'
import { thing, type ThingId } from '../board/gesture.ts'
import { Tip } from '../../../kit/tip.tsx'
import { pointsAt } from '../play/whereabouts.ts'
import { shownView } from '../replay/moves.ts'
import { ReadOnlyBoard } from '../replay/read-only-board.tsx'
import type { Timeline } from '../replay/timeline.ts'
import { Link } from '../../../shell/route.ts'
import { roundName, whatWasDecided } from './decision-list.tsx'
import { betterCommands, lineFrom, openAt, playedCommands } from './lines.ts'
import { VerdictSign, verdictWord } from './verdict.tsx'

interface Props {
  /** Of the table. */
  readonly id: string
  readonly log: Log
  readonly timeline: Timeline
  readonly decision: JudgedDecision
  readonly names: readonly string[]
}

type LineName = 'played' | 'better'

export function DecisionDetail({ id, log, timeline, decision, names }: Props) {
  const { review } = words.value.page
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  const [shown, setShown] = useState<LineName>('played')
  const [step, setStep] = useState(0)
  useEffect(() => {
    setShown(betterCommands(decision) === null ? 'played' : 'better')
    setStep(0)
    if (!first.current) heading.current?.focus({ preventScroll: true })
    first.current = false
  }, [decision])
  const played = useMemo(() => playedCommands(log, timeline, decision), [log, timeline, decision])
  const better = useMemo(() => betterCommands(decision), [decision])
  const commands = shown === 'better' && better ? better : played
  const open = timeline.moments[openAt(timeline, decision)]?.state
  const line = useMemo(() => open && lineFrom(open, decision.seat, commands), [open, decision, commands])
  if (!line) return null
  const at = Math.min(step, line.commands.length)
  const who = names[decision.seat] ?? ''
  return (
    <div class="review-detail">
      <h3 ref={heading} tabIndex={-1}>
        <VerdictSign verdict={decision.verdict} />
        <span>
          {whatWasDecided(decision)}: {verdictWord(decision.verdict)}
        </span>
      </h3>
      <p class="note">
        {who} · {roundName(decision.round)}
      </p>
      <Judgement decision={decision} who={who} />
      {better ? (
        <fieldset class="choice review-lines">
          <legend class="unseen">{review.line}</legend>
          <div class="choice-row">
            {(['played', 'better'] as const).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="line"
                  checked={shown === name}
                  onChange={() => {
                    setShown(name)
                    setStep(0)
                  }}
                />
                {review[name]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p class="review-well">{review.nothingBetter}</p>
      )}
      <Steps commands={line.commands} at={at} onGo={setStep} />
      <Board line={line} at={at} decision={decision} names={names} />
      <p>
        <Link class="button small" href={`/table/${id}/replay#${openAt(timeline, decision)}`}>
          {review.watchFromHere}
        </Link>
      </p>
    </div>
  )
}

function Judgement({ decision, who }: { readonly decision: JudgedDecision; readonly who: string }) {
  const { diceHospital, page } = words.value
  const said = diceHospital.review.words
  if (decision.kind === 'activation') {
    const { reached, best } = decision
    return (
      <p>
        {said.reached({ who, points: reached.points, best: best.points })}{' '}
        {best.proved ? said.proved : said.atMost({ value: best.bound })}
      </p>
    )
  }
  const best = decision.options[0]?.worth ?? 0
  return (
    <details class="chart-more">
      <summary>{page.review.options}</summary>
      <ol class="review-options">
        {decision.options.slice(0, 8).map(({ command, worth }) => {
          const taken = JSON.stringify(command) === JSON.stringify(decision.chosen)
          return (
            <li key={JSON.stringify(command)}>
              {sayCommand(words.value, command)}
              {worth < best && <span class="note"> {said.lost({ points: best - worth })}</span>}
              {taken && <b> {page.review.chosen}</b>}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

interface StepsProps {
  readonly commands: readonly Command[]
  readonly at: number
  readonly onGo: (step: number) => void
}

function Steps({ commands, at, onGo }: StepsProps) {
  const { review } = words.value.page
  if (commands.length === 0) return <p>{review.nothingDone}</p>
  return (
    <div class="review-steps">
      <ol>
        {commands.map((command, i) => (
          <li key={`${i} ${command.type}`}>
            <button
              type="button"
              class={i < at ? 'is-done' : ''}
              aria-current={i === at - 1 ? 'step' : undefined}
              onClick={() => onGo(i + 1)}
            >
              {sayCommand(words.value, command)}
            </button>
          </li>
        ))}
      </ol>
      <div class="review-stepper">
        <button class="button small" type="button" aria-disabled={at === 0} onClick={() => onGo(Math.max(0, at - 1))}>
          {review.stepBack}
        </button>
        <span role="status">{review.atStep({ step: at, steps: commands.length })}</span>
        <button
          class="button small"
          type="button"
          aria-disabled={at === commands.length}
          onClick={() => onGo(Math.min(commands.length, at + 1))}
        >
          {review.stepOn}
        </button>
      </div>
    </div>
  )
}

interface BoardProps {
  readonly line: ReturnType<typeof lineFrom>
  readonly at: number
  readonly decision: JudgedDecision
  readonly names: readonly string[]
}

/** The next step is pointed out. */
function Board({ line, at, decision, names }: BoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const state = line.states[at]
  if (!state) return null
  const { seat } = decision
  const view = shownView(state, true)
  const cast = castOf(view)
  const command = line.commands[at]
  const company = cast.companies[seat]
  const patients = (company?.beds ?? []).filter((actor) => actor !== null)
  const context = { view, seat, patients, arrivals: company?.arrivals ?? [], ambulances: cast.ambulances }
  const pointed = new Set(command ? [...pointsAt(context, command), ...cardsOf(view, command)] : [])
  const board = words.value.page.review.board({ who: names[seat] ?? '' })
  return (
    <div class="review-board" ref={root} role="group" aria-label={board}>
      {decision.kind === 'activation' ? (
        <ReadOnlyBoard view={view} cast={cast} names={names} seat={seat} pointed={pointed} only="hospital" />
      ) : (
        <ReadOnlyBoard view={view} cast={cast} names={names} seat={seat} pointed={pointed} />
      )}
      <Tip root={root} />
    </div>
  )
}

/** Cards lie on this board by their place in the row. */
function cardsOf({ departmentRow, specialistRow }: View, command: Command): readonly ThingId[] {
  if (command.type !== 'claim') return []
  const at = [...departmentRow, ...specialistRow].indexOf(command.improvement)
  return at < 0 ? [] : [thing('card', at)]
}
