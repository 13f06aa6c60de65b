// One room for each table that someone visits, never two. The framework makes rooms and keeps places in them; which
// table has one, and who may come in, is decided here.

import { matchMaker, ServerError } from '@colyseus/core'
import type { NoPlace } from './guests.ts'
import { type Join, type OpenRoom, ROOM_TYPE, UNKNOWN_TABLE } from './room.ts'
import { type WhyClosed, whyClosed } from './wont-open.ts'

export type Placed =
  | { readonly ok: true; readonly place: matchMaker.ISeatReservation }
  | { readonly ok: false; readonly why: NoPlace | 'unknownTable' | WhyClosed }

export class Rooms {
  /** Those that are there, are coming, or are not quite gone. */
  readonly #rooms = new Map<string, Promise<OpenRoom>>()
  readonly #onTrouble: (trouble: unknown) => void

  constructor(onTrouble: (trouble: unknown) => void) {
    this.#onTrouble = onTrouble
  }

  async place(join: Join): Promise<Placed> {
    const { table, key } = join
    try {
      const room = await this.#roomOf(join)
      const why = room.guests.whyNot(key)
      if (why !== null) return { ok: false, why }
      const place = await matchMaker.joinById(table, join)
      room.guests.expect(place.sessionId, key)
      return { ok: true, place }
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      return { ok: false, why: error.code === UNKNOWN_TABLE ? 'unknownTable' : (whyClosed(error) ?? 'tryAgain') }
    }
  }

  /** The next room of a table is made when the last one is gone: its table is asleep by then. */
  async #roomOf(join: Join): Promise<OpenRoom> {
    for (;;) {
      const room = await (this.#rooms.get(join.table) ?? this.#make(join))
      if (!room.ending) return room
      await room.ended
    }
  }

  #make(join: Join): Promise<OpenRoom> {
    const { table } = join
    const making = this.#create(join)
    this.#rooms.set(table, making)
    const forget = () => this.#rooms.delete(table)
    making.then(({ ended }) => ended).then(forget, forget)
    return making
  }

  async #create(join: Join): Promise<OpenRoom> {
    try {
      await matchMaker.createRoom(ROOM_TYPE, join)
    } catch (error) {
      const known = error instanceof ServerError && (error.code === UNKNOWN_TABLE || whyClosed(error) !== null)
      if (!known && matchMaker.state === matchMaker.MatchMakerState.READY) this.#onTrouble(error)
      throw error
    }
    const room = matchMaker.getLocalRoomById(join.table)
    if (!isOpen(room)) throw new Error(`the room of table ${join.table} is not here`)
    return room
  }
}

function isOpen(room: object | undefined): room is OpenRoom {
  return room !== undefined && 'guests' in room && 'ended' in room
}
