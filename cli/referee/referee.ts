// The referee: tables of games, and the answer to every line. It never throws: what goes wrong inside is an answer
// too, and the table is as it was.

import { type Read, refuse } from '@grand-rounds/kernel'
import type { Playable, Table } from '../games/playable.ts'
import type { Line } from './lines.ts'
import { type Desk, LIMITS, METHODS } from './methods.ts'
import { type Answer, answerLine, spell } from './rpc.ts'

export interface House {
  readonly games: readonly Playable[]
  /** 64 hex digits that nobody can foretell. */
  freshSeed(): string
  /** Told of a fault of ours, beside the answer that the program gets. */
  fault?(error: unknown): void
}

export class Referee {
  readonly #house: House
  readonly #desk: Desk
  #opened = 0

  constructor(house: House) {
    this.#house = house
    this.#desk = {
      games: house.games,
      tables: new Map(),
      seat: (table) => this.#seat(table),
      freshSeed: () => house.freshSeed(),
    }
  }

  /** One line of JSON, or null when nothing is to be said. */
  handle(line: string): string | null {
    if (line.length > LIMITS.line) return this.read({ ok: false, why: 'lineTooLong' })
    return answerLine(line, LIMITS.batch, (method, params) => this.#call(method, params))
  }

  /** A line that came as bytes. */
  read(line: Line): string | null {
    if (line.ok) return this.handle(line.text)
    return spell(null, line.why === 'lineTooLong' ? refuse(line.why, { most: LIMITS.line }) : refuse(line.why))
  }

  #seat(table: Table): Read<string> {
    const { tables } = this.#desk
    if (tables.size >= LIMITS.tables) return refuse('tooManyTables', { most: LIMITS.tables })
    const name = `t${++this.#opened}`
    tables.set(name, table)
    return { ok: true, value: name }
  }

  #call(name: string, params: unknown): Answer {
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    if (!method) return refuse('noSuchMethod')
    try {
      const answer = method.call(this.#desk, params)
      // Spelled in here: an answer that can't be must not take the whole line down with it.
      return answer.ok ? { ok: true, json: JSON.stringify(answer.value) } : answer
    } catch (error) {
      this.#house.fault?.(error)
      return refuse('internal')
    }
  }
}
