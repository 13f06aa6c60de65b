// What happened, in words. Pointing at a line, or going to it with the arrow keys, shows where it happened.

import type { Event } from '@grand-rounds/dice-hospital'
import { sayEvent } from '@grand-rounds/texts'
import type { HTMLAttributes } from 'preact'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'

interface Props {
  readonly events: readonly Event[]
  readonly names: readonly string[]
  readonly onPoint: (event: Event | null) => void
}

/** More would make every step slower, and nobody scrolls that far. */
const LINES = 160

export function LogPanel({ events, names, onPoint }: Props) {
  const box = useRef<HTMLDivElement>(null)
  /** The number of the line that has the focus. */
  const [read, setRead] = useState<number | null>(null)
  const goToEnd = useCallback(() => {
    // Whoever reads an older line is not torn from it.
    if (box.current && !box.current.querySelector(':focus-visible')) box.current.scrollTop = box.current.scrollHeight
  }, [])
  useEffect(goToEnd, [events.length])
  useEffect(() => {
    if (!box.current) return
    // What is not shown can't be scrolled: on a phone that is done when the log is opened.
    const watch = new ResizeObserver(goToEnd)
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  // A line that goes while it has the focus does not say that it loses it.
  useEffect(() => () => onPoint(null), [onPoint])
  const newest = Math.max(0, events.length - LINES)
  const at = read === null ? -1 : events.findIndex(({ n }) => n === read)
  const reading = events[at] ?? null
  const lines = events.slice(reading ? Math.min(at, newest) : newest)
  const stop = reading ?? lines.at(-1)
  return (
    <div class="panel log">
      <h2 id="log-title">{words.value.page.play.log}</h2>
      <div ref={box} class="log-lines" role="log" aria-labelledby="log-title">
        <ol>
          {lines.map((event) => (
            <LogLine
              key={event.n}
              event={event}
              names={names}
              tabIndex={event === stop ? 0 : -1}
              onFocus={() => {
                setRead(event.n)
                onPoint(event)
              }}
              onBlur={() => {
                setRead(null)
                onPoint(null)
              }}
              onPointerEnter={() => onPoint(event)}
              onPointerLeave={() => onPoint(reading)}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

interface LineProps extends HTMLAttributes<HTMLLIElement> {
  readonly event: Event
  readonly names: readonly string[]
}

export function LogLine({ event, names, ...rest }: LineProps) {
  const heading = event.type === 'roundStarted' || event.type === 'phaseStarted'
  return (
    <li class={heading ? `log-heading ${event.type}` : 'log-line'} {...rest}>
      {sayEvent(words.value, event, names)}
    </li>
  )
}
