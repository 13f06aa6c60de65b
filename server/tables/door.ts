// Where people come in to a table: each visitor is shown what they may know, numbered, and heard by their key. Whatever
// the line between is, it is not known here.

import type { Answer, News } from '@grand-rounds/match'
import type { Event } from '@grand-rounds/dice-hospital'
import { type Json, refuse, type Seat } from '@grand-rounds/kernel'
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
  /** For the operator. */
  readonly onTrouble: (trouble: unknown) => void
}

export interface Line {
  /** News, as the protocol reads them. */
  send(news: string): void
  /** Whoever sends what no page sends is shown out. */
  hangUp(): void
}

interface Said {
  readonly line: Line
  readonly news: string
}

let toSpeak: Door[] = []

/** All is put into words first and sent then: whoever is sent something at once begins to compete for the machine. */
function speak(): void {
  const doors = toSpeak
  toSpeak = []
  const said: Said[] = []
  for (const door of doors) door.say(said)
  for (const { line, news } of said) line.send(news)
}

/** Steps that were taken at the same time: they are told as one, with all that they changed. */
interface Steps {
  readonly by: (Seat | 'clock')[]
  /** The number of their first event. */
  readonly from: number
}

export class Door {
  readonly #table: LiveTable
  readonly #id: string
  readonly #keeper: Doorkeeper
  readonly #visitors = new Set<Visitor>()
  readonly #unwatch: () => void
  #steps: Steps | null = null
  #willSay = false

  constructor(id: string, table: LiveTable, keeper: Doorkeeper) {
    this.#id = id
    this.#table = table
    this.#keeper = keeper
    this.#unwatch = table.watch((news) => this.#hear(news))
  }

  get visitors(): number {
    return this.#visitors.size
  }

