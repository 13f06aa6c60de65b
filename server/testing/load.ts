// Many tables at once: two people at each, who place a nurse and take it back, again and again. Every such command is
// stored before it is answered.

import { type Command, diceHospital, imagine, type View } from '@grand-rounds/dice-hospital'
import { type Json, seedFrom } from '@grand-rounds/kernel'
import { patched, readNews, type ServerMessages } from '@grand-rounds/protocol'
import { keyOf, portOf, setUpTable } from './player.ts'
import { type Place, RawLine } from './raw-line.ts'
import { askForPlace } from './stranger.ts'

/** As many as are brought to their first shift at a time. */
const AT_ONCE = 20

export class LoadPlayer {
  readonly table: string
  readonly #seat: number
  #line: RawLine | null = null
  #view: View | null = null
  #house: { readonly stage: string } = { stage: 'gathering' }
  #placement: Json = null
  #placed = false
  #waiting: ((refused: boolean) => void) | null = null
  #sent = 0

  private constructor(table: string, seat: number) {
    this.table = table
    this.#seat = seat
  }

  #read(news: string): void {
    // In the middle of the measurement nobody looks at the board: it would only be the pages' work.
    if (this.#placement !== null) return this.#skim(news)
    for (const [type, message] of readNews(news)) this.#hear(type, message)
  }

  #hear<K extends keyof ServerMessages>(type: K, message: ServerMessages[K]): void {
    if (type === 'answer') this.#waiting?.((message as ServerMessages['answer']).refusal !== null)
    else if (type === 'look') {
      const { view, house } = message as ServerMessages['look']
      this.#view = view as unknown as View | null
      this.#house = house as unknown as { readonly stage: string }
    } else if (type === 'step') {
      const { view } = message as ServerMessages['step']
      if (view) this.#view = patched(this.#view as never, view) as unknown as View
    }
  }

  #skim(news: string): void {
    const answer = news.indexOf('["answer",')
    if (answer >= 0) this.#waiting?.(!news.includes('"refusal":null', answer))
  }

  /** `from`: the address that they come from. */
  static async enter(address: string, table: string, seat: number, key: string, from?: string): Promise<LoadPlayer> {
    const { status, body } = await askForPlace(portOf(address), table, key, from)
    if (status !== 200) throw new Error(`no place: ${status}`)
    const player = new LoadPlayer(table, seat)
    // The server says what the place is; if it were none, no line would open.
    player.#line = await RawLine.open(address, body as unknown as Place, (news) => player.#read(news), { from })
    player.#line.send('look', null)
    return player
  }

  get busy(): boolean {
    return this.#waiting !== null
  }

  give(type: 'order' | 'act', what: Json): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting = (refused) => {
        this.#waiting = null
        done(!refused)
      }
      const id = `load ${this.#seat} ${this.#sent++}`
      this.#line?.send(type, type === 'order' ? { id, command: what } : { id, act: what })
    })
  }

  /** Decides what comes up until it is this seat's shift, and knows a placement then. */
  async comeToShift(): Promise<void> {
    for (;;) {
      await new Promise((later) => setTimeout(later, 20))
      const view = this.#view
      if (this.#house.stage === 'gathering' || view === null) continue
      if (view.stage === 'activation') {
        this.#placement = this.#first(view, 'place')
        return
      }
      if (view.toAct.includes(this.#seat)) await this.give('order', this.#first(view))
    }
  }

  #first(view: View, type?: Command['type']): Json {
    for (const command of diceHospital.legal(imagine(view, seedFrom('load')), this.#seat))
      if (type === undefined ? command.type !== 'undo' : command.type === type) return command
    throw new Error('nothing to do')
  }

  /** Places a nurse, or takes it back. */
  async move(): Promise<void> {
    const done = await this.give('order', this.#placed ? { type: 'undo' } : this.#placement)
    if (!done) throw new Error('refused')
    this.#placed = !this.#placed
  }

  leave(): void {
    this.#line?.close()
  }
}

/** Tables with two people each, all in their first shift. `from`: where those at a table come from. */
export async function readyTables(
  address: string,
  tables: number,
  from?: (table: number) => string,
): Promise<readonly LoadPlayer[]> {
  const all: LoadPlayer[] = []
  let begun = 0
  const setUp = async (): Promise<void> => {
    while (begun < tables) {
      const home = from?.(begun)
      const host = keyOf(`host ${begun++}`)
      const table = await setUpTable(address, 2, host, { administrators: false }, home)
      const first = await LoadPlayer.enter(address, table, 0, host, home)
      const second = await LoadPlayer.enter(address, table, 1, keyOf(`guest ${table}`), home)
      await first.give('act', { type: 'sit', seat: 0, name: 'Ada' })
      await second.give('act', { type: 'sit', seat: 1, name: 'Mo' })
      await first.give('act', { type: 'begin' })
      await Promise.all([first.comeToShift(), second.comeToShift()])
      all.push(first, second)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, setUp))
  return all
}

/** Gives so many commands a second, evenly over all players; what each took, in milliseconds. */
export async function fetchLatencies(
  players: readonly LoadPlayer[],
  aSecond: number,
  seconds: number,
): Promise<number[]> {
  const latencies: number[] = []
  const answered = Promise.withResolvers<void>()
  const start = performance.now()
  const passed = () => performance.now() - start
  let given = 0
  let next = 0
  let waiting = 0
  const give = async (player: LoadPlayer): Promise<void> => {
    const sent = performance.now()
    waiting++
    await player.move()
    latencies.push(performance.now() - sent)
    waiting--
    if (waiting === 0 && passed() >= seconds * 1000) answered.resolve()
  }
  while (passed() < seconds * 1000) {
    const due = Math.floor((passed() / 1000) * aSecond)
    for (; given < due; given++) {
      // Whoever still waits is passed over: a command that can't be given is not given.
      let player = players[next++ % players.length]
      for (let tries = 0; player?.busy && tries < 50; tries++) player = players[next++ % players.length]
      if (player && !player.busy) give(player).catch(answered.reject)
    }
    await new Promise((later) => setTimeout(later, 2))
  }
  if (waiting > 0) await answered.promise
  return latencies
}

/** Everyone gives the next command as soon as the last is answered; commands a second. */
export async function fetchRate(players: readonly LoadPlayer[], seconds: number): Promise<number> {
  const start = performance.now()
  const passed = () => performance.now() - start
  let moves = 0
  const play = async (player: LoadPlayer): Promise<void> => {
    while (passed() < seconds * 1000) {
      await player.move()
      moves++
    }
  }
  await Promise.all(players.map(play))
  return (moves * 1000) / passed()
}
