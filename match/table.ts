// A table that people come to: the house around a match, in one ledger. Whatever happens is written there first.

import {
  commitment,
  type Game,
  type Log,
  type Numbered,
  type Read,
  type Refusal,
  refuse,
  type Result,
  type Seat,
} from '@grand-rounds/kernel'
import { type Answer, Answers } from './answers.ts'
import { BotSeats } from './bots.ts'
import { DecisionClock, type RunningClock } from './decision-clock.ts'
import { type Act, perform } from './house/acts.ts'
import { type House, type HouseView, newHouse, programIn, seatOf, type TableClock, viewHouse } from './house/house.ts'
import { readAct } from './house/read-act.ts'
import { Match } from './match.ts'
import type { Clock, Entry, Head, Ledger, Thinker, Written } from './ports.ts'

/** What a table is set up with. */
export interface Foundation {
  readonly head: Head
  readonly host: string
  readonly clock: TableClock
  readonly listed: boolean
}

/** A table as someone sees it who comes in now. */
export interface Look<E, V> {
  readonly house: HouseView
  /** Null until the game has begun. */
  readonly view: V | null
  readonly events: readonly E[]
  readonly steps: number
  /** The hash of the seed, from the start; the whole record once nothing is hidden any more. */
  readonly commitment: string
  readonly record: Log | null
  /** Of the table, if it has one. */
  readonly clocks: readonly RunningClock[]
}

/** That something happened. What of it someone may know, the table says when it is asked. */
export type News =
  /** Events from the number `from` on are its own. */
  | { readonly kind: 'step'; readonly by: Seat | 'clock'; readonly from: number }
  | { readonly kind: 'house' }
  | { readonly kind: 'clocks' }
  /** Everything is to be looked at anew: the game began, ended, or went back. */
  | { readonly kind: 'anew' }
  /** This authority has stepped down. */
  | { readonly kind: 'gone' }

interface Ports<V, C> {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly thinker: Thinker<V, C>
  /** Something that should not happen: for the operator. */
  readonly onTrouble: (trouble: unknown) => void
}

interface Opened<M> {
  readonly house: House
  readonly match: M
  readonly written: number
}

type Unnumbered = Written extends infer W ? (W extends Written ? Omit<W, 'n'> : never) : never

/** Who plays for someone whose time is up. */
const STAND_IN = 'resident'

export class Table<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result> {
  readonly game: Game<O, S, C, E, V, R>
  readonly foundation: Foundation
  readonly #ports: Ports<V, C>
  readonly #watchers = new Set<(news: News) => void>()
  readonly #answers = new Map<string, Answers<Answer>>()
  readonly #decisions: DecisionClock
  #house: House
  #match: Match<O, S, C, E, V, R>
  #bots: BotSeats<O, S, C, E, V, R> | null = null
  #written = 0
  #queue: Promise<unknown> = Promise.resolve()
  #gone = false

