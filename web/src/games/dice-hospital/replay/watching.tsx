// A game that is being watched: the board, the bar to move with, and the words of the round.

import './replay.css'

import { diceHospital, type Event, type State } from '@grand-rounds/dice-hospital'
import { sayResult } from '@grand-rounds/texts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

import { SeatMark } from '../../../art/seat-mark.tsx'
import type { WatchingProps } from '../../../shell/game-page.ts'
import { words } from '../../../shell/language.ts'
import { type Cast, castOf, recast } from '../board/cast.ts'
import { moveFromPlaces, rememberPlaces } from '../../../kit/motion.ts'
import { Tip } from '../../../kit/tip.tsx'
import { namesOf } from '../../../shell/replay/names.ts'
import { type Move, moved, moveOfKey, PACES, shownView, type Speed } from './moves.ts'
import { ReadOnlyBoard } from './read-only-board.tsx'
import { ReplayLog } from './replay-log.tsx'
import { type Timeline, timelineAlong, withinTimeline } from './timeline.ts'
import { Transport, whereIs } from './transport.tsx'

export function Watching({ game, moments: played, from, leave }: WatchingProps<State, Event>) {
  const timeline = useMemo(() => timelineAlong(played), [played])
  const { replay } = words.value.page
  const { moments } = timeline
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() => withinTimeline(timeline, from))
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [followed, setFollowed] = useState<number | null>(null)
  const over = moments.at(-1)?.state.stage === 'over'
  const names = useMemo(() => namesOf(game), [game, words.value])
  // From where one is then: keys can come faster than the screen.
  const go = (next: (now: number) => number) => {
    rememberPlaces()
    setAt((now) => withinTimeline(timeline, next(now)))
  }
  const move = (way: Move) => {
    setPlaying(false)
    go((now) => moved(timeline, now, way))
  }
  const goTo = (moment: number) => {
    setPlaying(false)
    go(() => moment)
  }
  const toggle = () => {
    if (!playing && at === moments.length - 1) go(() => 0)
    setPlaying(!playing)
  }
  useLayoutEffect(moveFromPlaces, [at])
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      if (at >= moments.length - 1) setPlaying(false)
      else go((now) => now + 1)
    }, PACES[speed])
    return () => clearTimeout(timer)
  }, [playing, at, speed])
  // At once with the screen, so that no key is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = moveOfKey(event.key)
      if (way === null || event.ctrlKey || event.metaKey || event.altKey || isOfItsOwn(event)) return
      event.preventDefault()
      if (way === 'toggle') toggle()
      else move(way)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const here = moments[at]
  const cast = useCast(timeline, at, over)
  if (!here) return null
  const view = shownView(here.state, over)
  const seat = followed ?? here.by ?? view.first
  const result = diceHospital.result(here.state)
  return (
    <div class="play replay" ref={root}>
      <header class="replay-head">
        <h1>{replay.title}</h1>
        <p aria-live={playing ? 'off' : 'polite'}>
          {result ? sayResult(words.value, result, names)[0] : whereIs(here)}
        </p>
        <div class="replay-seats" role="group" aria-label={replay.hospital}>
          {names.map((name, i) => (
            <button
              key={i}
              type="button"
              class={i === seat ? 'replay-seat is-shown' : 'replay-seat'}
              aria-pressed={i === followed}
              onClick={() => setFollowed(followed === i ? null : i)}
            >
              <SeatMark seat={i} />
              <span>{name}</span>
              <b>{view.hospitals[i]?.score}</b>
            </button>
          ))}
        </div>
        <button class="button small" type="button" onClick={leave}>
          {replay.leave}
        </button>
      </header>
      <ReadOnlyBoard view={view} cast={cast} names={names} seat={seat} />
      <ReplayLog timeline={timeline} at={at} names={names} over={over} onGo={goTo} />
      <Transport
        timeline={timeline}
        at={at}
        playing={playing}
        speed={speed}
        onMove={move}
        onGo={goTo}
        onToggle={toggle}
        onSpeed={setSpeed}
      />
      <p class="unseen">{replay.keys}</p>
      <Tip root={root} />
    </div>
  )
}

/** Fields use these keys themselves; a button takes only the space. */
function isOfItsOwn({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('select, textarea, input:not([type="range"])')) return true
  return key === ' ' && target.matches('button, a, summary')
}

/** Dice keep who they are from one move to the next; after a jump everyone is new. */
function useCast(timeline: Timeline, at: number, over: boolean): Cast {
  const last = useRef<{ readonly at: number; readonly cast: Cast } | null>(null)
  return useMemo(() => {
    const moment = timeline.moments[at]
    if (!moment) return { companies: [], ambulances: [], spaces: [], next: 0 }
    const view = shownView(moment.state, over)
    const before = last.current
    const cast = before && before.at === at - 1 ? recast(before.cast, moment.events, view) : castOf(view)
    last.current = { at, cast }
    return cast
  }, [timeline, at, over])
}
