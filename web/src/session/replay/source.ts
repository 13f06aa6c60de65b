// Where a game to look at comes from: a table of this browser, a link, or a file. Whatever is wrong is an answer.

import type { Read } from '@grand-rounds/kernel'
import { type Entry, readSavedGame, type SavedGame } from '@grand-rounds/match'

import type { SeatKeeper } from '../link.ts'
import { findTable, type TableRecord } from '../storage.ts'
import { unpack, type WhyNotUnpacked } from './packed.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export type Problem =
  | { readonly why: WhyNotUnpacked | 'unknownTable' | 'noStorage' | 'notAFile' }
  /** It can't be played: the code of a refusal. */
  | { readonly why: 'badGame'; readonly code: string }

export type Loaded =
  | { readonly ok: true; readonly game: SavedGame; readonly timeline: Timeline }
  | { readonly ok: false; readonly problem: Problem }

export async function fromTable(id: string): Promise<Loaded> {
  const found = await findTable(id).catch(() => undefined)
  if (found === undefined) return { ok: false, problem: { why: 'noStorage' } }
  if (found === null) return { ok: false, problem: { why: 'unknownTable' } }
  return played(savedGameOf(found.record, found.entries))
}

export async function fromLink(packed: string): Promise<Loaded> {
  const unpacked = await unpack(packed)
  return unpacked.ok ? played(unpacked.game) : { ok: false, problem: unpacked }
}

export async function fromFile(file: Blob): Promise<Loaded> {
  let read: Read<SavedGame>
  try {
    read = readSavedGame(JSON.parse(await file.text()))
  } catch {
    return { ok: false, problem: { why: 'notAFile' } }
  }
  return read.ok ? played(read.value) : { ok: false, problem: { why: 'notAFile' } }
}

function played(game: SavedGame): Loaded {
  const told = timelineOf(game)
  if (told.ok) return { ok: true, game, timeline: told.timeline }
  return { ok: false, problem: { why: 'badGame', code: told.code } }
}

/** A table of this browser as its file has it. */
export function savedGameOf({ head, seats, preset }: TableRecord, entries: readonly Entry[]): SavedGame {
  const orders = entries.map(({ by, at, command }) => ({ by, at, command }))
  const game = { ...head, entries: orders, players: playersOf(seats) }
  return preset === null ? game : { ...game, preset }
}

export function playersOf(seats: readonly SeatKeeper[]): NonNullable<SavedGame['players']> {
  return seats.map((keeper) =>
    keeper.kind === 'bot' ? { name: keeper.name, level: keeper.level } : { name: keeper.name },
  )
}