  private constructor(
    game: Game<O, S, C, E, V, R>,
    foundation: Foundation,
    { house, match, written }: Opened<Match<O, S, C, E, V, R>>,
    ports: Ports<V, C>,
  ) {
    this.game = game
    this.foundation = foundation
    this.#ports = ports
    this.#house = house
    this.#match = match
    this.#written = written
    this.#decisions = new DecisionClock(ports.clock, foundation.clock, match.lastMoment, (seat) => {
      void this.#do({ by: null, id: null, act: { type: 'standIn', seat, level: STAND_IN } })
    })
  }

  /** New, or as it was left. Refusals: those of `Match.open`, and `brokenLog`. */
  static open<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
    game: Game<O, S, C, E, V, R>,
    foundation: Foundation,
    written: readonly Written[],
    ports: Ports<V, C>,
  ): Read<Table<O, S, C, E, V, R>> {
    const entries: Entry[] = []
    let house = newHouse(foundation.head.seats, foundation)
    for (const [n, record] of written.entries()) {
      if (record.n !== n) return refuse('brokenLog', { entry: n })
      if (record.kind === 'step') {
        entries.push(record.entry)
        continue
      }
      const done = perform(house, record.act, { by: record.by, at: record.at, steps: entries.length })
      if (!done.ok) return refuse('brokenLog', { entry: n })
      house = done.value.house
      if (done.value.agreed?.kind === 'takeBack') entries.length = done.value.agreed.to
    }
    // The table is made after its match, which writes through it.
    let table: Table<O, S, C, E, V, R> | null = null
    const behind = {
      journal: {
        append: (entry: Entry) =>
          table ? table.#write({ kind: 'step', entry }) : Promise.reject(new Error('there is no table yet')),
      },
      clock: ports.clock,
      onStepDown: (refusal: Refusal | null) => {
        if (table) table.#stepDown(refusal)
      },
    }
    const match = Match.open(game, foundation.head, entries, behind)
    if (!match.ok) return match
    table = new Table(game, foundation, { house, match: match.value, written: written.length }, ports)
    for (const record of written)
      if (record.kind === 'act' && record.by !== null && record.id !== null)
        table.#keepAnswer(record.by, record.id, { ok: true, n: record.n })
    table.#attend()
    return { ok: true, value: table }
  }

  get house(): House {
    return this.#house
  }

  /** Whoever has the next word; for lists of tables. */
  get toAct(): readonly Seat[] {
    return this.#house.stage === 'playing' ? this.#match.toAct : []
  }

  get over(): boolean {
    return this.#match.result !== null || this.#house.stage === 'abandoned'
  }

  get watched(): number {
    return this.#watchers.size
  }

  get steps(): number {
    return this.#match.steps
  }

  /** Of the table's clock, if it has one. */
  get clocks(): readonly RunningClock[] {
    return this.#decisions.running
  }

  seatOf(key: string | null): Seat | null {
    return seatOf(this.#house, key)
  }

  houseFor(key: string | null): HouseView {
    return viewHouse(this.#house, key)
  }

  /** Null until the game has begun. */
  view(key: string | null): V | null {
    return this.#house.stage === 'gathering' ? null : this.#match.view(this.seatOf(key))
  }

  /** From the event with this number on. */
  events(key: string | null, from = 0): readonly E[] {
    return this.#house.stage === 'gathering' ? [] : this.#match.events(this.seatOf(key), from)
  }

  look(key: string | null): Look<E, V> {
    return {
      house: this.houseFor(key),
      view: this.view(key),
      events: this.events(key),
      steps: this.steps,
      commitment: commitment(this.foundation.head.seed),
      record: this.over ? this.#match.log : null,
      clocks: this.clocks,
    }
  }

  /** The answer ends it. */
  watch(hear: (news: News) => void): () => void {
    this.#watchers.add(hear)
    return () => this.#watchers.delete(hear)
  }

  /** A move. Refusals besides those of `Match.order`: `notSeated`, `notBegun`, `programPlays`. */
  order(key: string, id: string, command: unknown): Promise<Answer> {
    const seat = seatOf(this.#house, key)
    if (this.#gone) return Promise.resolve(refuse('tableClosed'))
    if (seat === null) return Promise.resolve(refuse('notSeated'))
    if (this.#house.stage !== 'playing') return Promise.resolve(refuse('notBegun'))
    if (programIn(this.#house.chairs[seat]) !== null) return Promise.resolve(refuse('programPlays'))
    return this.#match.order({ seat, id, command })
  }

  /** Anything else that people do at a table. */
  act(key: string, id: string, act: unknown): Promise<Answer> {
    const read = readAct(act)
    return read.ok ? this.#do({ by: key, id, act: read.value }) : Promise.resolve(read)
  }

  /** Resolves when what was under way is written. */
  async close(): Promise<void> {
    this.#decisions.stop()
    this.#bots?.close()
    await this.#match.close()
    await this.#queue
    this.#gone = true
    this.#watchers.clear()
  }

  /** One ledger, whoever writes. */
  #write(what: Unnumbered): Promise<void> {
    if (this.#gone) return Promise.reject(new Error('stepped down'))
    return this.#ports.ledger.append({ ...what, n: this.#written++ })
  }

  #stepDown(refusal: Refusal | null): void {
    if (this.#gone) return
    this.#gone = true
    if (refusal) this.#ports.onTrouble(refusal)
    this.#decisions.stop()
    this.#bots?.close()
    this.#tell({ kind: 'gone' })
    this.#watchers.clear()
  }

  #keepAnswer(key: string, id: string, answer: Answer): void {
    const answers = this.#answers.get(key) ?? new Answers<Answer>()
    this.#answers.set(key, answers)
    answers.keep(0, id, answer)
  }

  #do({ by, id, act }: { by: string | null; id: string | null; act: Act }): Promise<Answer> {
    const at = this.#ports.clock.now()
    const done = this.#queue.then(async (): Promise<Answer> => {
      const known = by === null || id === null ? null : this.#answers.get(by)?.find(0, id)
      if (known) return known
      if (this.#gone) return refuse('tableClosed')
      const performed = perform(this.#house, act, { by, at, steps: this.#match.given })
      if (!performed.ok) return performed
      const { house, agreed } = performed.value
      const backTo = agreed?.kind === 'takeBack' ? agreed.to : null
      // A step that was still written after this would belong to a past that is no more.
      if (backTo !== null) await this.#match.close()
      const n = this.#written
      try {
        await this.#write({ kind: 'act', at, by, id, act })
        const answer: Answer = { ok: true, n }
        if (by !== null && id !== null) this.#keepAnswer(by, id, answer)
        this.#become(house, backTo)
        return answer
      } catch {
        this.#stepDown(null)
        return refuse('notStored')
      }
    })
    this.#queue = done.catch((trouble: unknown) => this.#ports.onTrouble(trouble))
    return done
  }

  #become(house: House, backTo: number | null): void {
    const before = this.#house.stage
    this.#house = house
    if (backTo !== null) this.#goBack(backTo)
    this.#tell({ kind: backTo === null && house.stage === before ? 'house' : 'anew' })
    this.#attend()
  }

  #goBack(to: number): void {
    this.#bots?.close()
    this.#bots = null
    const entries = this.#match.entries.slice(0, to)
    const behind = {
      journal: { append: (entry: Entry) => this.#write({ kind: 'step', entry }) },
      clock: this.#ports.clock,
      onStepDown: (refusal: Refusal | null) => this.#stepDown(refusal),
    }
    const match = Match.open(this.game, this.foundation.head, entries, behind)
    if (!match.ok) throw new Error(`a part of a log that was played can't be: ${match.refusal.code}`)
    this.#match = match.value
  }

  /** Lets the match be heard, programs play and clocks run, as the house now is. */
  #attend(): void {
    if (this.#house.stage !== 'playing') {
      this.#decisions.stop()
      this.#bots?.close()
      this.#bots = null
      return
    }
    if (this.#bots === null) {
      this.#bots = new BotSeats(this.#match, {
        thinker: this.#ports.thinker,
        onTrouble: (seat, trouble) => this.#ports.onTrouble({ seat, trouble }),
      })
      this.#match.watch(null, ({ by, from }) => this.#stepTaken(by, from))
    }
    for (const [seat, chair] of this.#house.chairs.entries()) {
      const level = programIn(chair)
      if (level === null) this.#bots.leave(seat)
      else this.#bots.seat(seat, level)
    }
    this.#minute()
  }

  #minute(): void {
    if (!this.#decisions.runs) return
    const people = this.toAct.filter((seat) => programIn(this.#house.chairs[seat]) === null)
    this.#decisions.wait(this.#match.result === null ? people : [])
    this.#tell({ kind: 'clocks' })
  }

  #stepTaken(by: Seat | 'clock', from: number): void {
    this.#tell(this.#match.result === null ? { kind: 'step', by, from } : { kind: 'anew' })
    this.#minute()
  }

  #tell(news: News): void {
    for (const hear of this.#watchers) {
      try {
        hear(news)
      } catch (trouble) {
        this.#watchers.delete(hear)
        this.#ports.onTrouble(trouble)
      }
    }
  }
}
