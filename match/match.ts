// The authority of one table. In one order: stamp, try, store, and only then tell. What comes in while something is being
// stored is tried on top of it, so that both can be stored together.

import {
  type Accepted,
  begin,
  type Deadline,
  type Game,
  type Json,
  type Log,
  type Numbered,
  type Read,
  type Refusal,
  refuse,
  type Refused,
  type Result,
  type Seat,
  type Seen,
  submit,
  type Viewer,
} from '@grand-rounds/kernel'
import { type Answer, Answers } from './answers.ts'
import { Archive } from './archive.ts'
import type { Clock, Entry, Head, Journal } from './ports.ts'

/** What one step brought, as a viewer may know it. */
export interface Told<E, V> {
  /** Steps taken so far. */
  readonly n: number
  readonly by: Seat | 'clock'
  /** Events from this number on are its own. */
  readonly from: number
  readonly events: readonly E[]
  readonly view: V
}

export interface Ordered {
  readonly seat: Seat
  /** The sender's own name for the command; sent again, it is carried out once. Absent: nobody sends it again. */
  readonly id?: string
  readonly command: unknown
}

interface Watcher<E, V> {
  readonly viewer: Viewer
  readonly hear: (told: Told<E, V>) => void
}

interface Ports {
  readonly journal: Journal
  readonly clock: Clock
  /** Another authority has to go on: the journal lost something, or the game refused a deadline of its own. */
  readonly onStepDown?: (refusal: Refusal | null) => void
}

interface Step<S, E, V> {
  readonly game: { see(event: E, viewer: Viewer): E; view(state: S, viewer: Viewer): V }
  readonly state: S
  readonly n: number
  readonly by: Seat | 'clock'
  readonly from: number
  readonly events: readonly E[]
}

/** Worked out when it is asked for: many who listen only want to know that something happened. */
class ToldStep<S, E extends Numbered, V> implements Told<E, V> {
  readonly #step: Step<S, E, V>
  readonly #viewer: Viewer

  constructor(step: Step<S, E, V>, viewer: Viewer) {
    this.#step = step
    this.#viewer = viewer
  }

  get n(): number {
    return this.#step.n
  }

  get by(): Seat | 'clock' {
    return this.#step.by
  }

  get from(): number {
    return this.#step.from
  }

  get events(): readonly E[] {
    return this.#step.events.map((event) => this.#step.game.see(event, this.#viewer))
  }

  get view(): V {
    return this.#step.game.view(this.#step.state, this.#viewer)
  }
}

/** A step that was given to the journal: it counts, and is told, when it is stored. */
interface Pending<S, E> {
  readonly entry: Entry
  readonly outcome: Accepted<S, E>
  readonly settle: (answer: Answer) => void
  readonly settled: Promise<Answer>
  stored: boolean
}

export class Match<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result> {
  readonly game: Game<O, S, C, E, V, R>
  readonly head: Head
  readonly #ports: Ports
  readonly #entries = new Archive<Entry>()
  readonly #events = new Archive<E>()
  readonly #watchers = new Set<Watcher<E, V>>()
  /** By seat; the first is for whoever has none. */
  readonly #seen: (Seen<S, V> | undefined)[] = []
  /** Of what was stored, its place in the log. */
  readonly #answers = new Answers<number | Refused>()
  #state: S
  #pending: Pending<S, E>[] = []
  /** With what is pending. */
  #ahead: S
  /** How far the clock is behind the steps that were taken. */
  #setBack = 0
  #closed = false
  #forgetWake: () => void = () => undefined

  private constructor(game: Game<O, S, C, E, V, R>, head: Head, start: Accepted<S, E>, ports: Ports) {
    this.game = game
    this.head = head
    this.#ports = ports
    this.#state = start.state
    this.#ahead = start.state
    for (const event of start.events) this.#events.push(event)
  }

