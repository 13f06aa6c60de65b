// Someone at a table of any game, over a real socket: does what the test says, and comes back when told to.

import type { Json, Refusal } from '@grand-rounds/kernel'
import { readNews, TableClient } from '@grand-rounds/protocol'
import { keyOf } from './player.ts'
import type { RawLine } from './raw-line.ts'
import { comeIn } from './stranger.ts'

export class Sitter {
  readonly client: TableClient
  readonly #port: number
  readonly #table: string
  #line: RawLine | null = null
  #heard: () => void = () => undefined

  constructor(port: number, table: string, name: string) {
    this.#port = port
    this.#table = table
    this.client = new TableClient(name, () => this.#heard())
  }

  /** Resolves when the table was shown. */
  async come(): Promise<void> {
    this.leave()
    const shown = this.#next()
    const hear = (news: string) => {
      for (const [type, message] of readNews(news)) this.client.receive(type, message, Date.now())
    }
    const line = await comeIn(this.#port, this.#table, { key: keyOf(this.client.name), hear })
    this.#line = line
    this.client.connect({ send: (type, message) => line.send(type, message) }, Date.now())
    await shown
  }

  leave(): void {
    this.client.disconnect()
    this.#line?.close()
  }

  act(act: Json): Promise<Refusal | null> {
    return this.client.act(act, Date.now())
  }

  order(command: Json): Promise<Refusal | null> {
    return this.client.order(command, Date.now())
  }

  /** Resolves when it has been told so. */
  async sees(holds: (known: NonNullable<TableClient['known']>) => boolean): Promise<void> {
    while (this.client.known === null || !holds(this.client.known)) await this.#next()
  }

  #next(): Promise<void> {
    return new Promise((heard) => (this.#heard = heard))
  }
}
