// What happened in this round, in words; the line of the moment is marked, and a press goes to any other.

import { sayEvent } from '@grand-rounds/texts'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { roundAround, shownEvents } from './moves.ts'
import type { Timeline } from './timeline.ts'

interface Props {
  readonly timeline: Timeline
  readonly at: number
  readonly names: readonly string[]
  readonly over: boolean
  readonly onGo: (moment: number) => void
}

export function ReplayLog({ timeline, at, names, over, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [first, last] = roundAround(timeline, at)
  useLayoutEffect(() => {
    const now = list.current?.querySelector('[aria-current]')
    if (!(now instanceof HTMLElement) || !list.current) return
    // Only the list may scroll, never the page under it.
    list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2
  }, [at])
  return (
    <section class="panel replay-log" aria-labelledby="replay-log">
      <h2 id="replay-log">{words.value.page.replay.log}</h2>
      <ol ref={list}>
        {timeline.moments.slice(first, last + 1).map(({ events }, i) => {
          const lines = shownEvents(events, over).map((event) => sayEvent(words.value, event, names))
          const moment = first + i
          if (lines.length === 0) return null
          return (
            <li key={moment}>
              <button type="button" aria-current={moment === at ? 'step' : undefined} onClick={() => onGo(moment)}>
                {lines.map((line, n) => (
                  <span key={events[n]?.n ?? n}>{line}</span>
                ))}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
