// A match that runs in this page, as screens know tables: one seat looks at a time.

import type { Numbered, Result, Seat, Viewer } from '@grand-rounds/kernel'
import type { Match } from '@grand-rounds/match'
import { computed, signal } from '@preact/signals'

import type { AnyCommand, Frame, SeatKeeper, TableLink } from './link.ts'
import { newId } from './new-id.ts'
import { retraced } from './retrace.ts'

interface Sitting {
  readonly id: string
  readonly seats: readonly SeatKeeper[]
  /** Who plays here; the people, where nobody says otherwise. */
  readonly mine?: readonly Seat[]
}

/** Tells this visit's commands from those of an earlier one. */
const SITTING = newId()

export function linkToMatch<O, S, C extends AnyCommand, E extends Numbered, V, R extends Result>(
  { id, seats, mine = peopleIn(seats) }: Sitting,
  match: Match<O, S, C, E, V, R>,
): TableLink<V, C, E> {
  const viewer = signal<Viewer>(firstToLook(mine, match.toAct))
  const frame = signal<Frame<V, E>>({ view: match.view(viewer.value), events: [], by: null })
  const events = signal<readonly E[]>(match.events(viewer.value))
  const hearers = new Set<(frame: Frame<V, E>) => void>()

  const show = (next: Frame<V, E>, all: readonly E[]) => {
    events.value = all
    frame.value = next
    for (const hear of hearers) hear(next)
  }
  const unwatch = match.watch(null, ({ events: told, by }) => {
    const from = told[0]?.n ?? match.events(null).length
    const seen = match.events(viewer.value, from)
    const next = { view: match.view(viewer.value), events: seen, by: by === 'clock' ? null : by }
    show(next, [...events.value, ...seen])
  })

  let sent = 0
  return {
    id,
    seats,
    mine,
    viewer: computed(() => viewer.value),
    frame: computed(() => frame.value),
    onFrame(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    events: computed(() => events.value),
    thinking: signal([]),
    send: (seat, command) => match.order({ seat, id: `${SITTING} ${sent++}`, command }),
    hotSeat: {
      look(next) {
        viewer.value = next
        show({ view: match.view(next), events: [], by: null }, match.events(next))
      },
    },
    retrace: (seat) => retraced(match.game, match.log, seat),
    record: () => match.log,
    close: unwatch,
  }
}

function peopleIn(seats: readonly SeatKeeper[]): readonly Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person')
}

function firstToLook(mine: readonly Seat[], toAct: readonly Seat[]): Viewer {
  return mine.find((seat) => toAct.includes(seat)) ?? mine[0] ?? null
}
