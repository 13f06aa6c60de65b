// Where people come in to a table: each visitor is shown what they may know, and heard by their key. Whatever the line
// between is, it is not known here.

import type { Json, Seat } from '@grand-rounds/kernel'
import type { Answer, Clock, News } from '@grand-rounds/match'
import { type Here, PROTOCOL } from '@grand-rounds/protocol'
import type { LiveTable } from '../games/games.ts'
import { KeptTexts } from './kept-texts.ts'
import { Pace } from './pace.ts'
import { type Line, type Steps, Visitor } from './visitor.ts'

export interface Doorkeeper {
  /** Of the page that the server serves. */
  readonly version: string
  readonly clock: Clock
  /** For the metrics. */
  readonly onAnswer: (kind: 'order' | 'act', answer: Answer) => void
  /** For the operator. */
  readonly onTrouble: (trouble: unknown) => void
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

/** What tables look like, of all tables together, in characters: whoever asks again costs little. */
const LOOKS = new KeptTexts<Json>(8_000_000)
/** Who is here is told at most so often: people who come and go must not keep everyone busy. */
const HERE_MS = 1_000
let doors = 0

export class Door {
  readonly pace: Pace
  readonly #table: LiveTable
  readonly #id: string
  readonly #keeper: Doorkeeper
  readonly #visitors = new Set<Visitor>()
  readonly #unwatch: () => void
  /** Of no other door, whatever the table is called. */
  readonly #number = doors++
  /** Whose looks are kept. */
  readonly #shown = new Set<Seat | null>()
  #steps: Steps | null = null
  #willSay = false
  /** As it was last told, for knowing what is new. */
  #house: LiveTable['house']
  #hereToldAt = Number.NEGATIVE_INFINITY
  #tellHereLater: (() => void) | null = null

  constructor(id: string, table: LiveTable, keeper: Doorkeeper) {
    this.#id = id
    this.#table = table
    this.#keeper = keeper
    this.#house = table.house
    this.pace = new Pace(keeper.clock.now())
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
    this.#forgetLooks()
    for (const visitor of this.#visitors) visitor.leave()
    this.#tellHereLater?.()
  }

  tellWhoIsHere(): void {
    if (this.#tellHereLater) return
    const now = this.#keeper.clock.now()
    const due = this.#hereToldAt + HERE_MS
    if (now < due) {
      this.#tellHereLater = this.#keeper.clock.wake(due, () => {
        this.#tellHereLater = null
        this.tellWhoIsHere()
      })
      return
    }
    this.#hereToldAt = now
    this.#tellAll('here', this.here())
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
        visitor.line.hangUp('trouble')
      }
    }
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'step':
        this.#forgetLooks()
        if (this.#steps) this.#steps.by.push(news.by)
        else this.#steps = { by: [news.by], from: news.from }
        return this.sayLater()
      case 'house':
        return this.#tellHouse()
      case 'clocks':
        return this.#tellAll('clocks', { clocks: this.#table.clocks })
      case 'anew':
        this.#forgetLooks()
        this.#house = this.#table.house
        for (const visitor of this.#visitors) visitor.showAnew()
        return this.tellWhoIsHere()
      case 'gone':
        return this.#tellAll('gone', {})
    }
  }

  #tellAll(type: 'here' | 'lines' | 'clocks' | 'gone', message: object): void {
    const members = JSON.stringify(message).slice(1, -1)
    for (const visitor of this.#visitors) visitor.sendText(type, members)
  }

  /** Of talk only what is new: a house is short but for that. */
  #tellHouse(): void {
    const { lines: _, said: before, ...rest } = this.#house
    const house = this.#table.house
    this.#house = house
    if (Object.entries(rest).some(([name, value]) => house[name as keyof typeof rest] !== value)) {
      for (const visitor of this.#visitors) {
        const { lines: __, ...shown } = this.#table.houseFor(visitor.key)
        visitor.sendText('house', `"house":${JSON.stringify(shown)}`)
      }
      this.tellWhoIsHere()
    }
    const lines = house.lines.filter(({ n }) => n >= before)
    if (lines.length > 0) this.#tellAll('lines', { lines })
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

  /** The members of a look, without its braces, and the view in it. */
  look(key: string | null): { readonly members: string; readonly view: Json } {
    const { text, from: view } = this.#lookOf(key)
    const house = JSON.stringify(this.#table.houseFor(key))
    const { clocks, now } = this.#table
    const fresh = JSON.stringify({ now, clocks, here: this.here() }).slice(1, -1)
    return { members: `${text},"house":${house},${fresh}`, view }
  }

  /** All that stays as it is until the next step: by far the longest part. */
  #lookOf(key: string | null) {
    const viewer = this.#table.seatOf(key)
    const known = LOOKS.get(this.#nameOf(viewer))
    if (known) return known
    const { view, events, steps, commitment, record } = this.#table.look(key)
    const { game, options } = this.#table.foundation.head
    const text = JSON.stringify({
      protocol: PROTOCOL,
      version: this.#keeper.version,
      table: this.#id,
      game,
      options,
      view,
      events,
      steps,
      commitment,
      record,
    }).slice(1, -1)
    // A view is plain JSON by the contract of a game.
    const look = { text, from: view as Json }
    LOOKS.keep(this.#nameOf(viewer), look)
    this.#shown.add(viewer)
    return look
  }

  #nameOf(viewer: Seat | null): string {
    return `${this.#number} ${viewer}`
  }

  #forgetLooks(): void {
    for (const viewer of this.#shown) LOOKS.drop(this.#nameOf(viewer))
    this.#shown.clear()
  }
}
