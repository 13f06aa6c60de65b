// Drip Watch: a small real-time game that all win or lose together, and a model of how to write one on the
// contract: time comes in with the order, deadlines are data, and nothing ticks.
//
// Patients lie in beds and need one to three infusions. A nurse (one for each seat) hangs one up, which
// runs for thirty seconds; a nurse who leaves before wastes it. Who has had enough goes home and the next
// comes in. All win when enough patients are home before the shift ends.

import type { Deadline, Game, Numbered, Read, Seat } from '@grand-rounds/kernel'
import { Random, refuse } from '@grand-rounds/kernel'

const INFUSION = 30_000
const MINUTE = 60_000

interface Watch {
  bed: number
  until: number
}

/** What one step writes into; everyone else sees a `State`. */
interface Draft {
  /** The number of the next event. */
  n: number
  shiftEnds: number
  goal: number
  home: number
  over: boolean
  /** What the coming patients need; the next is the last. Hidden. */
  waiting: number[]
  /** What the patient in each bed still needs; 0 for an empty bed. */
  beds: number[]
  /** What each nurse watches. */
  nurses: (Watch | null)[]
}

type Solid<T> = T extends object ? { readonly [K in keyof T]: Solid<T[K]> } : T
export type State = Solid<Draft>

export interface Options {
  readonly minutes: number
  readonly beds: number
}

export type Command = { readonly type: 'hang'; readonly bed: number } | { readonly type: 'leave' }

type Happening =
  | { readonly type: 'began'; readonly shiftEnds: number }
  | { readonly type: 'arrived'; readonly bed: number; readonly needs: number }
  | { readonly type: 'hung'; readonly seat: Seat; readonly bed: number; readonly until: number }
  | { readonly type: 'left' | 'ranOut'; readonly seat: Seat; readonly bed: number }
  | { readonly type: 'wentHome'; readonly bed: number }
  | { readonly type: 'ended'; readonly won: boolean }
export type Event = Numbered & Happening

export interface View {
  readonly shiftEnds: number
  readonly goal: number
  readonly home: number
  readonly over: boolean
  readonly waiting: number
  readonly beds: readonly number[]
  readonly nurses: readonly (Solid<Watch> | null)[]
}

function draftOf(state: State): Draft {
  const nurses = state.nurses.map((watch) => watch && { ...watch })
  return { ...state, waiting: [...state.waiting], beds: [...state.beds], nurses }
}

function teller(draft: Draft) {
  const events: Event[] = []
  return { events, tell: (happening: Happening) => void events.push({ n: draft.n++, ...happening }) }
}

type Tell = (happening: Happening) => void

const glass = (seat: Seat) => `glass/${seat}`

function listed(state: State, seat: Seat): Command[] {
  const watch = state.nurses[seat]
  if (watch === undefined || state.over) return []
  if (watch) return [{ type: 'leave' }]
  const watched = (bed: number) => state.nurses.some((other) => other?.bed === bed)
  return [...state.beds.keys()]
    .filter((bed) => state.beds[bed] !== 0 && !watched(bed))
    .map((bed) => ({ type: 'hang', bed }))
}

function pending({ nurses, shiftEnds, over }: State): Deadline[] {
  if (over) return []
  const glasses = nurses.flatMap((watch, seat) => (watch ? [{ id: glass(seat), at: watch.until }] : []))
  return [...glasses, { id: 'shift', at: shiftEnds }]
}

function admit(draft: Draft, bed: number, tell: Tell): void {
  const needs = draft.waiting.pop() ?? 0
  draft.beds[bed] = needs
  if (needs > 0) tell({ type: 'arrived', bed, needs })
}

function runOut(draft: Draft, seat: Seat, tell: Tell): void {
  const bed = draft.nurses[seat]?.bed ?? 0
  const needs = (draft.beds[bed] ?? 0) - 1
  draft.nurses[seat] = null
  draft.beds[bed] = needs
  tell({ type: 'ranOut', seat, bed })
  if (needs > 0) return
  draft.home++
  tell({ type: 'wentHome', bed })
  admit(draft, bed, tell)
  if (draft.home >= draft.goal) end(draft, tell)
}

function end(draft: Draft, tell: Tell): void {
  draft.over = true
  tell({ type: 'ended', won: draft.home >= draft.goal })
}

function within(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to && !Object.is(value, -0)
}

export const dripWatch: Game<Options, State, Command, Event, View> = {
  id: 'drip-watch',
  version: 1,
  oldest: 1,
  seats: { min: 1, max: 4 },

  readOptions(input, seats) {
    if (!within(seats, 1, 4)) return refuse('badSeats')
    if (typeof input !== 'object' || input === null) return refuse('badOptions')
    const { minutes = 4, beds = 3 } = input as Record<string, unknown>
    if (!within(minutes, 1, 10)) return refuse('badMinutes')
    return within(beds, 1, 6) ? { ok: true, value: { minutes, beds } } : refuse('badBeds')
  },

  readCommand(input): Read<Command> {
    if (typeof input !== 'object' || input === null) return refuse('badCommand')
    const { type, bed } = input as Record<string, unknown>
    if (type === 'leave') return { ok: true, value: { type } }
    return type === 'hang' && within(bed, 0, 5) ? { ok: true, value: { type, bed } } : refuse('badCommand')
  },

  setup({ options, seats, seed, at }) {
    const needs = new Random({ seed, used: {} }).shuffle('waiting', [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    const draft: Draft = {
      n: 0,
      shiftEnds: at + options.minutes * MINUTE,
      goal: Math.min(2 + seats, 6),
      home: 0,
      over: false,
      waiting: needs,
      beds: new Array<number>(options.beds).fill(0),
      nurses: new Array<null>(seats).fill(null),
    }
    const { events, tell } = teller(draft)
    tell({ type: 'began', shiftEnds: draft.shiftEnds })
    for (const bed of draft.beds.keys()) admit(draft, bed, tell)
    return { ok: true, state: draft, events }
  },

  toAct: (state) => [...state.nurses.keys()].filter((seat) => listed(state, seat).length > 0),
  legal: listed,
  deadlines: pending,

  step(state, { by, at, command }) {
    const draft = draftOf(state)
    const { events, tell } = teller(draft)
    if (by === 'clock') {
      const deadline = pending(state).find(({ id }) => id === command.deadline)
      if (!deadline) return refuse('noSuchDeadline')
      if (deadline.id === 'shift') end(draft, tell)
      else
        runOut(
          draft,
          state.nurses.findIndex((_, seat) => glass(seat) === deadline.id),
          tell,
        )
      return { ok: true, state: draft, events }
    }
    const allowed = listed(state, by).some((one) => {
      return one.type === command.type && (one.type !== 'hang' || one.bed === (command as typeof one).bed)
    })
    if (!allowed) return refuse('notNow')
    if (command.type === 'hang') {
      const until = at + INFUSION
      draft.nurses[by] = { bed: command.bed, until }
      tell({ type: 'hung', seat: by, bed: command.bed, until })
    } else {
      tell({ type: 'left', seat: by, bed: draft.nurses[by]?.bed ?? 0 })
      draft.nurses[by] = null
    }
    return { ok: true, state: draft, events }
  },

  view: ({ shiftEnds, goal, home, over, waiting, beds, nurses }) => {
    return { shiftEnds, goal, home, over, waiting: waiting.length, beds, nurses }
  },
  see: (event) => event,

  result({ over, home, goal, nurses }) {
    return over ? { places: nurses.map((_, seat) => ({ seat, place: home >= goal ? 1 : 2 })) } : null
  },
}
