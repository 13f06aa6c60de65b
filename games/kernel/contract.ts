// What every game of the house is: a turn-based one and a real-time one alike.
//
// State, commands, events, views and results are plain JSON. Nothing in a game waits, ticks, throws at
// its caller or looks at a clock: time comes in with each order, chance out of the seed.

/** A place at the table, from 0. */
export type Seat = number

/** Who looks: a seat, or `null` for a spectator, who sees what everyone sees. */
export type Viewer = Seat | null

/** A moment that the game waits for. When it has passed, the authority tells the game so. */
export interface Deadline {
  /** Names the deadline within the state; two deadlines of one state never share it. */
  readonly id: string
  /** In the milliseconds of the orders. */
  readonly at: number
}

/** What the authority says when a deadline has passed: the only command that no seat may give. */
export interface TimeUp {
  readonly type: 'timeUp'
  readonly deadline: string
}

/** A command on its way into a game: who gives it and when it was received (whole milliseconds). */
export type Order<C> =
  | { readonly by: Seat; readonly at: number; readonly command: C }
  | { readonly by: 'clock'; readonly at: number; readonly command: TimeUp }

/** Why something was not done. Nothing has changed. `code` is for programs, `data` for the sentence. */
export interface Refusal {
  readonly code: string
  readonly data?: Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[]>>
}

export interface Accepted<S, E> {
  readonly ok: true
  readonly state: S
  readonly events: readonly E[]
}

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

export type Outcome<S, E> = Accepted<S, E> | Refused

/** A value read from outside, or why it could not be. */
export type Read<T> = { readonly ok: true; readonly value: T } | Refused

/** Every event has a number; the numbers of a match have no gaps. A missing one is a reason to resync. */
export interface Numbered {
  readonly n: number
  readonly type: string
}

export interface Setup<O> {
  /** Of the rules that this game is played by, from here to its end: one of those that the game still plays. */
  readonly version: number
  readonly options: O
  readonly seats: number
  /** 64 hex digits. */
  readonly seed: string
  readonly at: number
}

export interface Placing {
  readonly seat: Seat
  /** 1 for the best; seats that share a place have the same number. */
  readonly place: number
}

export interface Result {
  /** For a game that all win or lose together, everyone has place 1 (won) or 2 (lost). */
  readonly places: readonly Placing[]
}

/** A view that was given, and the state that it shows. */
export interface Seen<S, V> {
  readonly state: S
  readonly view: V
}

export interface Game<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result = Result> {
  readonly id: string
  /**
   * The newest version of the rules: new games are played by it. It rises only when a log of the version before would
   * play differently.
   */
  readonly version: number
  /** The oldest version that can still be played; so can all in between. A game keeps the version that it began with. */
  readonly oldest: number
  readonly seats: { readonly min: number; readonly max: number }

  /** Checks and completes options from outside; a refusal names the option. `seats` is checked too. */
  readOptions(input: unknown, seats: number): Read<O>
  /** Checks the form of a command from outside, not whether it may be given now. */
  readCommand(input: unknown): Read<C>

  setup(setup: Setup<O>): Accepted<S, E>
  /** Seats from whom the game waits for a decision; in a real-time game, all who may act. */
  toAct(state: S): readonly Seat[]
  /** All commands that the seat may give now, lazily: the list can be long. Equal choices stand once. */
  legal(state: S, seat: Seat): Iterable<C>
  /** Pure. An illegal command gets a refusal, never an exception. */
  step(state: S, order: Order<C>): Outcome<S, E>
  deadlines(state: S): readonly Deadline[]

  /**
   * Built field by field out of what this viewer may know. What has not changed since the same viewer's view `before`
   * may be the very same object: whoever compares the two sees it at once.
   */
  view(state: S, viewer: Viewer, before?: Seen<S, V>): V
  /** The event as this viewer may know it, by the same measure as the view. */
  see(event: E, viewer: Viewer): E
  /** Only at the end. */
  result(state: S): R | null
}

export function refuse(code: string, data?: Refusal['data']): Refused {
  return { ok: false, refusal: data === undefined ? { code } : { code, data } }
}
