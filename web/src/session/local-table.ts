// A table that is kept in this browser: the same match as on the server, with IndexedDB as its journal and the bots
// in a worker.

import { type Json, type Numbered, type Result, type Seat, seedFrom } from '@grand-rounds/kernel'
import { BotSeats, Match, type SavedGame, type Thinker } from '@grand-rounds/match'
import { computed, signal } from '@preact/signals'

import { clock } from './clock.ts'
import type { AnyCommand, AnyGame, SeatKeeper, TableLink } from './link.ts'
import { linkToMatch } from './match-link.ts'
import { newId } from './new-id.ts'
import {
  addTable,
  appendEntry,
  Deleted,
  findTable,
  type Standing,
  type TableRecord,
  watchTable,
  writeStanding,
} from './storage.ts'

/** Milliseconds from a step to the lists that tell of it. */
const STANDING_AFTER = 60

interface NewTable {
  readonly game: { readonly id: string; readonly version: number }
  readonly options: Json
  readonly seats: readonly SeatKeeper[]
  readonly preset?: string
  /** Any text: the same text gives the same dice. */
  readonly seed?: string
}

/** Comes back with the table's id. */
export async function createLocalTable({ game, options, seats, preset, seed }: NewTable): Promise<string> {
  const id = newId()
  const head = {
    game: game.id,
    version: game.version,
    options,
    seats: seats.length,
    seed: seedFrom(seed ?? newId()),
    at: clock.now(),
  }
  await addTable({ id, head, seats, preset: preset ?? null, standing: null })
  return id
}

/** The same table again, with other dice and under the rules of today. Comes back with the new table's id. */
export async function playAgain(id: string, game: NewTable['game']): Promise<string> {
  const found = await findTable(id)
  if (!found) throw new Error(`there is no table ${id} any more`)
  const { head, seats, preset } = found.record
  return createLocalTable({ game, options: head.options, seats, ...(preset === null ? {} : { preset }) })
}

interface Company {
  /** How strong bots may be: whoever has none of these levels is a person. */
  readonly levels: readonly string[]
  readonly names: (seat: Seat) => string
}

/** A game out of a file becomes a table of its own. The log was read, and its moves are legal. */
export async function addSavedGame(saved: SavedGame, { levels, names }: Company): Promise<string> {
  const id = newId()
  const { entries, players, preset, ...head } = saved
  const seats = Array.from({ length: saved.seats }, (_, seat): SeatKeeper => {
    const { name = names(seat), level } = players?.[seat] ?? {}
    return level !== undefined && levels.includes(level) ? { kind: 'bot', name, level } : { kind: 'person', name }
  })
  await addTable(
    { id, head, seats, preset: preset ?? null, standing: null },
    entries.map((entry, n) => ({ ...entry, n })),
  )
  return id
}

export type Opened =
  | { readonly ok: true; readonly link: TableLink; readonly preset: string | null }
  /** `elsewhere`: another tab has it. `oldRules`: it was begun under rules that this page no longer has. */
  | { readonly ok: false; readonly why: 'unknown' | 'elsewhere' | 'oldRules' | 'broken' | 'noStorage' }

/** How a table stands, out of how it looks and all that happened. */
export interface Known<V, E, R> {
  readonly view: V
  /** Null while it is being played. */
  readonly result: R | null
  readonly events: Iterable<E>
  readonly steps: number
  /** When the last step was taken. */
  readonly at: number
}

interface Opening {
  readonly game: AnyGame
  readonly thinker: Thinker<unknown, AnyCommand>
  standingOf(known: Known<unknown, Numbered, Result>): Standing
  /** Take it from the tab that has it. */
  readonly steal?: boolean
  /** The table is no longer this tab's: it was taken by another or could not be written, or it was deleted. */
  readonly onLost: (why: 'lost' | 'deleted') => void
}

export async function openLocalTable(id: string, opening: Opening): Promise<Opened> {
  const { steal = false, onLost } = opening
  const hold = await holdTable(id, steal, () => onLost('lost'))
  if (hold === null) return { ok: false, why: 'elsewhere' }
  const unwatch = watchTable(id, () => onLost('deleted'))
  const letGo = () => {
    unwatch()
    hold()
  }
  const opened = await openHeld(id, opening, letGo)
  if (!opened.ok) letGo()
  return opened
}

async function openHeld(id: string, opening: Opening, letGo: () => void): Promise<Opened> {
  const found = await findTable(id).catch(() => undefined)
  if (found === undefined) return { ok: false, why: 'noStorage' }
  if (found === null) return { ok: false, why: 'unknown' }
  const { record, entries } = found
  // One after the other: after one that can't be written, none is.
  let written = Promise.resolve()
  const journal = {
    append: (entry: Parameters<typeof appendEntry>[1]) => {
      written = written.then(() => appendEntry(id, entry))
      written.catch((error: unknown) => opening.onLost(error instanceof Deleted ? 'deleted' : 'lost'))
      return written
    },
  }
  const match = Match.open(opening.game, record.head, entries, { journal, clock })
  if (!match.ok) return { ok: false, why: match.refusal.code === 'wrongVersion' ? 'oldRules' : 'broken' }
  return { ok: true, link: linkTo(record, match.value, opening, letGo), preset: record.preset }
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

type AnyMatch = Match<unknown, unknown, AnyCommand, Numbered, unknown, Result>

function linkTo(record: TableRecord, match: AnyMatch, { thinker, standingOf }: Opening, letGo: () => void): TableLink {
  // Lists can wait a moment; whoever has just pressed something can't.
  let writing: ReturnType<typeof setTimeout> | null = null
  const unwatch = match.watch(null, () => {
    writing ??= setTimeout(() => {
      writing = null
      const { result, steps, lastMoment: at } = match
      const standing = standingOf({ view: match.view(null), result, events: match.events(null), steps, at })
      void writeStanding(record, standing).catch(() => undefined)
    }, STANDING_AFTER)
  })
  const link = linkToMatch(record, match)
  const thinking = signal<readonly Seat[]>([])
  const bots = new BotSeats(match, {
    thinker,
    onThinking: (seats) => {
      thinking.value = seats
    },
    onTrouble: (seat, trouble) => console.error(`The program in seat ${seat + 1} failed.`, trouble),
  })
  for (const [seat, keeper] of record.seats.entries()) if (keeper.kind === 'bot') bots.seat(seat, keeper.level)
  return {
    ...link,
    thinking: computed(() => thinking.value),
    close() {
      link.close()
      unwatch()
      bots.close()
      void match.close().finally(letGo)
    },
  }
}
