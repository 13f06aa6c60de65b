// A table for two with a door, in a time of its own, and pages that hear everything. For tests.

import {
  type Command,
  diceHospital,
  type Event,
  type FinalResult,
  type Options,
  type State,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Log, type LogEntry, replay, seedFrom } from '@grand-rounds/kernel'
import { type Clock, Table, type Written } from '@grand-rounds/match'
import { type News, readNews } from '@grand-rounds/protocol'
import { Door } from '../tables/door.ts'
import type { Visitor } from '../tables/visitor.ts'

export type HospitalTable = Table<Options, State, Command, Event, View, FinalResult>

export const KEYS = ['key of Ada', 'key of Mo'] as const

export interface Page {
  readonly visitor: Visitor
  readonly key: string | null
  /** Everything that was sent, a list for each time. */
  readonly heard: News[]
  /** How many characters that was. */
  readonly size: number
}

/** A table for two, and a ledger that takes its time. */
export class Setting {
  readonly table: HospitalTable
  readonly door: Door
  readonly troubles: unknown[] = []
  readonly clock: Clock = {
    now: () => this.#now,
    wake: (at, strike) => {
      const alarm = { at, strike }
      this.#alarms.add(alarm)
      return () => this.#alarms.delete(alarm)
    },
  }
  readonly #entries: LogEntry[] = []
  readonly #log: Log
  readonly #alarms = new Set<{ readonly at: number; readonly strike: () => void }>()
  #now = 0
  #writing: (() => void)[] | null = null

  constructor() {
    const options = { administrators: false }
    const { id: game, version } = diceHospital
    const head = { game, version, options, seats: KEYS.length, seed: seedFrom('door'), at: 0 }
    this.#log = { ...head, entries: this.#entries }
    const onTrouble = (trouble: unknown) => this.troubles.push(trouble)
    const opened = Table.open(diceHospital, { head, host: KEYS[0], clock: 'none', listed: false }, [], {
      ledger: { append: (record) => this.#append(record) },
      clock: { now: () => this.#now, wake: () => () => undefined },
      thinker: { think: () => Promise.resolve([]) },
      onTrouble,
    })
    if (!opened.ok) throw new Error(opened.refusal.code)
    this.table = opened.value
    this.door = new Door('table', this.table, {
      version: '1',
      clock: this.clock,
      onAnswer: () => undefined,
      onTrouble,
    })
  }

  /** `keeps`: whether what is heard is kept, or only counted. */
  enter(key: string | null, keeps = true): Page {
    const heard: News[] = []
    let size = 0
    const send = (news: string) => {
      size += news.length
      if (keeps) heard.push(readNews(news))
    }
    const visitor = this.door.enter(key, { send, hangUp: () => undefined })
    return {
      visitor,
      key,
      heard,
      get size() {
        return size
      },
    }
  }

  /** So many milliseconds go by at the door. */
  pass(ms: number): void {
    this.#now += ms
    for (const alarm of this.#alarms)
      if (alarm.at <= this.#now) {
        this.#alarms.delete(alarm)
        alarm.strike()
      }
  }

  /** Everyone is in their first shift. */
  async toTheFirstShift(): Promise<void> {
    for (const [seat, key] of KEYS.entries()) await this.table.act(key, `sit ${seat}`, { type: 'sit', seat, name: key })
    await this.table.act(KEYS[0], 'begin', { type: 'begin' })
    while (this.table.view(null)?.stage !== 'activation') {
      const [seat = 0] = this.table.toAct
      await this.table.order(KEYS[seat] ?? '', `${this.table.steps}`, this.first(seat))
    }
    await nextTurn()
  }

  first(seat: number, type?: Command['type']): Command {
    const played = replay(diceHospital, this.#log)
    const state = played.ok ? played.states.at(-1) : undefined
    if (state === undefined) throw new Error('what is stored can be played')
    for (const command of diceHospital.legal(state, seat))
      if (type === undefined || command.type === type) return command
    throw new Error('nothing to do')
  }

  #append(record: Written): Promise<void> {
    if (record.kind === 'step') this.#entries.push(record.entry)
    return new Promise((done) => (this.#writing === null ? done() : void this.#writing.push(done)))
  }

  /** From here on nothing is stored until it is told to. */
  hold(): void {
    this.#writing = []
  }

  async write(): Promise<void> {
    const writing = this.#writing ?? []
    this.#writing = null
    for (const done of writing) done()
    await nextTurn()
    await nextTurn()
  }
}

export function nextTurn(): Promise<void> {
  return new Promise((later) => setImmediate(later))
}
