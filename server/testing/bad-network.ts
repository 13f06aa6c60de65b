// A whole game over a bad network, in a time of its own: messages come late, twice, in another order or never, lines
// break, the process dies and comes back. For tests: what a seed shows, it shows again.

import { type Command, diceHospital, imagine, type View } from '@grand-rounds/dice-hospital'
import { hash, Random, seedFrom } from '@grand-rounds/kernel'
import { type Clock, type Foundation, Table, type Written } from '@grand-rounds/match'
import { readNews, TableClient } from '@grand-rounds/protocol'
import { Door, type Doorkeeper } from '../tables/door.ts'
import type { Visitor } from '../tables/visitor.ts'
import type { HospitalTable } from './setting.ts'

export interface Weather {
  /** Of a message, in per cent. */
  readonly drop: number
  readonly twice: number
  readonly latest: number
  /** Of each thousand messages: a line breaks, the process dies. */
  readonly breaks: number
  readonly deaths: number
}

export const ROUGH: Weather = { drop: 4, twice: 4, latest: 400, breaks: 12, deaths: 4 }

export interface Outcome {
  readonly steps: number
  readonly messages: number
  readonly breaks: number
  readonly deaths: number
  /** What the server shows to each key at the end, and what each client knows; they must be equal. */
  readonly server: readonly string[]
  readonly clients: readonly string[]
  /** Answered with 'done', by client. */
  readonly acknowledged: number
  /** Steps and acts in the ledger that came from clients. */
  readonly written: number
  /** An id that is in the ledger twice. */
  readonly doubled: readonly string[]
}

const GIVE_UP_AFTER = 60_000
const RECONNECT_MS = 500
const TICK_MS = 1_000

interface Happening {
  readonly at: number
  readonly n: number
  readonly happen: () => void
}

export async function playOverBadNetwork(name: string, weather: Weather): Promise<Outcome> {
  const network = new BadNetwork(name, weather)
  return network.play()
}

class BadNetwork {
  readonly #random: Random
  readonly #weather: Weather
  readonly #keys: readonly string[]
  readonly #foundation: Foundation
  readonly #written: Written[] = []
  readonly #people: Person[]
  #now = 1_000
  #n = 0
  #happenings: Happening[] = []
  #table: HospitalTable
  #door: Door
  #life = 0
  messages = 0
  breaks = 0
  deaths = 0

  constructor(name: string, weather: Weather) {
    this.#random = new Random({ seed: seedFrom(`network ${name}`), used: {} })
    this.#weather = weather
    const seats = 1 + this.below(4)
    this.#keys = Array.from({ length: seats }, (_, seat) => `key ${seat}`)
    const options = diceHospital.readOptions({ administrators: seats > 1 && this.below(2) === 0 }, seats)
    if (!options.ok) throw new Error(options.refusal.code)
    this.#foundation = {
      head: {
        game: diceHospital.id,
        version: diceHospital.version,
        options: { ...options.value, promos: [...options.value.promos] },
        seats,
        seed: seedFrom(`game ${name}`),
        at: this.#now,
      },
      host: 'key 0',
      clock: 'none',
      listed: false,
    }
    this.#table = this.#open()
    this.#door = new Door('table', this.#table, this.#keeper())
    this.#people = [...this.#keys, null].map((key, seat) => new Person(this, key, seat, seat < seats ? seats : null))
  }

  get now(): number {
    return this.#now
  }

  get door(): Door {
    return this.#door
  }

  below(n: number): number {
    return this.#random.below('weather', n)
  }

  later(ms: number, happen: () => void): void {
    const happening = { at: this.#now + ms, n: this.#n++, happen }
    const place = this.#happenings.findIndex(({ at }) => at > happening.at)
    if (place < 0) this.#happenings.push(happening)
    else this.#happenings.splice(place, 0, happening)
  }

  /** A message on its way: late, twice, or never. */
  carry(deliver: () => void): void {
    this.messages++
    if (this.below(100) < this.#weather.drop) return
    const times = this.below(100) < this.#weather.twice ? 2 : 1
    for (let i = 0; i < times; i++) this.later(1 + this.below(this.#weather.latest), deliver)
    if (this.below(1000) < this.#weather.breaks) {
      this.breaks++
      this.#people[this.below(this.#people.length)]?.hangUp()
    }
    if (this.below(1000) < this.#weather.deaths) this.later(1, () => this.#die())
  }

  async play(): Promise<Outcome> {
    for (const person of this.#people) person.begin()
    for (let turns = 0; !this.#isOver(); turns++) {
      if (turns > GIVE_UP_AFTER)
        throw new Error(
          `no end after ${turns} turns, ${this.#written.length} written: ${this.#people.map((person) => person.state).join('; ')}`,
        )
      const next = this.#happenings.shift()
      if (!next) throw new Error('nothing happens any more')
      this.#now = Math.max(this.#now, next.at)
      next.happen()
      await new Promise((settled) => setImmediate(settled))
    }
    return this.#outcome()
  }

  /** Everyone has seen the end, and everything given is answered. */
  #isOver(): boolean {
    return this.#table.over && this.#people.every((person) => person.done)
  }

  #keeper(): Doorkeeper {
    return {
      version: '1',
      clock: this.#clockOf(this.#life),
      onAnswer: () => undefined,
      onTrouble(trouble) {
        throw trouble
      },
    }
  }

  /** That strikes no more when the process is dead. */
  #clockOf(life: number): Clock {
    return {
      now: () => this.#now,
      wake: (at, strike) => {
        let asleep = true
        this.later(Math.max(0, at - this.#now), () => {
          if (asleep && life === this.#life) strike()
        })
        return () => {
          asleep = false
        }
      },
    }
  }

  #open(): HospitalTable {
    const life = ++this.#life
    const table = Table.open(diceHospital, this.#foundation, this.#written, {
      clock: this.#clockOf(life),
      ledger: {
        append: async (record) => {
          await new Promise<void>((done) => this.later(1, done))
          if (life !== this.#life) throw new Error('dead')
          this.#written.push(record)
        },
      },
      thinker: { think: () => Promise.reject(new Error('no programs here')) },
      onTrouble: (trouble) => {
        throw new Error(`trouble: ${JSON.stringify(trouble)}`)
      },
    })
    if (!table.ok) throw new Error(`could not come back: ${table.refusal.code}`)
    return table.value
  }

  /** As `kill -9`: what is in the ledger is all that is left. */
  #die(): void {
    this.deaths++
    for (const person of this.#people) person.hangUp()
    this.#table = this.#open()
    this.#door = new Door('table', this.#table, this.#keeper())
  }

  #outcome(): Outcome {
    const ids = this.#written.flatMap((record) => {
      if (record.kind === 'act') return record.by === null ? [] : [`${record.by} ${record.id}`]
      return record.entry.by === 'clock' ? [] : [`key ${record.entry.by} ${record.entry.id}`]
    })
    return {
      steps: this.#table.look(null).steps,
      messages: this.messages,
      breaks: this.breaks,
      deaths: this.deaths,
      server: this.#people.map(({ key }) => hash(this.#table.look(key).view as never)),
      clients: this.#people.map(({ known }) => hash(known as never)),
      acknowledged: this.#people.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      written: ids.length,
      doubled: ids.filter((id, i) => ids.indexOf(id) !== i),
    }
  }
}

