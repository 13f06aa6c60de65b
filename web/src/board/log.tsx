// What happened, in words. Pointing at a line shows where it happened.

import type { Event } from '@grand-rounds/dice-hospital'
import { sayEvent } from '@grand-rounds/texts'
import { useEffect, useRef } from 'preact/hooks'

import { words } from '../language.ts'

interface Props {
  readonly events: readonly Event[]
  readonly names: readonly string[]
  readonly onPoint: (event: Event | null) => void
}

/** More would make every step slower, and nobody scrolls that far. */
const LINES = 160

export function LogPanel({ events, names, onPoint }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const { page } = words.value
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight
  }, [events.length])
  return (
    <div class="panel log">
      <h2 id="log-title">{page.play.log}</h2>
      <div ref={end} class="log-lines" tabIndex={0} role="region" aria-labelledby="log-title">
        <div role="log" aria-labelledby="log-title">
          <ol>
            {events.slice(-LINES).map((event) => (
              <LogLine key={event.n} event={event} names={names} onPoint={onPoint} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

export function LogLine({
  event,
  names,
  onPoint,
}: {
  readonly event: Event
  readonly names: readonly string[]
  readonly onPoint: (event: Event | null) => void
}) {
  const heading = event.type === 'roundStarted' || event.type === 'phaseStarted'
  return (
    <li
      class={heading ? `log-heading ${event.type}` : 'log-line'}
      onPointerEnter={() => onPoint(event)}
      onPointerLeave={() => onPoint(null)}
    >
      {sayEvent(words.value, event, names)}
    </li>
  )
}
