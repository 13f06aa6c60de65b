// How one moves through a game: by buttons, by keys, or by itself.

import { diceHospital, type Event, type State, type View } from '@grand-rounds/dice-hospital'
import { neighbourMark, type Timeline, withinTimeline } from './timeline.ts'

export type Move = 'start' | 'markBack' | 'back' | 'forward' | 'markForward' | 'end'

export function moved(timeline: Timeline, at: number, move: Move): number {
  switch (move) {
    case 'start':
      return 0
    case 'end':
      return timeline.moments.length - 1
    case 'back':
      return withinTimeline(timeline, at - 1)
    case 'forward':
      return withinTimeline(timeline, at + 1)
    case 'markBack':
      return neighbourMark(timeline, at, -1)
    case 'markForward':
      return neighbourMark(timeline, at, 1)
  }
}

const KEYS: Readonly<Record<string, Move | 'toggle'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'markBack',
  PageDown: 'markForward',
  Home: 'start',
  End: 'end',
  ' ': 'toggle',
}

export function moveOfKey(key: string): Move | 'toggle' | null {
  return KEYS[key] ?? null
}

/** Milliseconds from one move to the next. */
export const PACES = { slow: 1800, normal: 900, fast: 350 } as const
export type Speed = keyof typeof PACES

/** As everyone sees it; of a game that is over, nothing is hidden any more. */
export function shownView(state: State, over: boolean): View {
  const view = diceHospital.view(state, null)
  if (!over) return view
  return { ...view, hospitals: view.hospitals.map((hospital, seat) => openHospital(state, seat) ?? hospital) }
}

function openHospital(state: State, seat: number): View['hospitals'][number] | undefined {
  return diceHospital.view(state, seat).hospitals[seat]
}

export function shownEvents(events: readonly Event[], over: boolean): readonly Event[] {
  return over ? events : events.map((event) => diceHospital.see(event, null))
}

/** The moments of the round that a moment is in, from first to last. */
export function roundAround({ moments }: Timeline, at: number): readonly [number, number] {
  const round = moments[at]?.round ?? 0
  let first = at
  let last = at
  while (first > 0 && moments[first - 1]?.round === round) first--
  while (last < moments.length - 1 && moments[last + 1]?.round === round) last++
  return [first, last]
}
