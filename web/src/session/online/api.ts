// What is asked of the server by HTTP: a new table, the open ones, a place at one. Answers come from anywhere, so they
// are read with care; a network that fails is an answer too.

import type { Json } from '@grand-rounds/kernel'
import type { TableClock } from '@grand-rounds/match'
import { type OpenTable, PROTOCOL } from '@grand-rounds/protocol'

import type { Place } from './room.ts'

const PATIENCE_MS = 6_000

export interface Wanted {
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly clock: TableClock
  readonly listed: boolean
  readonly key: string
}

type Fields = Readonly<Record<string, unknown>>

interface Answer {
  readonly status: number
  readonly body: Fields
}

/** Null: no answer. */
async function ask(path: string, body?: object, method = 'POST'): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const read: unknown = await response.json()
    return { status: response.status, body: typeof read === 'object' && read !== null ? { ...read } : {} }
  } catch {
    return null
  }
}

export type Made =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: 'tooMany' | 'tooManyListed' | 'refused' | 'noAnswer' }

export async function makeTable(wanted: Wanted): Promise<Made> {
  const answer = await ask('/api/tables', wanted)
  if (!answer) return { ok: false, why: 'noAnswer' }
  const { id } = answer.body
  if (answer.status === 201 && typeof id === 'string') return { ok: true, id }
  if (answer.body['code'] === 'tooManyListed') return { ok: false, why: 'tooManyListed' }
  return { ok: false, why: answer.status === 429 ? 'tooMany' : answer.status === 400 ? 'refused' : 'noAnswer' }
}

/** Null: they could not be asked for. */
export async function openTables(): Promise<readonly OpenTable[] | null> {
  const answer = await ask('/api/tables')
  const tables = answer?.body['tables']
  return Array.isArray(tables) ? tables.filter(isOpenTable) : null
}

/** By its host, when it is over. False: it could not be. */
export async function deleteTable(table: string, key: string): Promise<boolean> {
  const answer = await ask('/api/tables', { table, protocol: PROTOCOL, key }, 'DELETE')
  return answer?.status === 200
}

/** How many days a server keeps a table, by how it stands. */
export type Retention = Readonly<Record<'gathering' | 'playing' | 'over' | 'closed', number>>

/** Null: it does not say. */
export async function askForRetention(): Promise<Retention | null> {
  const days = (await ask('/api/about'))?.body['retention']
  if (typeof days !== 'object' || days === null) return null
  const { gathering, playing, over, closed } = days as Fields
  const numbers = [gathering, playing, over, closed].every((one) => typeof one === 'number')
  return numbers ? (days as Retention) : null
}

function isOpenTable(value: unknown): value is OpenTable {
  if (typeof value !== 'object' || value === null) return false
  const { id, seats, taken, clock, options, since } = value as Fields
  return (
    typeof id === 'string' &&
    typeof seats === 'number' &&
    typeof clock === 'string' &&
    typeof since === 'number' &&
    typeof options === 'object' &&
    Array.isArray(taken) &&
    taken.every((name) => typeof name === 'string')
  )
}

export type Placed =
  | { readonly ok: true; readonly place: Place }
  /** `later`: it is worth to try again. */
  | { readonly ok: false; readonly why: 'unknownTable' | 'oldPage' | (typeof SAID_NO)[number] | 'later' }

/** As the server names them; all else may go well another time. */
const SAID_NO = ['tableFull', 'tableBroken', 'wrongVersion'] as const

export async function askForPlace(table: string, key: string): Promise<Placed> {
  const answer = await ask('/api/place', { table, protocol: PROTOCOL, key })
  if (answer?.status === 409) return { ok: false, why: 'oldPage' }
  // An address that can't be one is of no table either.
  if (answer?.status === 404 || answer?.status === 400) return { ok: false, why: 'unknownTable' }
  const no = SAID_NO.find((code) => code === answer?.body['code'])
  if (no !== undefined) return { ok: false, why: no }
  const { processId, roomId, sessionId } = answer?.body ?? {}
  if (typeof processId !== 'string' || typeof roomId !== 'string' || typeof sessionId !== 'string')
    return { ok: false, why: 'later' }
  return { ok: true, place: { processId, roomId, sessionId } }
}