  /**
   * Sits down at a table that is new or was left, under the rules that it began with. Refusals: those of the kernel's
   * `begin`, the game's own for entries, `brokenLog` (an entry is missing or out of order).
   */
  static open<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
    game: Game<O, S, C, E, V, R>,
    head: Head,
    entries: readonly Entry[],
    ports: Ports,
  ): Read<Match<O, S, C, E, V, R>> {
    const start = begin(game, head)
    if (!start.ok) return start
    const match = new Match(game, head, start, ports)
    for (const entry of entries) {
      if (entry.n !== match.#entries.length) return refuse('brokenLog', { entry: match.#entries.length })
      const outcome = submit(game, head.seats, match.#state, entry)
      if (!outcome.ok) return refuse(outcome.refusal.code, { ...outcome.refusal.data, entry: entry.n })
      match.#take(entry, outcome)
      match.#ahead = outcome.state
      match.#keepAnswer(entry)
    }
    // So that it is known how far the clock is behind the last step.
    match.#now()
    match.#sleepUntilDeadline()
    return { ok: true, value: match }
  }

  get steps(): number {
    return this.#entries.length
  }

  /** With those that are pending: as the journal will have them. */
  get given(): number {
    return this.#entries.length + this.#pending.length
  }

  get toAct(): readonly Seat[] {
    return this.#closed ? [] : this.game.toAct(this.#state)
  }

  get result(): R | null {
    return this.game.result(this.#state)
  }

  get entries(): readonly Entry[] {
    return this.#entries.from(0)
  }

  /** When the last step was taken. */
  get lastMoment(): number {
    return this.#entries.last?.at ?? this.head.at
  }

  /** As a step would be stamped: what the game waits for is counted from here. */
  get now(): number {
    return this.#now()
  }

  get log(): Log {
    return { ...this.head, entries: this.entries.map(({ by, at, command }) => ({ by, at, command })) }
  }

  /** Shares with the view that the same viewer had before what did not change. */
  view(viewer: Viewer): V {
    const at = viewer === null ? 0 : viewer + 1
    const before = this.#seen[at]
    if (before?.state === this.#state) return before.view
    const view = this.game.view(this.#state, viewer, before)
    this.#seen[at] = { state: this.#state, view }
    return view
  }

  /** From the event with this number on. */
  events(viewer: Viewer, from = 0): readonly E[] {
    return this.#events.from(from).map((event) => this.game.see(event, viewer))
  }

  /** Hears of every step from now on. The answer ends it. */
  watch(viewer: Viewer, hear: (told: Told<E, V>) => void): () => void {
    const watcher = { viewer, hear }
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /**
   * Resolves when the command is stored, or refused: with a refusal of the game, of the kernel's `submit`, with
   * `tableClosed`, or with `notStored` (then nobody knows whether it is: open the table anew).
   */
  order(ordered: Ordered): Promise<Answer> {
    const { seat, id } = ordered
    const known = id === undefined ? null : this.answerTo(seat, id)
    return known ?? this.#carryOut(ordered, this.#now())
  }

  /** To a command that came before, or is still being stored; null: there was none. */
  answerTo(seat: Seat, id: string): Promise<Answer> | null {
    const pending = this.#pending.find(({ entry }) => entry.id === id && entry.by === seat)
    if (pending) return pending.settled
    const known = this.#answers.find(seat, id)
    if (known === null) return null
    return Promise.resolve(typeof known === 'number' ? { ok: true, n: known } : known)
  }

  /** After this nothing is accepted. Resolves when what was under way is stored. */
  async close(): Promise<void> {
    this.#closed = true
    this.#forgetWake()
    await this.#pending.at(-1)?.settled
    this.#watchers.clear()
  }

  #carryOut({ seat, id, command }: Ordered, at: number): Promise<Answer> {
    if (!this.#closed) this.#passDeadlines(at)
    if (this.#closed) return Promise.resolve(refuse('tableClosed'))
    const outcome = submit(this.game, this.head.seats, this.#ahead, { by: seat, at, command })
    if (!outcome.ok) {
      if (id !== undefined) this.#answers.keep(seat, id, outcome)
      // It may be because of something that nobody has heard of yet.
      const heard = this.#pending.at(-1)?.settled ?? Promise.resolve()
      return heard.then(() => outcome)
    }
    // What the game accepted is JSON.
    const entry = { n: this.given, by: seat, at, command: command as Json }
    return this.#store(id === undefined ? entry : { ...entry, id }, outcome)
  }

  #keepAnswer({ n, by, id }: Entry): void {
    if (id !== undefined && by !== 'clock') this.#answers.keep(by, id, n)
  }

  get #lastGiven(): number {
    return this.#pending.at(-1)?.entry.at ?? this.lastMoment
  }

  /**
   * Never before what was given last, and it goes on from there: if the clock was set back, also while the table was
   * shut, a deadline must not wait until the clock is there again.
   */
  #now(): number {
    const now = this.#ports.clock.now() + this.#setBack
    const missing = Math.max(0, this.#lastGiven - now)
    this.#setBack += missing
    return now + missing
  }

  /** Deadlines that have passed by now, the earliest first, each at its own moment. */
  #passDeadlines(now: number): void {
    for (;;) {
      const passed = this.game.result(this.#ahead) === null ? this.#nextDeadline() : null
      if (!passed || passed.at > now) return
      const at = Math.max(passed.at, this.#lastGiven)
      const command = { type: 'timeUp', deadline: passed.id } as const
      const outcome = submit(this.game, this.head.seats, this.#ahead, { by: 'clock', at, command })
      // A game that waits for a deadline and refuses it would be asked for ever.
      if (!outcome.ok) return this.#stepDown(outcome.refusal)
      void this.#store({ n: this.given, by: 'clock', at, command }, outcome)
    }
  }

  #nextDeadline(): Deadline | null {
    let first: Deadline | null = null
    for (const one of this.game.deadlines(this.#ahead)) if (first === null || one.at < first.at) first = one
    return first
  }

  #store(entry: Entry, outcome: Accepted<S, E>): Promise<Answer> {
    const { promise: settled, resolve: settle } = Promise.withResolvers<Answer>()
    const pending: Pending<S, E> = { entry, outcome, settle, settled, stored: false }
    this.#pending.push(pending)
    this.#ahead = outcome.state
    this.#sleepUntilDeadline()
    this.#ports.journal.append(entry).then(
      () => {
        pending.stored = true
        this.#tellStored()
      },
      () => this.#stepDown(null),
    )
    return settled
  }

  /** In the order of the journal. */
  #tellStored(): void {
    for (let first = this.#pending[0]; first?.stored; first = this.#pending[0]) {
      this.#pending.shift()
      this.#take(first.entry, first.outcome)
      this.#keepAnswer(first.entry)
      this.#tell(first.entry.by, first.outcome.events)
      first.settle({ ok: true, n: first.entry.n })
    }
  }

  /** What is pending may or may not be in the journal: only the journal knows, so another authority has to go on. */
  #stepDown(refusal: Refusal | null): void {
    this.#closed = true
    this.#forgetWake()
    const pending = this.#pending
    this.#pending = []
    for (const { settle } of pending) settle(refuse('notStored'))
    this.#ports.onStepDown?.(refusal)
  }

  #take(entry: Entry, { state, events }: { readonly state: S; readonly events: readonly E[] }): void {
    this.#state = state
    this.#entries.push(entry)
    for (const event of events) this.#events.push(event)
  }

  #tell(by: Seat | 'clock', events: readonly E[]): void {
    const from = this.#events.length - events.length
    const step = { game: this.game, state: this.#state, n: this.#entries.length, by, from, events }
    for (const watcher of this.#watchers) {
      try {
        watcher.hear(new ToldStep(step, watcher.viewer))
      } catch {
        // Whoever can't listen would miss a step from here on: they have to come back and be told anew.
        this.#watchers.delete(watcher)
      }
    }
  }

  #sleepUntilDeadline(): void {
    this.#forgetWake()
    const next = this.game.result(this.#ahead) === null ? this.#nextDeadline() : null
    this.#forgetWake = next ? this.#ports.clock.wake(next.at - this.#setBack, () => this.#strike()) : () => undefined
  }

  #strike(): void {
    if (this.#closed) return
    const { given } = this
    this.#passDeadlines(this.#now())
    // Called too early, as timers do, and nobody else would call again.
    if (this.given === given && !this.#closed) this.#sleepUntilDeadline()
  }
}
