// A table on a server, as the game screen knows tables.

import type { Command, Event, View } from '@grand-rounds/dice-hospital'
import type { Seat, Viewer } from '@grand-rounds/kernel'
import type { Change, Known } from '@grand-rounds/protocol'
import { computed, signal } from '@preact/signals'

import { LEVELS } from '../../games/dice-hospital/setup/seats.ts'
import type { Frame, Past, SeatKeeper, TableLink } from '../link.ts'
import type { Connection } from './connection.ts'
import { findTurn, keepTurn } from './own-turns.ts'

/** What was missed is shown one after the other if it is no more than this; else one wants to see where one is. */
const MOST_TO_SHOW = 40

/** Views and events come as their game has made them. */
export function viewOf({ view }: Known): View | null {
  return view as unknown as View | null
}

export function eventsOf({ events }: Known): readonly Event[] {
  return events as unknown as readonly Event[]
}

export interface OnlineLink extends TableLink {
  /** The step before one's own last one, as far as it was seen here. */
  lastOwnStep(): number | null
}

/** Null: the game has not begun. */
export function linkOver(connection: Connection): OnlineLink | null {
  const { known, house } = connection
  const first = known.value && viewOf(known.value)
  if (!known.value || !first) return null
  const frame = signal<Frame>({ view: first, events: [], by: null })
  const events = signal<readonly Event[]>(eventsOf(known.value))
  const hearers = new Set<(frame: Frame) => void>()
  let ownStep: number | null = null
  let past = pastOf(findTurn(connection.id, known.value.version), frame.value, events.value)

  const mine = computed<readonly Seat[]>(() => {
    const seat = house.value?.mine ?? null
    return seat !== null && house.value?.chairs[seat]?.level === null ? [seat] : []
  })
  const seats = computed<readonly SeatKeeper[]>(() =>
    (house.value?.chairs ?? []).map(({ name, level }) => {
      const known = LEVELS.find((one) => one === level)
      return known === undefined ? { kind: 'person', name } : { kind: 'bot', name, level: known }
    }),
  )
  const thinking = computed<readonly Seat[]>(() =>
    frame.value.view.toAct.filter((seat) => (house.value?.chairs[seat]?.level ?? null) !== null),
  )

  const hear = (change: Change) => {
    const view = viewOf(change.known)
    if (change.kind === 'house' || !view) return
    const before = events.value
    events.value = eventsOf(change.known)
    const seat = house.value?.mine ?? null
    const ownNow = change.kind === 'step' ? ownStepIn(change.by, change.known.steps, seat) : null
    const own = ownNow !== null
    if (own) ownStep = ownNow
    if (ownStep !== null && ownStep >= change.known.steps) ownStep = null
    const next: Frame =
      change.kind === 'step'
        ? { view, events: change.events as unknown as readonly Event[], by: own ? seat : otherOf(change.by) }
        : { view, events: missed(before, events.value), by: null }
    const { view: left } = frame.value
    if (own) {
      past = { from: left, frames: [next] }
      keepTurn({ id: connection.id, version: change.known.version, view: left })
    } else if (change.kind === 'step') past &&= { ...past, frames: [...past.frames, next] }
    else past = pastOf(past?.from ?? null, next, events.value)
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
    // One seat looks here, and it is the server who knows which.
    look: () => undefined,
    frame: computed(() => frame.value),
    onFrame(listen) {
      hearers.add(listen)
      return () => hearers.delete(listen)
    },
    events: computed(() => events.value),
    thinking,
    retrace: () => past,
    async send(_: Seat, command: Command) {
      const refusal = await connection.order(command)
      return refusal === null ? { ok: true } : { ok: false, refusal }
    },
    paused: signal(false),
    pause: () => undefined,
    record() {
      const { record = null } = known.value ?? {}
      if (record === null) throw new Error('the record of a running game is the server’s alone')
      return record
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

/** From then to now, with nothing known of how things stood in between. */
function pastOf(from: View | null, now: Frame, events: readonly Event[]): Past | null {
  if (from === null || from.events > now.view.events) return null
  return { from, frames: [{ ...now, events: events.filter(({ n }) => n >= from.events) }] }
}

/** What a look brings that goes on from what is known; nothing if the game went back. */
export function missed(before: readonly Event[], after: readonly Event[]): readonly Event[] {
  const last = before.at(-1)
  const goesOn = after.length >= before.length && (!last || after[before.length - 1]?.type === last.type)
  const more = goesOn ? after.slice(before.length) : []
  return more.length <= MOST_TO_SHOW ? more : []
}
