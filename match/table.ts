// A table that people come to: the house around a match, in one ledger. Whatever happens is written there first.

import {
  commitment,
  type Game,
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
import { type Act, type Doer, perform } from './house/acts.ts'
import { type House, isStoodInFor, programIn, seatOf } from './house/house.ts'
import { objection } from './house/objections.ts'
import { readAct } from './house/read-act.ts'
import { type Replayed, replayHouse } from './house/replay.ts'
import { type HouseView, viewHouse } from './house/view.ts'
import type { Look, News } from './look.ts'
import { Match, type Ordered } from './match.ts'
import type { Clock, Entry, Foundation, Head, Ledger, Thinker, Written } from './ports.ts'
import { Presence } from './presence.ts'
import { StandIns } from './stand-ins.ts'

interface Ports<V, C> {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly thinker: Thinker<V, C>
  /** Something that should not happen: for the operator. */
  readonly onTrouble: (trouble: unknown) => void
}

interface Opened<M> extends Replayed {
  readonly match: M
  /** What the match stands on: it can be opened anew on it. */
  readonly behind: Parameters<typeof Match.open>[3]
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
  readonly #standIns: StandIns
  readonly #presence: Presence
  readonly #behind: Opened<unknown>['behind']
  #house: House
  #match: Match<O, S, C, E, V, R>
  #bots: BotSeats<O, S, C, E, V, R> | null = null
  #written = 0
  #queue: Promise<unknown> = Promise.resolve()
  #gone = false

  private constructor(
    game: Game<O, S, C, E, V, R>,
    foundation: Foundation,
    { house, match, behind, written, since, signs }: Opened<Match<O, S, C, E, V, R>>,
    ports: Ports<V, C>,
  ) {
    this.game = game
    this.foundation = foundation
    this.#ports = ports
    this.#house = house
    this.#match = match
    this.#behind = behind
    this.#written = written
    const opened = house.stage === 'playing' ? since : null
    this.#decisions = new DecisionClock(ports.clock, foundation.clock, opened, (seat) => {
      void this.#do({ by: null, id: null, act: { type: 'standIn', seat, level: STAND_IN } })
    })
    this.#standIns = new StandIns(ports.clock, () => this.#tell({ kind: 'clocks' }))
    this.#presence = new Presence(ports.clock, signs)
  }

  /** New, or as it was left. Refusals: those of `Match.open`, and `brokenLog`. */
  static open<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
    game: Game<O, S, C, E, V, R>,
    foundation: Foundation,
    written: readonly Written[],
    ports: Ports<V, C>,
  ): Read<Table<O, S, C, E, V, R>> {
    const replayed = replayHouse(foundation.head.seats, foundation, written)
    if (!replayed.ok) return replayed
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
    const { entries, began } = replayed.value
    const head = began === null ? foundation.head : { ...foundation.head, at: began }
    const match = Match.open(game, head, entries, behind)
    if (!match.ok) return match
    const opened = { ...replayed.value, match: match.value, behind, written: written.length }
    table = new Table(game, foundation, opened, ports)
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

  /** The moment by the game's own time. */
  get now(): number {
    return this.#match.now
  }

  /** Of the table's clock, if it has one, and of people who may come back before a program decides for them. */
  get clocks(): readonly RunningClock[] {
    const { toAct } = this
    return [...this.#decisions.running, ...this.#standIns.running.filter(({ seat }) => toAct.includes(seat))]
  }

  /** By seat, how long its person has not been here; null: they are, or it has none. */
  get away(): readonly (number | null)[] {
    return this.#house.chairs.map((chair) => (chair.kind === 'person' ? this.#presence.awayFor(chair.key) : null))
  }

  /** Someone comes in by a connection; they may have others. */
  arrive(key: string): void {
    this.#presence.arrive(key)
  }

  /** One of their connections has ended. */
  depart(key: string): void {
    this.#presence.depart(key)
  }

  seatOf(key: string | null): Seat | null {
    return seatOf(this.#house, key)
  }

  houseFor(key: string | null): HouseView {
    return viewHouse(this.#house, key, this.away)
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

  /**
   * A move; whoever has a stand-in is back with it. Refusals besides those of `Match.order`: `notSeated`, `notBegun`,
   * `hasResigned`.
   */
  order(key: string, id: string, command: unknown): Promise<Answer> {
    const seat = seatOf(this.#house, key)
    if (this.#gone) return Promise.resolve(refuse('tableClosed'))
    if (seat === null) return Promise.resolve(refuse('notSeated'))
    if (this.#house.stage !== 'playing') return Promise.resolve(refuse('notBegun'))
    this.#presence.sign(key)
    const chair = this.#house.chairs[seat]
    if (programIn(chair) === null) return this.#match.order({ seat, id, command })
    if (!isStoodInFor(chair)) return Promise.resolve(refuse('hasResigned'))
    // Sent again because its answer was lost, it is no sign that anyone is back.
    return this.#match.answerTo(seat, id) ?? this.#backWith(key, { seat, id, command })
  }

  async #backWith(key: string, ordered: Ordered): Promise<Answer> {
    if (this.#match.result === null) {
      const back = await this.#do({ by: key, id: null, act: { type: 'comeBack' } })
      if (!back.ok) return back
    }
    return this.#match.order(ordered)
  }

  /** Anything else that people do at a table. */
  act(key: string, id: string, act: unknown): Promise<Answer> {
    const read = readAct(act)
    if (!read.ok) return Promise.resolve(read)
    this.#presence.sign(key)
    return this.#do({ by: key, id, act: read.value })
  }

  /** Someone else has it by now: everyone is told. */
  giveUp(): void {
    this.#stepDown(null)
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

  #do({ by, id, act: wanted }: { by: string | null; id: string | null; act: Act }): Promise<Answer> {
    const at = this.#ports.clock.now()
    const done = this.#queue.then(async (): Promise<Answer> => {
      const known = by === null || id === null ? null : this.#answers.get(by)?.find(0, id)
      if (known) return known
      if (this.#gone) return refuse('tableClosed')
      const act = this.#inEffect(wanted)
      const { away } = this
      const doer: Doer = { by, at, steps: this.#match.given, away }
      const performed = perform(this.#house, act, doer)
      if (!performed.ok) return performed
      const refused = objection(this.#house, act, doer)
      if (refused) return refused
      const { house, agreed } = performed.value
      const backTo = agreed?.kind === 'takeBack' ? agreed.to : null
      // A step that was still written after this would belong to a past that is no more.
      if (backTo !== null) await this.#match.close()
      const n = this.#written
      try {
        await this.#write({ kind: 'act', at, by, id, act, away })
        const answer: Answer = { ok: true, n }
        if (by !== null) this.#presence.seated(by)
        if (by !== null && id !== null) this.#keepAnswer(by, id, answer)
        this.#become(house, backTo, at)
        // Whoever heard the words is to look anew, without them.
        if (act.type === 'forget') this.#tell({ kind: 'anew' })
        return answer
      } catch {
        this.#stepDown(null)
        return refuse('notStored')
      }
    })
    this.#queue = done.catch((trouble: unknown) => this.#ports.onTrouble(trouble))
    return done
  }

  /** A running game that is closed is kept as one that was ended; one that begins says that its time does. */
  #inEffect(act: Act): Act {
    if (act.type === 'begin') return { ...act, time: 'begins' }
    const runs = this.#house.stage === 'playing' && this.#match.result === null
    return act.type === 'close' && runs ? { type: 'abandon' } : act
  }

  #become(house: House, backTo: number | null, at: number): void {
    const before = this.#house
    this.#house = house
    const begins = house.stage === 'playing' && before.stage === 'gathering'
    // A game's time begins when people do, not when they are first asked to come.
    if (begins) this.#openAnew({ ...this.#match.head, at }, 0)
    else if (backTo !== null) this.#openAnew(this.#match.head, backTo)
    for (const seat of this.toAct)
      if (isStoodInFor(house.chairs[seat]) && programIn(before.chairs[seat]) === null) this.#standIns.atOnce(seat)
    this.#tell({ kind: backTo === null && house.stage === before.stage ? 'house' : 'anew' })
    this.#attend()
  }

  /** With the first steps of its game alone. */
  #openAnew(head: Head, steps: number): void {
    this.#bots?.close()
    this.#bots = null
    const entries = this.#match.entries.slice(0, steps)
    const match = Match.open(this.game, head, entries, this.#behind)
    if (!match.ok) throw new Error(`a part of a log that was played can't be: ${match.refusal.code}`)
    this.#match = match.value
  }

  /** Lets the match be heard, programs play and clocks run, as the house now is. */
  #attend(): void {
    if (this.#house.stage !== 'playing') {
      // No time passes in a game that has not begun, or was ended.
      void this.#match.close()
      this.#decisions.stop()
      this.#bots?.close()
      this.#bots = null
      return
    }
    if (this.#bots === null) {
      this.#bots = new BotSeats(this.#match, {
        thinker: this.#ports.thinker,
        ready: async (seat, signal) => {
          if (isStoodInFor(this.#house.chairs[seat])) await this.#standIns.beforeDecision(seat, signal)
        },
        pace: async (seat, signal) => {
          if (isStoodInFor(this.#house.chairs[seat])) await this.#standIns.beforeCommand(seat, signal)
        },
        onTrouble: (seat, trouble) => this.#ports.onTrouble({ seat, trouble }),
      })
      this.#match.watch(null, ({ by, from }) => this.#stepTaken(by, from))
    }
    for (const [seat, chair] of this.#house.chairs.entries()) {
      const level = programIn(chair)
      if (level !== null) this.#bots.seat(seat, level)
      else {
        this.#bots.leave(seat)
        this.#standIns.leave(seat)
      }
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
