// Keeps a page at its table: whatever breaks, it comes back by itself, and what was given in the meantime goes out then.

import type { Json, Refusal } from '@grand-rounds/kernel'
import type { Act, HouseView } from '@grand-rounds/match'
import { type Change, type Known, readNews, TableClient } from '@grand-rounds/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'

import { newId } from '../new-id.ts'
import { askForPlace, deleteTable } from './api.ts'
import { type Place, RoomLine } from './room.ts'

export type ConnectionState = 'connecting' | 'online' | 'offline'
/** What trying again at once does not mend. */
export type NoTable = 'unknownTable' | 'oldPage' | 'tableFull' | 'tableBroken' | 'wrongVersion'

const BEAT_MS = 1_000
/** After so long without a word a sign of life is asked for; if none comes, the line is dead. */
const QUIET_MS = 6_000
const JOIN_MS = 6_000
const PAUSES_MS = [0, 300, 700, 1_500, 3_000] as const
const LONGEST_PAUSE_MS = 4_500

/** Before a try to come back: the first at once, then more and more patiently, but never long. */
export function pauseBefore(tries: number): number {
  return PAUSES_MS[tries] ?? LONGEST_PAUSE_MS
}

/** Whoever took their name out is called by their seat. */
function withNumbers(house: HouseView, nameOf: NameOf): HouseView {
  if (!house.chairs.some(({ kind, name }) => kind !== 'open' && name === '')) return house
  const chairs = house.chairs.map((chair, seat) =>
    chair.kind === 'open' || chair.name !== '' ? chair : { ...chair, name: nameOf(seat) },
  )
  return { ...house, chairs }
}

/** What someone is called who has no name. */
type NameOf = (seat: number) => string

export class Connection {
  readonly id: string
  readonly #key: string
  readonly #nameOf: NameOf
  readonly #client: TableClient
  readonly #state = signal<ConnectionState>('connecting')
  readonly #noTable = signal<NoTable | null>(null)
  readonly #known = signal<Known | null>(null)
  readonly #waiting = signal(0)
  readonly #hearers = new Set<(change: Change) => void>()
  readonly #beat: ReturnType<typeof setInterval>
  #line: RoomLine | null = null
  #next: ReturnType<typeof setTimeout> | null = null
  #asking = false
  #tries = 0
  #heardAt = 0
  #pingedAt: number | null = null
  #closed = false

  constructor(id: string, key: string, nameOf: NameOf) {
    this.id = id
    this.#nameOf = nameOf
    this.#key = key
    this.#client = new TableClient(newId(), (change) => this.#hear(change))
    this.#beat = setInterval(() => this.#tick(), BEAT_MS)
    addEventListener('online', this.#comeBack)
    addEventListener('offline', this.#lose)
    document.addEventListener('visibilitychange', this.#comeBack)
    void this.#try()
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state
  }

  get noTable(): ReadonlySignal<NoTable | null> {
    return this.#noTable
  }

  get known(): ReadonlySignal<Known | null> {
    return this.#known
  }

  /** What was given and has no answer yet. */
  get waiting(): ReadonlySignal<number> {
    return this.#waiting
  }

  readonly house = computed<HouseView | null>(() => {
    // A house is sent as it is seen: see match/house.
    const { house = null } = this.#known.value ?? {}
    return house === null ? null : withNumbers(house as unknown as HouseView, this.#nameOf)
  })

  listen(hear: (change: Change) => void): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Resolves with why not, or null when it is done; without a line it waits for one. */
  order(command: Json): Promise<Refusal | null> {
    return this.#counted(this.#client.order(command, Date.now()))
  }

  /** By its host, when it is over. False: it could not be. */
  delete(): Promise<boolean> {
    return deleteTable(this.id, this.#key)
  }

  act(act: Act): Promise<Refusal | null> {
    return this.#counted(this.#client.act({ ...act }, Date.now()))
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    if (this.#next !== null) clearTimeout(this.#next)
    removeEventListener('online', this.#comeBack)
    removeEventListener('offline', this.#lose)
    document.removeEventListener('visibilitychange', this.#comeBack)
    this.#client.disconnect()
    this.#line?.close()
    this.#hearers.clear()
  }

  async #counted(given: Promise<Refusal | null>): Promise<Refusal | null> {
    this.#waiting.value = this.#client.waiting
    const refusal = await given
    this.#waiting.value = this.#client.waiting
    return refusal
  }

  #hear(change: Change): void {
    if (change.kind === 'look') {
      this.#tries = 0
      this.#state.value = 'online'
    }
    this.#known.value = change.known
    for (const hear of this.#hearers) hear(change)
  }

  #tick(): void {
    const now = Date.now()
    this.#client.tick(now)
    if (!this.#line) return
    if (this.#pingedAt !== null && this.#heardAt >= this.#pingedAt) this.#pingedAt = null
    if (this.#pingedAt !== null && now - this.#pingedAt > QUIET_MS) this.#lose()
    else if (this.#pingedAt === null && now - this.#heardAt > QUIET_MS) this.#ping()
  }

  #ping(): void {
    this.#pingedAt = Date.now()
    this.#line?.ping()
  }

  /** The network is back, or someone looks at the page again: no need to wait. */
  readonly #comeBack = ({ type }: globalThis.Event): void => {
    if (type === 'visibilitychange' && document.visibilityState === 'hidden') return
    if (this.#line) {
      this.#ping()
      return
    }
    this.#tries = 0
    this.#tryAfter(0)
  }

  readonly #lose = (): void => {
    this.#client.disconnect()
    this.#line?.close()
    this.#line = null
    this.#pingedAt = null
    if (this.#closed || this.#noTable.value !== null) return
    this.#state.value = 'offline'
    this.#tryAfter(pauseBefore(this.#tries++))
  }

  #tryAfter(pause: number): void {
    if (this.#next !== null) clearTimeout(this.#next)
    this.#next = setTimeout(() => void this.#try(), pause)
  }

  async #try(): Promise<void> {
    if (this.#asking || this.#line || this.#closed || this.#noTable.value !== null) return
    this.#asking = true
    const placed = await askForPlace(this.id, this.#key)
    this.#asking = false
    if (this.#closed) return
    if (placed.ok) this.#open(placed.place)
    else if (placed.why === 'later') this.#lose()
    else this.#noTable.value = placed.why
  }

  #open(place: Place): void {
    const late = setTimeout(() => {
      if (this.#line === line) this.#lose()
    }, JOIN_MS)
    const line: RoomLine = new RoomLine(location.origin, place, {
      joined: () => {
        clearTimeout(late)
        this.#client.connect(line, Date.now())
      },
      alive: () => {
        this.#heardAt = Date.now()
      },
      said: (news) => {
        for (const [kind, one] of readNews(news)) {
          if (kind === 'gone') return this.#lose()
          this.#client.receive(kind, one, Date.now())
        }
      },
      closed: () => {
        clearTimeout(late)
        this.#lose()
      },
    })
    this.#heardAt = Date.now()
    this.#line = line
  }
}
