// A table that is kept in this browser: the same match as on the server, with IndexedDB as its journal and the bots
// in a worker.

import { LEVELS } from '@grand-rounds/bots'
import {
  type Command,
  diceHospital,
  type Event,
  type FinalResult,
  type Options,
  type State,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Json, type Seat, seedFrom, type Viewer } from '@grand-rounds/kernel'
import { BotSeats, Match, type SavedGame, type Thinker } from '@grand-rounds/match'
import { computed, signal } from '@preact/signals'

import { clock } from './clock.ts'
import type { Frame, SeatKeeper, TableLink } from './link.ts'
import { newId } from './new-id.ts'
import { retraced } from './retrace.ts'
import { standingOf } from '../games/dice-hospital/standing.ts'
import { addTable, appendEntry, Deleted, findTable, type TableRecord, watchTable, writeStanding } from './storage.ts'

/** Milliseconds from a step to the lists that tell of it. */
const STANDING_AFTER = 60

interface NewTable {
  readonly options: Json
  readonly seats: readonly SeatKeeper[]
  readonly preset?: string
  /** Any text: the same text gives the same dice. */
  readonly seed?: string
}

/** Comes back with the table's id. */
export async function createLocalTable({ options, seats, preset, seed }: NewTable): Promise<string> {
  const id = newId()
  const head = {
    game: diceHospital.id,
    version: diceHospital.version,
    options,
    seats: seats.length,
    seed: seedFrom(seed ?? newId()),
    at: clock.now(),
  }
  await addTable({ id, head, seats, preset: preset ?? null, standing: null })
  return id
}

/** The same table again, with other dice. Comes back with the new table's id. */
export async function playAgain(id: string): Promise<string> {
  const found = await findTable(id)
  if (!found) throw new Error(`there is no table ${id} any more`)
  const { head, seats, preset } = found.record
  return createLocalTable({ options: head.options, seats, ...(preset === null ? {} : { preset }) })
}

/** A game out of a file becomes a table of its own. The log was read, and its moves are legal. */
export async function addSavedGame(saved: SavedGame, names: (seat: Seat) => string): Promise<string> {
  const id = newId()
  const { entries, players, preset, ...head } = saved
  const seats = Array.from({ length: saved.seats }, (_, seat): SeatKeeper => keeperOf(players?.[seat], names(seat)))
  await addTable(
    { id, head, seats, preset: preset ?? null, standing: null },
    entries.map((entry, n) => ({ ...entry, n })),
  )
  return id
}

function keeperOf(player: { readonly name: string; readonly level?: string } | undefined, name: string): SeatKeeper {
  const level = LEVELS.find((one) => one === player?.level)
  return level === undefined
    ? { kind: 'person', name: player?.name ?? name }
    : { kind: 'bot', name: player?.name ?? name, level }
}

export type Opened =
  | { readonly ok: true; readonly link: TableLink; readonly preset: string | null }
  /** `elsewhere`: another tab has it. `oldRules`: it was begun under rules that this page no longer has. */
  | { readonly ok: false; readonly why: 'unknown' | 'elsewhere' | 'oldRules' | 'broken' | 'noStorage' }

interface Opening {
  readonly thinker: Thinker<View, Command>
  /** Take it from the tab that has it. */
  readonly steal?: boolean
  /** The table is no longer this tab's: it was taken by another or could not be written, or it was deleted. */
  readonly onLost: (why: 'lost' | 'deleted') => void
}

export async function openLocalTable(id: string, { thinker, steal = false, onLost }: Opening): Promise<Opened> {
  const hold = await holdTable(id, steal, () => onLost('lost'))
  if (hold === null) return { ok: false, why: 'elsewhere' }
  const unwatch = watchTable(id, () => onLost('deleted'))
  const letGo = () => {
    unwatch()
    hold()
  }
  const opened = await openHeld(id, thinker, letGo, onLost)
  if (!opened.ok) letGo()
  return opened
}

async function openHeld(id: string, thinker: Thinker<View, Command>, letGo: () => void, onLost: Opening['onLost']) {
  const found = await findTable(id).catch(() => undefined)
  if (found === undefined) return { ok: false, why: 'noStorage' } as const
  if (found === null) return { ok: false, why: 'unknown' } as const
  const { record, entries } = found
  // One after the other: after one that can't be written, none is.
  let written = Promise.resolve()
  const journal = {
    append: (entry: Parameters<typeof appendEntry>[1]) => {
      written = written.then(() => appendEntry(id, entry))
      written.catch((error: unknown) => onLost(error instanceof Deleted ? 'deleted' : 'lost'))
      return written
    },
  }
  const match = Match.open(diceHospital, record.head, entries, { journal, clock })
  if (!match.ok) return { ok: false, why: match.refusal.code === 'wrongVersion' ? 'oldRules' : 'broken' } as const
  return { ok: true, link: linkTo(record, match.value, thinker, letGo), preset: record.preset } as const
}

