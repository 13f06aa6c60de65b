// The house as its records leave it.

import { type Read, refuse } from '@grand-rounds/kernel'
import type { Entry, Written } from '../ports.ts'
import { isTalk, perform } from './acts.ts'
import { type House, LINES_KEPT, newHouse, programIn } from './house.ts'

export interface Replayed {
  readonly house: House
  /** Steps of the game that were not taken back. */
  readonly entries: readonly Entry[]
  /** Since when the table has been as it is: the last step, or what else made it wait for someone. */
  readonly since: number
  /** When the game's time began; null: when the table was set up, or not yet. */
  readonly began: number | null
  /** When each key was last heard of. */
  readonly signs: ReadonlyMap<string, number>
}

/** Refusals: `brokenLog` (a record is missing, out of order, or could not have been). */
export function replayHouse(
  seats: number,
  foundation: Parameters<typeof newHouse>[1],
  written: readonly Written[],
): Read<Replayed> {
  const entries: Entry[] = []
  const signs = new Map<string, number>()
  const talk = written.filter((record) => record.kind === 'act' && isTalk(record.act)).length
  // So far back that nobody reads it any more: it is only counted.
  let unread = Math.max(0, talk - LINES_KEPT)
  let house: House = { ...newHouse(seats, foundation), said: unread }
  let since = 0
  let began: number | null = null
  for (const [n, record] of written.entries()) {
    if (record.n !== n) return refuse('brokenLog', { entry: n })
    if (record.kind === 'step') {
      const { entry } = record
      entries.push(entry)
      since = entry.at
      const chair = entry.by === 'clock' ? undefined : house.chairs[entry.by]
      if (chair?.kind === 'person' && programIn(chair) === null) signs.set(chair.key, entry.at)
      continue
    }
    const { act, by, at, away } = record
    if (by !== null) signs.set(by, at)
    if (isTalk(act) && unread > 0) {
      unread--
      continue
    }
    const done = perform(house, act, { by, at, steps: entries.length, away })
    if (!done.ok) return refuse('brokenLog', { entry: n })
    house = done.value.house
    const { agreed } = done.value
    if (agreed?.kind === 'takeBack') entries.length = agreed.to
    if (act.type === 'begin' && act.time === 'begins') began = at
    if (agreed || act.type === 'begin' || act.type === 'comeBack') since = at
  }
  return { ok: true, value: { house, entries, since, began, signs } }
}
