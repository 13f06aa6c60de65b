// The games that a server offers, as the rest of it knows them: what a game's views, commands and events are, nobody
// here needs to know.

import { type Game, type Json, type Numbered, type Read, refuse, type Result } from '@grand-rounds/kernel'
import { type Clock, type Foundation, type Ledger, Table, type Thinker, type Written } from '@grand-rounds/match'
import type { Bots } from '../bots/thinking.ts'

/** A table of any game. */
export type LiveTable = Omit<Table<unknown, unknown, { readonly type: string }, Numbered, unknown, Result>, 'game'>

interface Ports {
  readonly ledger: Ledger
  readonly clock: Clock
  /** How its bots are asked. */
  readonly thinker: <V, C>(bots: Bots<V, C>) => Thinker<V, C>
  readonly onTrouble: (trouble: unknown) => void
}

export interface Offer {
  readonly id: string
  /** Of the rules that new tables are played by. */
  readonly version: number
  /** Complete, as they are stored. Refusals: the game's own. */
  readOptions(options: unknown, seats: number): Read<Json>
  /** Refusals: those of `Table.open`. */
  open(foundation: Foundation, written: readonly Written[], ports: Ports): Read<LiveTable>
  /** Its bots think no more. */
  close(): void
}

export function offer<
  O extends object,
  S,
  C extends { readonly type: string },
  E extends Numbered,
  V,
  R extends Result,
>(game: Game<O, S, C, E, V, R>, bots: Bots<V, C>): Offer {
  const { id, version } = game
  return {
    id,
    version,
    readOptions(options, seats) {
      const read = game.readOptions(options, seats)
      // What was read is plain JSON, complete and checked.
      return read.ok ? { ok: true, value: { ...read.value } as Json } : read
    },
    open: (foundation, written, { thinker, ...ports }) =>
      Table.open(game, foundation, written, { ...ports, thinker: thinker(bots) }),
    close: () => bots.close(),
  }
}

export class Games {
  readonly #offers: ReadonlyMap<string, Offer>

  constructor(offers: readonly Offer[]) {
    this.#offers = new Map(offers.map((one) => [one.id, one]))
  }

  has(id: string): boolean {
    return this.#offers.has(id)
  }

  find(id: string): Offer | null {
    return this.#offers.get(id) ?? null
  }

  /** Refusals: `wrongGame` (it is offered no more, or not here), and those of `Table.open`. */
  open(foundation: Foundation, written: readonly Written[], ports: Ports): Read<LiveTable> {
    const { game } = foundation.head
    return this.find(game)?.open(foundation, written, ports) ?? refuse('wrongGame', { game })
  }

  close(): void {
    for (const one of this.#offers.values()) one.close()
  }
}
