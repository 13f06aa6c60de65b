// Someone who plays over real sockets: reconnects by themselves, and gives whatever comes to mind.

import { Client, type Room } from '@colyseus/sdk'
import { type Command, diceHospital, imagine, type View } from '@grand-rounds/dice-hospital'
import { type Json, Random, seedFrom } from '@grand-rounds/kernel'
import { type News, NEWS, readNews, TableClient } from '@grand-rounds/protocol'
import { askForPlace, post } from './stranger.ts'

const RETRY_MS = 300
const TICK_MS = 500

/** Of everything that is sent to the server. */
export const JSON_BODY = { 'content-type': 'application/json' }

/** `from`: the address that sets it up. */
export async function setUpTable(
  address: string,
  seats: number,
  key: string,
  options: Json = {},
  from?: string,
): Promise<string> {
  const body = { game: diceHospital.id, options, seats, clock: 'none', listed: false, key }
  const answer = await post(portOf(address), '/api/tables', body, from)
  if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${JSON.stringify(answer.body)}`)
  return String(answer.body['id'])
}

export function portOf(address: string): number {
  return Number(new URL(address).port)
}

export class Player {
  readonly client: TableClient
  readonly #address: string
  readonly #table: string
  readonly #key: string
  readonly #seat: number
  readonly #random: Random
  readonly #timer: NodeJS.Timeout
  #room: Room | null = null
  #left = false
  #busy = false
  /** Ids that the server said are done. */
  readonly acknowledged: string[] = []
  /** Milliseconds from each loss of the line to the next look. */
  readonly absences: number[] = []
  #lostAt: number | null = null
  #given = 0

  constructor(address: string, table: string, seat: number, name: string) {
    this.#address = address
    this.#table = table
    this.#key = keyOf(name)
    this.#seat = seat
    this.#random = new Random({ seed: seedFrom(name), used: {} })
    this.client = new TableClient(name, (change) => {
      if (change.kind === 'look' && this.#lostAt !== null) {
        this.absences.push(Date.now() - this.#lostAt)
        this.#lostAt = null
      }
      this.#think()
    })
    this.#timer = setInterval(() => {
      this.client.tick(Date.now())
      this.#think()
    }, TICK_MS)
    void this.#connect()
  }

  get over(): boolean {
    return this.client.known !== null && this.client.known.record !== null
  }

  /** The line was lost, and the table is not there again yet. */
  get away(): boolean {
    return this.#lostAt !== null
  }

  leave(): void {
    this.#left = true
    clearInterval(this.#timer)
    void this.#room?.leave()
  }

  async #connect(): Promise<void> {
    while (!this.#left) {
      try {
        const place = await askForPlace(portOf(this.#address), this.#table, this.#key)
        if (place.status !== 200) throw new Error(`no place: ${place.status}`)
        const room = await new Client(this.#address.replace('http', 'ws')).consumeSeatReservation(place.body as never)
        this.#use(room)
        return
      } catch {
        await new Promise((later) => setTimeout(later, RETRY_MS))
      }
    }
  }

  #use(room: Room): void {
    this.#room = room
    room.reconnection.enabled = false
    onNews(room, (news) => {
      for (const [type, message] of news) this.client.receive(type, message, Date.now())
    })
    room.onLeave(() => {
      this.client.disconnect()
      this.#lostAt ??= Date.now()
      if (!this.#left) void this.#connect()
    })
    this.client.connect({ send: (type, message) => sendTo(room, type, message) }, Date.now())
  }

  #think(): void {
    const { known } = this.client
    if (this.#busy || known === null || this.#left) return
    const house = known.house as { stage: string; mine: number | null; hosting: boolean; chairs: { kind: string }[] }
    if (house.stage === 'gathering') {
      if (house.mine === null) return this.#give('act', { type: 'sit', seat: this.#seat, name: `P${this.#seat}` })
      if (house.hosting && house.chairs.every(({ kind }) => kind !== 'open')) this.#give('act', { type: 'begin' })
      return
    }
    const view = known.view as unknown as View | null
    if (view?.toAct.includes(this.#seat)) this.#give('order', this.#anyCommand(view))
  }

  #anyCommand(view: View): Json {
    const some: Command[] = []
    for (const command of diceHospital.legal(imagine(view, seedFrom('any')), this.#seat)) {
      if (command.type !== 'undo') some.push(command)
      if (some.length >= 24) break
    }
    const chosen = some[this.#random.below('choice', some.length)]
    if (!chosen) throw new Error('nothing to do')
    return chosen
  }

  #give(kind: 'order' | 'act', what: Json): void {
    this.#busy = true
    const id = `${this.client.name} ${this.#given++}`
    const given = kind === 'order' ? this.client.order(what, Date.now()) : this.client.act(what, Date.now())
    void given.then((refusal) => {
      this.#busy = false
      if (refusal === null) this.acknowledged.push(id)
    })
  }
}

/** What a room says, through the framework's own client. */
export function onNews(room: Room, hear: (news: News) => void): void {
  room.onMessage(NEWS, (bytes: Uint8Array) => hear(readNews(Buffer.from(bytes).toString())))
}

export function sendTo(room: Room, type: string, message: unknown): void {
  room.sendBytes(type, Buffer.from(JSON.stringify(message)))
}

/** A key that the name gives, so that a test can come back with it. */
export function keyOf(name: string): string {
  return seedFrom(`key ${name}`).slice(0, 40)
}
