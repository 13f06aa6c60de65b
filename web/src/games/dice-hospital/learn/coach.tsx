// The words of the lesson, above the board: what this is about, what to do, and how it went.

import { pointsForDischarging } from '@grand-rounds/dice-hospital'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { Link } from '../../../shell/route.ts'
import type { LessonStore } from './lesson-store.ts'
import { stepOf } from './learning.ts'
import { STEPS } from './lessons.ts'

interface Props {
  readonly store: LessonStore
  readonly onLeave: () => void
  /** So that the board begins below it. */
  readonly onHeight: (pixels: number) => void
}

export function Coach({ store, onLeave, onHeight }: Props) {
  const { learn } = words.value.page
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  const learning = store.learning.value
  const { id } = stepOf(learning)
  const step = learn.steps[id]
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [onHeight])
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [learning.at])
  // Whoever has done the step can go on with the same key.
  useLayoutEffect(() => {
    if (learning.said.kind === 'praise') onward.current?.focus({ preventScroll: true })
  }, [learning.said])
  const at = learning.at + 1
  const praised = learning.said.kind === 'praise' || learning.said.kind === 'pressNext'
  return (
    <section class="coach" ref={box} aria-label={learn.coach}>
      <div class="coach-words">
        <h1 ref={heading} tabIndex={-1}>
          {step.title}
        </h1>
        {!praised && <p>{step.text}</p>}
        {'task' in step && !praised && <p class="coach-task">{step.task}</p>}
        <p class="coach-said" role="status">
          <Said store={store} />
        </p>
        {(id === 'more' || (id === 'home' && store.done)) && <PointsTable />}
      </div>
      <div class="coach-way">
        <div class="coach-progress">
          <progress value={at} max={STEPS.length} aria-label={learn.title} />
          <span>{learn.progress({ step: at, steps: STEPS.length })}</span>
        </div>
        <div class="coach-buttons">
          <button class="button small coach-leave" type="button" onClick={onLeave}>
            {learn.leave}
          </button>
          {learning.at > 0 && (
            <button class="button small" type="button" onClick={() => store.back()}>
              {learn.back}
            </button>
          )}
          {store.last ? (
            <>
              <Link class="button small" href="/rules">
                {learn.rules}
              </Link>
              <button class="button small" type="button" onClick={() => store.restart()}>
                {learn.fromTheStart}
              </button>
              <Link class="go" href="/new/dice-hospital">
                {learn.play}
              </Link>
            </>
          ) : (
            <button ref={onward} class="go" type="button" disabled={!store.done} onClick={() => store.next()}>
              {learn.next}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

function Said({ store }: { readonly store: LessonStore }) {
  const { learn } = words.value.page
  const learning = store.learning.value
  const step = learn.steps[stepOf(learning).id]
  const { said } = learning
  if (!('done' in step) || said.kind === 'nothing') return null
  if (said.kind === 'other') return <span class="coach-other">{step.other}</span>
  const praise = said.praise === 'doneHigh' && 'doneHigh' in step ? step.doneHigh : step.done
  return (
    <span class="coach-praise">
      <b>{learn.wellDone}</b> {praise} {said.kind === 'pressNext' && <b>{learn.pressNext}</b>}
    </span>
  )
}

const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1)

function PointsTable() {
  const { learn } = words.value.page
  return (
    <div class="coach-points" role="region" aria-label={learn.pointsTitle} tabIndex={0}>
      <table>
        <caption class="unseen">{learn.pointsTitle}</caption>
        <tbody>
          <tr>
            <th scope="row">{learn.patients}</th>
            {COUNTS.map((count) => (
              <td key={count}>{count}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{learn.points}</th>
            {COUNTS.map((count) => (
              <td key={count}>
                <b>{pointsForDischarging(count)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
