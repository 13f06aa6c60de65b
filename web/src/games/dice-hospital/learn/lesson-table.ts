// The table of the lesson, as screens know tables: moves go to the lesson first, and there are no others at it.

import { diceHospital, type Event, type State, type View } from '@grand-rounds/dice-hospital'
import type { Refusal } from '@grand-rounds/kernel'
import type { Command } from '@grand-rounds/dice-hospital'
import { signal } from '@preact/signals'

import type { Frame, SeatKeeper, TableLink } from '../link.ts'

const LEARNER = 0

interface Lesson {
  readonly seats: readonly SeatKeeper[]
  readonly state: State
  /** Null: it was taken, and shown. */
  give(command: Command): Refusal | null
}

export interface LessonTable extends TableLink {
  /** How the table looks now; events are told when something has happened on it. */
  show(state: State, events: readonly Event[]): void
}

export function lessonTable({ seats, state, give }: Lesson): LessonTable {
  const frame = signal<Frame>({ view: seenBy(state), events: [], by: null })
  const events = signal<readonly Event[]>([])
  const viewer = signal<number | null>(LEARNER)
  const nobody = signal<readonly number[]>([])
  const hearers = new Set<(frame: Frame) => void>()
  return {
    id: 'lesson',
    seats,
    mine: [LEARNER],
    viewer,
    frame,
    onFrame(hear) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    events,
    thinking: nobody,
    send(seat, command) {
      const refusal = seat === LEARNER ? give(command) : { code: 'notYourTurn' }
      return Promise.resolve(refusal === null ? { ok: true } : { ok: false, refusal })
    },
    close: () => hearers.clear(),
    show(next, happened) {
      const seen = happened.map((event) => diceHospital.see(event, LEARNER))
      const shown: Frame = { view: seenBy(next), events: seen, by: happened.length > 0 ? LEARNER : null }
      events.value = happened.length > 0 ? [...events.value, ...seen] : []
      frame.value = shown
      for (const hear of hearers) hear(shown)
    },
  }
}

/** A step is taken back by the lesson's own button. */
function seenBy(state: State): View {
  return { ...diceHospital.view(state, LEARNER), canUndo: false }
}
