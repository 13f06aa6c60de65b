// A table as the page sees it, wherever it is kept: in this browser, or on a server. Screens know nothing else of it.

import type { Game, Log, Numbered, Refusal, Result, Seat, Viewer } from '@grand-rounds/kernel'
import type { ReadonlySignal } from '@preact/signals'

export interface AnyCommand {
  readonly type: string
}

/** Of which nobody here looks into a state, a view or a command. */
export type AnyGame = Game<unknown, unknown, AnyCommand, Numbered, unknown, Result>

/** `L`: how strong a bot may be, by the names that its game has for it. */
export type SeatKeeper<L extends string = string> =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: L }

/** What happened at one stroke, as the viewer may know it, and how the table looks after it. */
export interface Frame<V, E> {
  readonly view: V
  readonly events: readonly E[]
  /** Who did it; null: the start, the clock, or a look from somewhere else. */
  readonly by: Seat | null
}

/** What was seen from one's own last step on. */
export interface Past<V, E> {
  /** Before that step. */
  readonly from: V
  /** The step itself, and what came after it. */
  readonly frames: readonly Frame<V, E>[]
}

export type Sent = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/** What the page asks of any view, whatever else it shows. */
export interface Views<V> {
  /** Seats from whom the game waits for a decision. */
  toAct(view: V): readonly Seat[]
  isOver(view: V): boolean
  /** For the lists of tables, from 1; 0: it has not begun, or the game has no rounds. */
  round(view: V): number
  /** How many events there were by then. Without it, what was seen in an earlier visit is not shown again. */
  events?(view: V): number
}

export interface TableLink<V = unknown, C extends AnyCommand = AnyCommand, E extends Numbered = Numbered> {
  readonly id: string
  readonly seats: readonly SeatKeeper[]
  /** Seats that play at this screen; more than one: they hand it over. */
  readonly mine: readonly Seat[]
  readonly viewer: ReadonlySignal<Viewer>
  /** The newest frame. Frames come one after another, none is left out: `onFrame` hears each. */
  readonly frame: ReadonlySignal<Frame<V, E>>
  onFrame(hear: (frame: Frame<V, E>) => void): () => void
  /** All events so far, as the viewer may know them. */
  readonly events: ReadonlySignal<readonly E[]>
  /** Who is being waited for and is a program that thinks right now. */
  readonly thinking: ReadonlySignal<readonly Seat[]>
  /** Resolves when the step is stored, or refused. */
  send(seat: Seat, command: C): Promise<Sent>
  close(): void
  /** Where several people share the screen: who looks is changed here, and the frame then is theirs. */
  readonly hotSeat?: HotSeat
  /** Where it is known how things stood. Null: the seat has done nothing yet, or nobody knows any more. */
  retrace?(seat: Seat): Past<V, E> | null
  /** Where the whole record is at hand; a running game's is for this device only. */
  record?(): Log
}

export interface HotSeat {
  look(viewer: Viewer): void
}
