// The tables that are awake in this process: each is opened from the store when someone comes, and put to sleep when
// everyone has gone.

import { randomInt } from 'node:crypto'
import { type Read, refuse, seedFrom } from '@grand-rounds/kernel'
import type { Clock, Foundation, TableClock, Thinker, Written } from '@grand-rounds/match'
import type { OpenTable } from '@grand-rounds/protocol'
import type { Asker } from '../bots/shares.ts'
import type { Bots } from '../bots/thinking.ts'
import { type Faults, reasonOf } from '../faults.ts'
import type { Games, LiveTable } from '../games/games.ts'
import { stillToForget } from '../store/forgetting.ts'
import type { Standing } from '../store/retention.ts'
import type { Claimed, Store } from '../store/store.ts'
import { Listings } from './listings.ts'
import { failedToOpen, refusedToOpen, WontOpen } from './wont-open.ts'

export interface Wanted {
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly clock: TableClock
  readonly listed: boolean
  /** The hash of the host's key. */
  readonly host: string
  /** Whose table it is in the list, as limits count it. */
  readonly from: string
}

export interface Awake {
  readonly table: LiveTable
  readonly epoch: number
}

interface Ports {
  readonly games: Games
  readonly store: Store
  readonly clock: Clock
  /** Of a table that asks as it then is. */
  readonly thinker: <V, C>(bots: Bots<V, C>, asker: () => Asker) => Thinker<V, C>
  /** Of nobody but this server. */
  readonly seed: () => string
  readonly faults: Faults
}

/** Without letters and digits that look alike: 50 bits, so that nobody finds a table by trying. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const ID_LENGTH = 11
const MOST_LISTED = 50

export class Tables {
  readonly listings: Listings
  readonly #ports: Ports
  readonly #awake = new Map<string, Awake>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.listings = new Listings(ports.clock.now)
  }

  get awake(): ReadonlyMap<string, Awake> {
    return this.#awake
  }

  /** Refusals: `unknownGame`, and the game's own for its options. */
  async create({ game, options, seats, clock, listed, host, from }: Wanted): Promise<Read<string>> {
    const offered = this.#ports.games.find(game)
    if (!offered) return refuse('unknownGame')
    const read = offered.readOptions(options, seats)
    if (!read.ok) return read
    const id = Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    const at = this.#ports.clock.now()
    const seed = seedFrom(this.#ports.seed())
    const head = { game, version: offered.version, options: read.value, seats, seed, at }
    const foundation: Foundation = { head, host, clock, listed }
    const stored = { id, foundation, created: at }
    if (listed) this.listings.add(from, id)
    await this.#ports.store.create(stored, listed ? listing(id, foundation, []) : null)
    return { ok: true, value: id }
  }

  /** Wakes a table. `asker`: when its bots have something to think about. Null: there is none. Throws `WontOpen`. */
  async wake(id: string, asker: () => Asker): Promise<LiveTable | null> {
    const { store, faults } = this.#ports
    try {
      const claimed = await store.claim(id)
      if (!claimed) return null
      const opened = this.#open(claimed, asker)
      if (!opened.ok) throw refusedToOpen(faults, id, opened.refusal)
      this.#awake.set(id, { table: opened.value, epoch: claimed.epoch })
      await this.#touch(id, opened.value)
      for (const { by, before } of stillToForget(claimed.written)) await store.forget(id, by, before)
      return opened.value
    } catch (error) {
      throw error instanceof WontOpen ? error : failedToOpen(faults, id, error)
    }
  }

  #open({ id, epoch, foundation, written }: Claimed, asker: () => Asker): Read<LiveTable> {
    const { games, clock, thinker, faults } = this.#ports
    return games.open(foundation, written, {
      ledger: { append: (record: Written) => this.#append(id, epoch, record) },
      clock,
      thinker: (bots) => thinker(bots, asker),
      onTrouble: (trouble: unknown) => faults.tell('room', { table: id, ...reasonOf(trouble) }, trouble),
    })
  }

  async #append(id: string, epoch: number, record: Written): Promise<void> {
    const { store } = this.#ports
    await store.append(id, epoch, record)
    if (record.kind !== 'act' || record.act.type !== 'forget' || record.by === null) return
    try {
      await store.forget(id, record.by, record.n)
    } catch {
      // The store has told it, and it is done when the table next wakes.
    }
  }

  /** What was under way is written first. */
  async sleep(id: string, table: LiveTable): Promise<void> {
    await table.close()
    const awake = this.#awake.get(id)
    if (awake?.table !== table) return
    this.#awake.delete(id)
    this.listings.sleeps(id)
    await this.#touch(id, table)
  }

  /** Whoever has it here has it no more: it was claimed elsewhere, or removed. */
  giveUp(id: string): void {
    this.#awake.get(id)?.table.giveUp()
  }

  /** By its host, when it is over. Its records follow when there is time. Refusals: `unknownTable`, `notHost`, `notOver`. */
  async remove(id: string, host: string): Promise<Read<null>> {
    const kept = await this.#ports.store.keeping.find(id)
    if (!kept) return refuse('unknownTable')
    if (kept.host !== host) return refuse('notHost')
    const awake = this.#awake.get(id)
    const standing = awake ? standingOf(awake.table) : kept.standing
    if (standing === 'gathering' || standing === 'playing') return refuse('notOver')
    await this.#ports.store.keeping.remove(id)
    this.giveUp(id)
    return { ok: true, value: null }
  }

  async #touch(id: string, table: LiveTable): Promise<void> {
    try {
      await this.#ports.store.keeping.touch(id, standingOf(table), this.#ports.clock.now())
    } catch {
      // The store has told it. It only lasts a little shorter.
    }
  }

  /** Whoever may be joined, after something about it changed. */
  async list(id: string, table: LiveTable): Promise<void> {
    const { stage, listed, chairs } = table.house
    const open = listed && stage === 'gathering' && chairs.some(({ kind }) => kind === 'open')
    const names = chairs.flatMap((chair) => (chair.kind === 'open' ? [] : [chair.name]))
    const shown = open ? listing(id, table.foundation, names) : null
    if (!shown) this.listings.drop(id)
    await this.#ports.store.list(id, shown, this.#ports.clock.now())
  }

  async listed(): Promise<readonly OpenTable[]> {
    const rows = await this.#ports.store.listed()
    const shown = rows.filter((row) => this.listings.isShown(row)).slice(0, MOST_LISTED)
    return shown.map(({ listing }) => listing as OpenTable)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#awake].map(([id, { table }]) => this.sleep(id, table)))
  }
}

export function standingOf({ house, over }: LiveTable): Standing {
  if (house.stage === 'gathering') return 'gathering'
  if (house.stage === 'closed' || house.stage === 'abandoned') return 'closed'
  return over ? 'over' : 'playing'
}

function listing(id: string, { head, clock }: Foundation, taken: readonly string[]): OpenTable {
  return { id, game: head.game, options: head.options, seats: head.seats, taken, clock, since: head.at }
}