  /** `key`: the hash of one; null: someone who watches. */
  enter(key: string | null, line: Line): Visitor {
    const visitor = new Visitor(this, this.#table, key, line, this.#keeper)
    this.#visitors.add(visitor)
    if (key !== null) this.#table.arrive(key)
    visitor.show()
    this.tellWhoIsHere()
    return visitor
  }

  leave(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor)) return
    if (visitor.key !== null) this.#table.depart(visitor.key)
    this.tellWhoIsHere()
  }

  close(): void {
    this.#unwatch()
    for (const visitor of this.#visitors) visitor.leave()
  }

  tellWhoIsHere(): void {
    const here = this.here()
    for (const visitor of this.#visitors) visitor.send('here', here)
  }

  sayLater(): void {
    if (this.#willSay) return
    this.#willSay = true
    if (toSpeak.length === 0) setImmediate(speak)
    toSpeak.push(this)
  }

  /** Whatever there is to say to anyone, to one after the other: they share most of it. */
  say(said: Said[]): void {
    this.#willSay = false
    const steps = this.#steps
    this.#steps = null
    for (const visitor of this.#visitors) {
      try {
        const news = visitor.say(steps)
        if (news !== null) said.push({ line: visitor.line, news })
      } catch (trouble) {
        // Whoever missed something has to come again, and is shown everything then.
        this.#keeper.onTrouble(trouble)
        visitor.line.hangUp()
      }
    }
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'step':
        if (this.#steps) this.#steps.by.push(news.by)
        else this.#steps = { by: [news.by], from: news.from }
        return this.sayLater()
      case 'house':
        for (const visitor of this.#visitors) visitor.send('house', { house: plain(this.#table.houseFor(visitor.key)) })
        return this.tellWhoIsHere()
      case 'clocks':
        for (const visitor of this.#visitors) visitor.send('clocks', { clocks: this.#table.clocks })
        return
      case 'anew':
        for (const visitor of this.#visitors) visitor.show()
        return this.tellWhoIsHere()
      case 'gone':
        for (const visitor of this.#visitors) visitor.send('gone', {})
        return
    }
  }

  here(): Here {
    const seats = new Set<Seat>()
    let watching = 0
    for (const { key } of this.#visitors) {
      const seat = this.#table.seatOf(key)
      if (seat === null) watching++
      else seats.add(seat)
    }
    return { seats: [...seats].sort((a, b) => a - b), watching, away: this.#table.away }
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
  readonly line: Line
  readonly #keeper: Doorkeeper
  /** The last view that was sent: the next one is told as what changed. */
  #view: Json = null
  #sent = 0
  /** Whether all of it is to be shown, instead of what changed. */
  #toBeShown = false
  /** What else there is to say: the members of each message's object, without its braces. */
  #due: { readonly type: keyof ServerMessages; readonly members: string }[] = []

  constructor(door: Door, table: LiveTable, key: string | null, line: Line, keeper: Doorkeeper) {
    this.#door = door
    this.#table = table
    this.key = key
    this.line = line
    this.#keeper = keeper
  }

  leave(): void {
    this.#door.leave(this)
  }

  show(): void {
    this.#toBeShown = true
    // All but answers is in the look.
    this.#due = this.#due.filter(({ type }) => type === 'answer')
    this.#door.sayLater()
  }

  send<K extends keyof ServerMessages>(type: K, message: Omit<ServerMessages[K], 'number'>): void {
    this.#sendText(type, JSON.stringify(message).slice(1, -1))
  }

  #sendText(type: keyof ServerMessages, members: string): void {
    this.#due.push({ type, members })
    this.#door.sayLater()
  }

  /** Null: nothing. */
  say(steps: Steps | null): string | null {
    let words = ''
    if (this.#toBeShown) words = this.#wordsOfLook()
    else if (steps) words = this.#wordsOfSteps(steps)
    for (const { type, members } of this.#due) words += `${words && ','}${this.#message(type, members)}`
    this.#toBeShown = false
    if (this.#due.length > 0) this.#due = []
    return words === '' ? null : `[${words}]`
  }

  #message(type: keyof ServerMessages, members: string): string {
    return `["${type}",{"number":${this.#sent++}${members && ','}${members}}]`
  }

  #wordsOfLook(): string {
    const look = this.#door.look(this.key)
    this.#view = look.view
    return this.#message('look', JSON.stringify(look).slice(1, -1))
  }

  #wordsOfSteps({ by, from }: Steps): string {
    const view = plain(this.#table.view(this.key))
    const change = difference(this.#view, view)
    this.#view = view
    const events = inWords(this.#table.events(this.key, from))
    const { steps } = this.#table
    return this.#message('step', `"steps":${steps},"by":${JSON.stringify(by)},"events":${events},"view":${change}`)
  }

  /** A move. */
  order(message: unknown): void {
    const read = v.safeParse(OrderMessage, message)
    if (!read.success) return this.line.hangUp()
    const { id, command } = read.output
    this.#answerWith('order', id, this.key === null ? NOT_SEATED : this.#table.order(this.key, id, command))
  }

  /** Anything else that people do at a table. */
  act(message: unknown): void {
    const read = v.safeParse(ActMessage, message)
    if (!read.success) return this.line.hangUp()
    const { id, act } = read.output
    this.#answerWith('act', id, this.key === null ? NOT_SEATED : this.#table.act(this.key, id, act))
  }

  /** What the page heard last: if that was not the last word, it lost something. */
  heard(message: unknown): void {
    const read = v.safeParse(HeardMessage, message)
    if (!read.success) return this.line.hangUp()
    if (read.output.number !== this.#sent - 1) this.show()
  }

  #answerWith(kind: 'order' | 'act', id: string, coming: Promise<Answer>): void {
    coming.then((answer) => {
      this.#keeper.onAnswer(kind, answer)
      const refusal = answer.ok ? null : JSON.stringify(answer.refusal)
      // An id that came in has letters, digits and blanks only.
      this.#sendText('answer', `"id":"${id}","refusal":${refusal}`)
    }, this.#keeper.onTrouble)
  }
}

/** Everyone at a table hears of the same events, one after the other: they are put into words once. */
let last: { readonly events: readonly Event[]; readonly words: string } = { events: [], words: '[]' }

function inWords(events: readonly Event[]): string {
  const same = events.length === last.events.length && events.every((event, i) => event === last.events[i])
  if (!same) last = { events, words: JSON.stringify(events) }
  return last.words
}

const NOT_SEATED: Promise<Answer> = Promise.resolve(refuse('notSeated'))

/** Views, events and houses are plain JSON by the contract of a game. */
function plain(value: unknown): Json {
  return value as Json
}
