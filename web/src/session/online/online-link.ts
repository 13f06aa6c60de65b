// A table on a server, as the game screen knows tables.

import type { Json, Numbered, Seat, Viewer } from '@grand-rounds/kernel'
import type { Change, Known } from '@grand-rounds/protocol'
import { computed, signal } from '@preact/signals'

import type { AnyCommand, Frame, Past, SeatKeeper, TableLink, Views } from '../link.ts'
import type { Connection } from './connection.ts'
import { findTurn, keepTurn } from './own-turns.ts'

/** What was missed is shown one after the other if it is no more than this; else one wants to see where one is. */
const MOST_TO_SHOW = 40

type AnyFrame = Frame<unknown, Numbered>
type AnyPast = Past<unknown, Numbered>

/** Events come as their game has made them. */
export function eventsOf({ events }: Known): readonly Numbered[] {
  return events as unknown as readonly Numbered[]
}

export interface OnlineLink extends TableLink {
  /** The step before one's own last one, as far as it was seen here. */
  lastOwnStep(): number | null
}

/** Null: the game has not begun. */
export function linkOver(connection: Connection, views: Views<unknown>): OnlineLink | null {
  const { known, house } = connection
  const first = known.value?.view ?? null
  if (!known.value || first === null) return null
  const frame = signal<AnyFrame>({ view: first, events: [], by: null })
  const events = signal<readonly Numbered[]>(eventsOf(known.value))
  const hearers = new Set<(frame: AnyFrame) => void>()
  let ownStep: number | null = null
  let past = pastOf(findTurn(connection.id, known.value.version), frame.value)

  /** From then to now, with nothing known of how things stood in between. */
  function pastOf(from: unknown, now: AnyFrame): AnyPast | null {
    const since = from === null ? undefined : views.events?.(from)
    if (since === undefined || since > (views.events?.(now.view) ?? 0)) return null
    return { from, frames: [{ ...now, events: events.value.filter(({ n }) => n >= since) }] }
  }

  const mine = computed<readonly Seat[]>(() => {
    const seat = house.value?.mine ?? null
    return seat !== null && house.value?.chairs[seat]?.level === null ? [seat] : []
  })
  const seats = computed<readonly SeatKeeper[]>(() =>
    (house.value?.chairs ?? []).map(({ name, level }) =>
      level === null ? { kind: 'person', name } : { kind: 'bot', name, level },
    ),
  )
  const thinking = computed<readonly Seat[]>(() =>
    views.toAct(frame.value.view).filter((seat) => (house.value?.chairs[seat]?.level ?? null) !== null),
  )

  const hear = (change: Change) => {
    const { view } = change.known
    if (change.kind === 'house' || view === null) return
    const before = events.value
    events.value = eventsOf(change.known)
    const seat = house.value?.mine ?? null
    const ownNow = change.kind === 'step' ? ownStepIn(change.by, change.known.steps, seat) : null
    const own = ownNow !== null
    if (own) ownStep = ownNow
    if (ownStep !== null && ownStep >= change.known.steps) ownStep = null
    const next: AnyFrame =
      change.kind === 'step'
        ? { view, events: change.events as unknown as readonly Numbered[], by: own ? seat : otherOf(change.by) }
        : { view, events: missed(before, events.value), by: null }
    const { view: left } = frame.value
    if (own) {
      past = { from: left, frames: [next] }
      keepTurn({ id: connection.id, version: change.known.version, view: left })
    } else if (change.kind === 'step') past &&= { ...past, frames: [...past.frames, next] }
    else past = pastOf(past?.from ?? null, next)
    frame.value = next
    for (const listen of hearers) listen(next)
  }
  const stop = connection.listen(hear)

  return {
    id: connection.id,
    get seats() {
      return seats.value
    },
    get mine() {
      return mine.value
    },
    viewer: computed<Viewer>(() => house.value?.mine ?? null),
    frame: computed(() => frame.value),
    onFrame(listen) {
      hearers.add(listen)
      return () => hearers.delete(listen)
    },
    events: computed(() => events.value),
    thinking,
    retrace: () => past,
    async send(_: Seat, command: AnyCommand) {
      // What its own screen gives is JSON.
      const refusal = await connection.order(command as unknown as Json)
      return refusal === null ? { ok: true } : { ok: false, refusal }
    },
    lastOwnStep: () => ownStep,
    close: stop,
  }
}

/** The step before one's own last among those that came together, with which there are `steps`; null: none was. */
export function ownStepIn(by: readonly (Seat | 'clock')[], steps: number, mine: Seat | null): number | null {
  const at = mine === null ? -1 : by.lastIndexOf(mine)
  return at < 0 ? null : steps - by.length + at
}

/** Null: the clock alone. */
function otherOf(by: readonly (Seat | 'clock')[]): Seat | null {
  return by.find((one) => one !== 'clock') ?? null
}

/** What a look brings that goes on from what is known; nothing if the game went back. */
export function missed<E extends Numbered>(before: readonly E[], after: readonly E[]): readonly E[] {
  const last = before.at(-1)
  const goesOn = after.length >= before.length && (!last || typeOf(after[before.length - 1]) === typeOf(last))
  const more = goesOn ? after.slice(before.length) : []
  return more.length <= MOST_TO_SHOW ? more : []
}

function typeOf(event: object | undefined): unknown {
  return event && 'type' in event ? event.type : undefined
}
