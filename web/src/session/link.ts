// A table as the page sees it, wherever it is kept: in this browser, or on a server. Screens know nothing else of it.

import type { Level } from '@grand-rounds/bots'
import type { Command, Event, View } from '@grand-rounds/dice-hospital'
import type { Log, Refusal, Seat, Viewer } from '@grand-rounds/kernel'
import type { ReadonlySignal } from '@preact/signals'

export type SeatKeeper =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }

/** What happened at one stroke, as the viewer may know it, and how the table looks after it. */
export interface Frame {
  readonly view: View
  readonly events: readonly Event[]
  /** Who did it; null: the start, the clock, or a look from somewhere else. */
  readonly by: Seat | null
}

/** What was seen from one's own last step on. */
export interface Past {
  /** Before that step. */
  readonly from: View
  /** The step itself, and what came after it. */
  readonly frames: readonly Frame[]
}

export type Sent = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

export interface TableLink {
  readonly id: string
  readonly seats: readonly SeatKeeper[]
  /** Seats that play at this screen; more than one: they hand it over. */
  readonly mine: readonly Seat[]
  /** Who looks. A table with several people at one screen changes it; the frame then is theirs. */
  readonly viewer: ReadonlySignal<Viewer>
  look(viewer: Viewer): void
  /** The newest frame. Frames come one after another, none is left out: `onFrame` hears each. */
  readonly frame: ReadonlySignal<Frame>
  onFrame(hear: (frame: Frame) => void): () => void
  /** All events so far, as the viewer may know them. */
  readonly events: ReadonlySignal<readonly Event[]>
  /** Who is being waited for and is a program that thinks right now. */
  readonly thinking: ReadonlySignal<readonly Seat[]>
  /** Null: the seat has done nothing yet, or nobody knows any more how things stood then. */
  retrace(seat: Seat): Past | null
  /** Resolves when the step is stored, or refused. */
  send(seat: Seat, command: Command): Promise<Sent>
  /** Bots wait until they are let go on (to follow what they do); false again: they run. */
  readonly paused: ReadonlySignal<boolean>
  pause(paused: boolean): void
  /** The whole record; a running game's is for this device only. */
  record(): Log
  close(): void
}
