// Where people come in to a table: each visitor is shown what they may know, numbered, and heard by their key. Whatever
// the line between is, it is not known here.

import type { Answer, News } from '@grand-rounds/match'
import type { Event, View } from '@grand-rounds/dice-hospital'
import type { Json, Seat } from '@grand-rounds/kernel'
import {
  ActMessage,
  difference,
  HeardMessage,
  type Here,
  OrderMessage,
  PROTOCOL,
  type ServerMessages,
} from '@grand-rounds/protocol'
import * as v from 'valibot'
import type { LiveTable } from './tables.ts'

export interface Doorkeeper {
  /** Of the page that the server serves. */
  readonly version: string
  /** For the metrics. */
  readonly onAnswer: (kind: 'order' | 'act', answer: Answer) => void
}

export interface Line {
  /** News, as the protocol reads them. */
  send(news: string): void
  /** Whoever sends what no page sends is shown out. */
  hangUp(): void
}

export class Door {
  readonly #table: LiveTable
  readonly #id: string
  readonly #keeper: Doorkeeper
  readonly #visitors = new Set<Visitor>()
  readonly #unwatch: () => void

  constructor(id: string, table: LiveTable, keeper: Doorkeeper) {
    this.#id = id
    this.#table = table
    this.#keeper = keeper
    this.#unwatch = table.watch(null, ({ kind }) => {
      if (kind === 'house' || kind === 'anew') this.tellWhoIsHere()
    })
  }

  get visitors(): number {
    return this.#visitors.size
  }

  /** `key`: the hash of one; null: someone who watches. */
  enter(key: string | null, line: Line): Visitor {
    const visitor = new Visitor(this, this.#table, key, line, this.#keeper)
    this.#visitors.add(visitor)
    visitor.show()
    this.tellWhoIsHere()
    return visitor
  }

  leave(visitor: Visitor): void {
    if (this.#visitors.delete(visitor)) this.tellWhoIsHere()
  }

  close(): void {
    this.#unwatch()
    for (const visitor of this.#visitors) visitor.leave()
  }

  tellWhoIsHere(): void {
    const here = this.here()
    for (const visitor of this.#visitors) visitor.send('here', here)
  }

  here(): Here {
    const seats = new Set<Seat>()
    let watching = 0
    for (const { key } of this.#visitors) {
      const seat = this.#table.seatOf(key)
      if (seat === null) watching++
      else seats.add(seat)
    }
    return { seats: [...seats].sort((a, b) => a - b), watching }
  }

  look(key: string | null): Omit<ServerMessages['look'], 'number'> {
    const { house, view, events, steps, commitment, record, clocks } = this.#table.look(key)
    const { game, options } = this.#table.foundation.head
    return {
      protocol: PROTOCOL,
      version: this.#keeper.version,
      table: this.#id,
      game,
      options,
      house: plain(house),
      view: plain(view),
      events: events.map(plain),
      steps,
      commitment,
      record,
      clocks,
      here: this.here(),
    }
  }
}

export class Visitor {
  readonly key: string | null
  readonly #door: Door
  readonly #table: LiveTable
  readonly #line: Line
  readonly #keeper: Doorkeeper
  readonly #unwatch: () => void
  /** The last view that was sent: the next one is told as what changed. */
  #view: Json = null
  #sent = 0
  /** What there is to say at this time: it goes out together. */
  #saying = ''
  /** Steps that were taken at this time: they are told as one, with all that they changed. */
  #steps: Step[] = []
  #willSay = false
  #left = false

  constructor(door: Door, table: LiveTable, key: string | null, line: Line, keeper: Doorkeeper) {
    this.#door = door
    this.#table = table
    this.key = key
    this.#line = line
    this.#keeper = keeper
    this.#unwatch = table.watch(key, (news) => this.#tell(news))
  }

  leave(): void {
    this.#left = true
    this.#unwatch()
    this.#door.leave(this)
  }

  show(): void {
    // Steps that were not told yet are in the look.
    this.#steps = []
    const look = this.#door.look(this.key)
    this.#view = look.view
    this.send('look', look)
  }

  send<K extends keyof ServerMessages>(type: K, message: Omit<ServerMessages[K], 'number'>): void {
    this.#sendText(type, JSON.stringify(message).slice(1, -1))
  }

  /** `members`: of the message's object, without its braces. */
  #sendText(type: keyof ServerMessages, members: string): void {
    if (this.#steps.length > 0) this.#tellSteps()
    this.#sayLater()
    const text = `["${type}",{"number":${this.#sent++}${members && ','}${members}}]`
    this.#saying = this.#saying === '' ? text : `${this.#saying},${text}`
  }

  #sayLater(): void {
    if (this.#willSay) return
    this.#willSay = true
    setImmediate(() => this.#say())
  }

  #say(): void {
    this.#willSay = false
    if (this.#left) return
    if (this.#steps.length > 0) this.#tellSteps()
    const news = `[${this.#saying}]`
    this.#saying = ''
    this.#line.send(news)
  }

  #tellSteps(): void {
    const taken = this.#steps
    this.#steps = []
    const [first] = taken
    if (!first) return
    // What is asked of the first is told as of now: with all that came after it.
    const view = plain(first.view)
    const change = difference(this.#view, view)
    this.#view = view
    const by = JSON.stringify(taken.map((step) => step.by))
    this.#sendText('step', `"steps":${first.steps},"by":${by},"events":${inWords(first.events)},"view":${change}`)
  }

  /** A move. */
  async order(message: unknown): Promise<void> {
    const read = v.safeParse(OrderMessage, message)
    if (!read.success) return this.#line.hangUp()
    const { id, command } = read.output
    this.#answer('order', id, this.key === null ? NOT_SEATED : await this.#table.order(this.key, id, command))
  }

  /** Anything else that people do at a table. */
  async act(message: unknown): Promise<void> {
    const read = v.safeParse(ActMessage, message)
    if (!read.success) return this.#line.hangUp()
    const { id, act } = read.output
    this.#answer('act', id, this.key === null ? NOT_SEATED : await this.#table.act(this.key, id, act))
  }

  /** What the page heard last: if that was not the last word, it lost something. */
  heard(message: unknown): void {
    const read = v.safeParse(HeardMessage, message)
    if (!read.success) return this.#line.hangUp()
    if (read.output.number !== this.#sent - 1) this.show()
  }

  #answer(kind: 'order' | 'act', id: string, answer: Answer): void {
    this.#keeper.onAnswer(kind, answer)
    this.send('answer', { id, refusal: answer.ok ? null : answer.refusal })
  }

  #tell(news: News<Event, View>): void {
    switch (news.kind) {
      case 'step':
        this.#steps.push(news)
        return this.#sayLater()
      case 'house':
        return this.send('house', { house: plain(news.house) })
      case 'clocks':
        return this.send('clocks', { clocks: news.clocks })
      case 'anew':
        return this.show()
      case 'gone':
        return this.send('gone', {})
    }
  }
}

type Step = Extract<News<Event, View>, { readonly kind: 'step' }>

/** Everyone at a table hears of the same events, one after the other: they are put into words once. */
let last: { readonly events: readonly Event[]; readonly words: string } = { events: [], words: '[]' }

function inWords(events: readonly Event[]): string {
  const same = events.length === last.events.length && events.every((event, i) => event === last.events[i])
  if (!same) last = { events, words: JSON.stringify(events) }
  return last.words
}

const NOT_SEATED: Answer = { ok: false, refusal: { code: 'notSeated' } }

/** Views, events and houses are plain JSON by the contract of a game. */
function plain(value: unknown): Json {
  return value as Json
}