/** Null: another tab has the table. The answer lets it go. */
async function holdTable(id: string, steal: boolean, onLost: () => void): Promise<(() => void) | null> {
  // Without a certificate there are no locks: then the journal alone keeps a second tab from writing.
  if (!('locks' in navigator)) return () => undefined
  return new Promise((answer) => {
    let letGo: () => void = () => undefined
    const held = new Promise<void>((release) => (letGo = release))
    void navigator.locks
      .request(`table ${id}`, steal ? { steal } : { ifAvailable: true }, async (lock) => {
        answer(lock === null ? null : letGo)
        if (lock !== null) await held
      })
      // Another tab took it.
      .catch(onLost)
  })
}

type DiceMatch = Match<Options, State, Command, Event, View, FinalResult>

function linkTo(record: TableRecord, match: DiceMatch, thinker: Thinker<View, Command>, letGo: () => void): TableLink {
  const { id, seats } = record
  const mine = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person')
  const viewer = signal<Viewer>(firstToLook(mine, match.toAct))
  const frame = signal<Frame>({ view: match.view(viewer.value), events: [], by: null })
  const events = signal<readonly Event[]>(match.events(viewer.value))
  const thinking = signal<readonly Seat[]>([])
  const paused = signal(false)
  const hearers = new Set<(frame: Frame) => void>()

  const show = (next: Frame, all: readonly Event[]) => {
    events.value = all
    frame.value = next
    for (const hear of hearers) hear(next)
  }
  // Lists can wait a moment; whoever has just pressed something can't.
  let writing: ReturnType<typeof setTimeout> | null = null
  const keepStanding = () => {
    writing ??= setTimeout(() => {
      writing = null
      const { result, steps, lastMoment: at } = match
      const standing = standingOf({ view: match.view(null), result, events: match.events(null), steps, at })
      void writeStanding(record, standing).catch(() => undefined)
    }, STANDING_AFTER)
  }
  const unwatch = match.watch(null, ({ events: told, by }) => {
    const from = told[0]?.n ?? match.events(null).length
    const seen = match.events(viewer.value, from)
    const next = { view: match.view(viewer.value), events: seen, by: by === 'clock' ? null : by }
    show(next, [...events.value, ...seen])
    keepStanding()
  })
  const pace = (_: Seat, signal: AbortSignal) =>
    new Promise<void>((go) => {
      if (!paused.value) return go()
      const stop = paused.subscribe((waiting) => {
        if (waiting) return
        stop()
        go()
      })
      signal.addEventListener('abort', () => {
        stop()
        go()
      })
    })
  const bots = new BotSeats(match, {
    thinker,
    pace,
    onThinking: (seats) => {
      thinking.value = seats
    },
    onTrouble: (seat, trouble) => console.error(`The program in seat ${seat + 1} failed.`, trouble),
  })
  for (const [seat, keeper] of seats.entries()) if (keeper.kind === 'bot') bots.seat(seat, keeper.level)

  let sent = 0
  return {
    id,
    seats,
    mine,
    viewer: computed(() => viewer.value),
    look(next) {
      viewer.value = next
      show({ view: match.view(next), events: [], by: null }, match.events(next))
    },
    frame: computed(() => frame.value),
    onFrame(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    events: computed(() => events.value),
    thinking: computed(() => thinking.value),
    retrace: (seat) => retraced(match.log, seat),
    send: (seat, command) => match.order({ seat, id: `${SITTING} ${sent++}`, command }),
    paused: computed(() => paused.value),
    pause(waiting) {
      paused.value = waiting
    },
    record: () => match.log,
    close() {
      unwatch()
      bots.close()
      void match.close().finally(letGo)
    },
  }
}

/** Tells this visit's commands from those of an earlier one. */
const SITTING = newId()

function firstToLook(mine: readonly Seat[], toAct: readonly Seat[]): Viewer {
  return mine.find((seat) => toAct.includes(seat)) ?? mine[0] ?? null
}
