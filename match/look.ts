// What a table shows and tells.

import type { Log, Seat } from '@grand-rounds/kernel'
import type { RunningClock } from './decision-clock.ts'
import type { HouseView } from './house/view.ts'

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
