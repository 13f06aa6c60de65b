// A flood of messages that no page sends: malformed, oversized, out of turn, forged. A game that is under way must not
// notice.

import { Client, type Room } from '@colyseus/sdk'
import { hash, type Json, Random, seedFrom } from '@grand-rounds/kernel'
import { PROTOCOL, type ServerMessages } from '@grand-rounds/protocol'
import { JSON_BODY, keyOf, onNews, sendTo, setUpTable } from './player.ts'
import type { ServerProcess } from './process.ts'

export interface Flooded {
  readonly sent: number
  readonly refused: number
  /** Lines that the server closed. */
  readonly hungUp: number
  /** The table as everyone sees it, before and after. */
  readonly before: string
  readonly after: string
}

const SENDERS = 20
/** Sent at once, before an answer is waited for. */
const BURST = 50

let named = 0
const random = new Random({ seed: seedFrom('flood'), used: {} })
const below = (n: number) => random.below('flood', n)
const any = <T>(items: readonly T[]): T => items[below(items.length)] as T

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x'.repeat(2_000),
  [],
  {},
  [[[[[]]]]],
  { __proto__: null },
  { constructor: 'x' },
  '\u0000\u202E',
  2 ** 53 + 2,
]
const WORDS: readonly string[] = [
  'place',
  'undo',
  'endShift',
  'takeAmbulance',
  'claim',
  'timeUp',
  'close',
  'begin',
  'sit',
  'remove',
  'toString',
  '__proto__',
]
const FIELDS: readonly string[] = [
  'type',
  'seat',
  'number',
  'targets',
  'meeple',
  'department',
  'patients',
  'name',
  'level',
  'wish',
  '__proto__',
  'by',
  'at',
]

/** Something that looks a little like a command. */
function nonsense(depth = 0): unknown {
  if (depth > 2 || below(3) === 0) return any(ODD)
  const made: Record<string, unknown> = { type: any(WORDS) }
  for (let i = below(4); i > 0; i--) made[any(FIELDS)] = below(2) === 0 ? any(WORDS) : nonsense(depth + 1)
  return made
}

/** A seat that is not to act may send any order; what a seat may do at its table besides, it may. */
function badMessage(room: Room, seated: boolean): void {
  const id = `flood ${named++}`
  switch (below(600)) {
    case 0:
      return room.connection.send(Uint8Array.from({ length: below(64) }, () => below(256)))
    case 1:
      return sendTo(room, 'order', any(ODD))
    case 2:
      return sendTo(room, any(['', 'admin', 'look', 'state', '__proto__']), nonsense())
    case 3:
      return sendTo(room, 'order', { id, command: 'x'.repeat(below(4) === 0 ? 40_000 : 4_000) })
    case 4:
      return sendTo(room, 'heard', { number: below(1000) - 500 })
    case 5:
      // In the framework's own packing, under our names and under those that it gives to bytes.
      return room.send(any(['order', 'act', '_$border', '_$bact', '_$blook']), nonsense())
    case 6:
      return room.sendBytes('order', Buffer.from(any(['', '{', '['.repeat(8_000), '"\\ud800"', 'null'])))
    default:
      return seated || below(2) === 0
        ? sendTo(room, 'order', { id, command: nonsense() })
        : sendTo(room, 'act', { id, act: nonsense() })
  }
}

export async function flood(server: ServerProcess, messages: number): Promise<Flooded> {
  const host = keyOf('host')
  const table = await setUpTable(server.address, 2, host, { administrators: false })
  const watcher = await enter(server, table, keyOf('watcher'))
  await seatBoth(server, table, host)
  const { fingerprint: before, toAct } = await look(watcher)
  const waiting = toAct.includes(0) ? keyOf('guest') : host
  let sent = 0
  let refused = 0
  let hungUp = 0
  const sender = async (n: number): Promise<void> => {
    // Someone who is not to act, someone with a key of no seat, someone without one.
    const key = [waiting, keyOf(`forged ${n}`), undefined][n % 3]
    while (sent < messages) {
      const room = await enter(server, table, key).catch(() => null)
      if (!room) continue
      let open = true
      room.onLeave(() => (open = false))
      onNews(room, (news) => {
        refused += news.filter(([type, message]) => type === 'answer' && message.refusal !== null).length
      })
      while (open && sent < messages) {
        for (let i = 0; i < BURST && open; i++) {
          badMessage(room, key === waiting)
          sent++
        }
        await new Promise((later) => setTimeout(later, 5))
      }
      if (!open) hungUp++
      if (open) void room.leave()
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, (_, n) => sender(n)))
  const { fingerprint: after } = await look(await enter(server, table, keyOf('watcher again')))
  return { sent, refused, hungUp, before, after }
}

async function enter(server: ServerProcess, table: string, key: string | undefined): Promise<Room> {
  const response = await fetch(`${server.address}/api/place`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ table, protocol: PROTOCOL, ...(key === undefined ? {} : { key }) }),
  })
  if (!response.ok) throw new Error(`no place: ${response.status}`)
  const room = await new Client(server.address.replace('http', 'ws')).consumeSeatReservation(
    (await response.json()) as never,
  )
  room.reconnection.enabled = false
  onNews(room, () => undefined)
  sendTo(room, 'look', null)
  return room
}

function heard<K extends keyof ServerMessages>(room: Room, wanted: K): Promise<ServerMessages[K]> {
  return new Promise((done) => {
    onNews(room, (news) => {
      for (const [type, message] of news) if (type === wanted) done(message as ServerMessages[K])
    })
  })
}

/** Two people sit down and begin: their game stands at its first decision. */
async function seatBoth(server: ServerProcess, table: string, host: string): Promise<void> {
  const act = async (key: string, act: Json) => {
    const room = await enter(server, table, key)
    const answered = heard(room, 'answer')
    sendTo(room, 'act', { id: `set up ${JSON.stringify(act).length}`, act })
    await answered
    void room.leave()
  }
  await act(host, { type: 'sit', seat: 0, name: 'Ada' })
  await act(keyOf('guest'), { type: 'sit', seat: 1, name: 'Mo' })
  await act(host, { type: 'begin' })
}

/** The game and the house, without who is connected. */
async function look(room: Room): Promise<{ readonly fingerprint: string; readonly toAct: readonly number[] }> {
  const seen = heard(room, 'look')
  sendTo(room, 'look', null)
  const { house, view, steps, events } = await seen
  void room.leave()
  const { toAct } = view as { readonly toAct: readonly number[] }
  return { fingerprint: hash({ house, view, steps, events }), toAct }
}
