// A table in memory, with bots that answer at once: to look at the board without the rest.

import { decide, type Level } from '@grand-rounds/bots'
import { type Command, diceHospital, type Event, type State } from '@grand-rounds/dice-hospital'
import { emptyLog, type Seat, seedFrom, type Viewer } from '@grand-rounds/kernel'
import { computed, signal } from '@preact/signals'

import type { Frame, SeatKeeper, Sent, TableLink } from '../src/session/link.ts'

export interface Start {
  readonly state: State
  readonly events: readonly Event[]
  readonly seats: readonly SeatKeeper[]
  readonly viewer: Viewer
}

export function memoryTable({ state: start, events: first, seats, viewer: looks }: Start): TableLink {
  let state = start
  const all: Event[] = [...first]
  const viewer = signal<Viewer>(looks)
  const frameOf = (events: readonly Event[], by: Seat | null): Frame => ({
    view: diceHospital.view(state, viewer.value),
    events: events.map((event) => diceHospital.see(event, viewer.value)),
    by,
  })
  const frame = signal<Frame>(frameOf(first, null))
  const told = signal(all.length)
  const thinking = signal<readonly Seat[]>([])
  const hears = new Set<(frame: Frame) => void>()
  const tell = (events: readonly Event[], by: Seat | null) => {
    all.push(...events)
    told.value = all.length
    frame.value = frameOf(events, by)
    for (const hear of hears) hear(frame.value)
  }
  const act = (seat: Seat, command: Command): Sent => {
    const outcome = diceHospital.step(state, { by: seat, at: Date.now(), command })
    if (!outcome.ok) return outcome
    state = outcome.state
    tell(outcome.events, seat)
    runBots()
    return { ok: true }
  }
  let waiting = false
  const runBots = () => {
    if (waiting) return
    const seat = diceHospital.toAct(state).find((one) => seats[one]?.kind === 'bot')
    thinking.value = seat === undefined ? [] : [seat]
    if (seat === undefined) return
    waiting = true
    setTimeout(() => {
      waiting = false
      const keeper = seats[seat]
      const level: Level = keeper?.kind === 'bot' ? keeper.level : 'student'
      const [command] = decide(diceHospital.view(state, seat), seat, level)
      if (command) act(seat, command)
    }, 60)
  }
  setTimeout(runBots, 300)
  return {
    id: 'memory',
    seats,
    mine: seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    viewer,
    look(who) {
      viewer.value = who
      tell([], null)
    },
    frame,
    onFrame(hear) {
      hears.add(hear)
      return () => hears.delete(hear)
    },
    events: computed(() => all.slice(0, told.value).map((event) => diceHospital.see(event, viewer.value))),
    thinking,
    retrace: () => null,
    send: (seat, command) => Promise.resolve(act(seat, command)),
    paused: signal(false),
    pause: () => undefined,
    record: () => emptyLog(diceHospital, { options: {}, seats: seats.length, seed: seedFrom('memory'), at: 0 }),
    close: () => hears.clear(),
  }
}
