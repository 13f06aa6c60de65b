// Where a game to look at comes from: a table of this browser, a link, or a file. Whatever is wrong is an answer.

import type { Numbered, Read } from '@grand-rounds/kernel'
import { type Entry, readSavedGame, type SavedGame } from '@grand-rounds/match'

import type { AnyGame, SeatKeeper } from '../link.ts'
import { findTable, type TableRecord } from '../storage.ts'
import { type Moment, momentsOf } from './moments.ts'
import { unpack, type WhyNotUnpacked } from './packed.ts'

export type Problem =
  | { readonly why: WhyNotUnpacked | 'unknownTable' | 'noStorage' | 'notAFile' }
  /** It can't be played: the code of a refusal. */
  | { readonly why: 'badGame'; readonly code: string }

export type Loaded =
  | { readonly ok: true; readonly game: SavedGame; readonly moments: readonly Moment<unknown, Numbered>[] }
  | { readonly ok: false; readonly problem: Problem }

/** The rules of a game by its id; null: there is no such game here. */
export type GameOf = (id: string) => Promise<AnyGame | null>

export async function fromTable(id: string, gameOf: GameOf): Promise<Loaded> {
  const found = await findTable(id).catch(() => undefined)
  if (found === undefined) return { ok: false, problem: { why: 'noStorage' } }
  if (found === null) return { ok: false, problem: { why: 'unknownTable' } }
  return played(savedGameOf(found.record, found.entries), gameOf)
}

export async function fromLink(packed: string, gameOf: GameOf): Promise<Loaded> {
  const unpacked = await unpack(packed)
  return unpacked.ok ? played(unpacked.game, gameOf) : { ok: false, problem: unpacked }
}

export async function fromFile(file: Blob, gameOf: GameOf): Promise<Loaded> {
  let read: Read<SavedGame>
  try {
    read = readSavedGame(JSON.parse(await file.text()))
  } catch {
    return { ok: false, problem: { why: 'notAFile' } }
  }
  return read.ok ? played(read.value, gameOf) : { ok: false, problem: { why: 'notAFile' } }
}

async function played(game: SavedGame, gameOf: GameOf): Promise<Loaded> {
  const rules = await gameOf(game.game)
  const told = rules ? momentsOf(rules, game) : { ok: false as const, code: 'wrongGame' }
  if (told.ok) return { ok: true, game, moments: told.moments }
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
