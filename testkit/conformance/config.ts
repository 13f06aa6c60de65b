// What a game's own test tells the conformance suite about the game.

import type { Game, Incoming, Json, Numbered, Random, Result, Viewer } from '@grand-rounds/kernel'
import type { Turn } from '../playout.ts'
import type { Check } from '../violation.ts'

export interface Conformance<S, C, E> {
  /** Options as they come from outside; every entry is played with every number of seats that allows it. */
  readonly options: readonly Json[]
  readonly seats: readonly number[]
  /** How many games are played (40). */
  readonly games?: number
  /** A game that has not ended after so many orders never ends (5,000). */
  readonly steps?: number
  /** So many states of each game are looked at from all sides (12); all others in passing. */
  readonly deep?: number
  /** Milliseconds between two commands, at most (1,000). */
  readonly pace?: number
  /** Names the run: other games are played under another name. */
  readonly name?: string
  /** How to play; by default half of the games by any command and half by any kind of command. */
  choose?(turn: Turn<S, C>): C | null

  /**
   * Another state that the viewer can't tell from this one: hands of others, order of decks, secret
   * choices changed. Leave the random streams as they are (the suite looks for the seed itself):
   * dice rolled in the open are no leak. The state given is a copy that may be written into.
   */
  rehide?(state: S, viewer: Viewer, random: Random): S
  /** Says that the game hides nothing but its seed, in place of `rehide`. */
  readonly open?: true
  /** The event with what is hidden from the viewer changed: for what chance gives in secret (deals, rolls). */
  rehideEvent?(event: E, viewer: Viewer, random: Random): E
  /** Types of events that anyone may see in full although no view keeps what they say. */
  readonly publicEvents?: readonly string[]

  /** The state without counters and history: what undo must bring back. Undo is checked only with it. */
  essence?(state: S): unknown
  /** True where several seats act at the same time and the order of arrival must not matter. */
  simultaneous?(state: S): boolean
  /** What is always true of a state (all dice accounted for, places agree with scores), or what is wrong. */
  invariant?(state: S, result: Result | null): string | null
  /** Orders of the game's own to try: each must be refused or do what a listed command does. */
  orders?(state: S, random: Random): Iterable<Incoming>
  /** Checks that must have had something to look at, lest they pass for want of occasion. */
  readonly mustOccur?: readonly Check[]
}

export interface Command {
  readonly type: string
}

// Inside the suite games are all alike: it never looks into a state.
export type AnyGame = Game<unknown, unknown, Command, Numbered, unknown, Result>
export type AnyConformance = Conformance<unknown, Command, Numbered>