/** Someone with a page: sits down, begins, plays whatever comes to mind, and reconnects by themselves. */
class Person {
  readonly key: string | null
  readonly #network: BadNetwork
  readonly #seat: number
  readonly #seats: number | null
  readonly #client: TableClient
  #visitor: Visitor | null = null
  #line = 0
  #online = false
  #busy = false
  acknowledged = 0

  constructor(network: BadNetwork, key: string | null, seat: number, seats: number | null) {
    this.#network = network
    this.key = key
    this.#seat = seat
    this.#seats = seats
    this.#client = new TableClient(`visit ${seat}`, () => this.#think())
  }

  get known(): unknown {
    return this.#client.known?.view ?? null
  }

  /** For whoever looks into a game that does not end. */
  get state(): string {
    const { known, waiting } = this.#client
    const view = known?.view as View | null | undefined
    return JSON.stringify([
      this.key,
      this.#visitor !== null,
      this.#busy,
      waiting,
      known?.steps,
      view?.stage,
      view?.toAct,
    ])
  }

  get done(): boolean {
    return this.#client.known?.record !== null && this.#client.known !== null && this.#client.waiting === 0
  }

  begin(): void {
    this.#connect()
    const tick = () => {
      this.#client.tick(this.#network.now)
      this.#think()
      this.#network.later(TICK_MS, tick)
    }
    tick()
  }

  hangUp(): void {
    if (!this.#online) return
    this.#online = false
    this.#visitor?.leave()
    this.#visitor = null
    this.#line++
    this.#client.disconnect()
    this.#network.later(RECONNECT_MS, () => this.#connect())
  }

  #connect(): void {
    const line = ++this.#line
    this.#online = true
    const onLine = (happen: () => void) => () => {
      if (line === this.#line) happen()
    }
    this.#client.connect(
      {
        send: (type, message) =>
          this.#network.carry(
            onLine(() => {
              const visitor = this.#visitor
              // As a room does: the first thing to say is that one wants to look.
              if (!visitor && type === 'look') this.#enter(onLine)
              else if (type === 'look') visitor?.show()
              else if (type === 'heard') visitor?.heard(message)
              else if (type === 'order') visitor?.order(message)
              else visitor?.act(message)
            }),
          ),
      },
      this.#network.now,
    )
  }

  #enter(onLine: (happen: () => void) => () => void): void {
    this.#visitor = this.#network.door.enter(this.key, {
      send: (news) =>
        this.#network.carry(
          onLine(() => {
            for (const [type, message] of readNews(news)) this.#client.receive(type, message, this.#network.now)
          }),
        ),
      hangUp: () => {
        throw new Error('the server did not understand its own page')
      },
    })
  }

  #think(): void {
    const { known } = this.#client
    if (this.#seats === null || this.#busy || known === null || this.#client.waiting > 0) return
    const house = known.house as { stage: string; mine: number | null; hosting: boolean; chairs: { kind: string }[] }
    if (house.stage === 'gathering') {
      if (house.mine === null) return this.#give('act', { type: 'sit', seat: this.#seat, name: `P${this.#seat}` })
      if (house.hosting && house.chairs.every(({ kind }) => kind !== 'open')) this.#give('act', { type: 'begin' })
      return
    }
    const view = known.view as unknown as View | null
    if (view === null || !view.toAct.includes(this.#seat)) return
    this.#give('order', this.#anyCommand(view))
  }

  #anyCommand(view: View): Command {
    const some: Command[] = []
    for (const command of diceHospital.legal(imagine(view, seedFrom('any')), this.#seat)) {
      if (command.type === 'undo' && this.#network.below(8) > 0) continue
      some.push(command)
      if (some.length >= 24) break
    }
    const chosen = some[this.#network.below(some.length)]
    if (!chosen) throw new Error('nothing to do')
    return chosen
  }

  #give(kind: 'order' | 'act', what: object): void {
    this.#busy = true
    const given =
      kind === 'order'
        ? this.#client.order(what as never, this.#network.now)
        : this.#client.act(what as never, this.#network.now)
    void given.then((refusal) => {
      this.#busy = false
      if (refusal === null) this.acknowledged++
    })
  }
}
