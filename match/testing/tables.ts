// Tables of any game for tests: each in a world of its own, with a clock that is turned by hand.

import { type Game, type Numbered, type Result, seedFrom } from '@grand-rounds/kernel'
import type { Act } from '../house/acts.ts'
import type { Foundation, Thinker, Written } from '../ports.ts'
import { Table } from '../table.ts'
import { HandClock, MemoryLedger } from './world.ts'

/** Whatever was under way is done by then, as far as nobody waits for the clock. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((later) => setImmediate(later))
}

/** Time goes by, a second at a time. */
export async function pass(clock: HandClock, ms: number): Promise<void> {
  const end = clock.now() + ms
  while (clock.now() < end) {
    clock.turnTo(Math.min(end, clock.now() + 1_000))
    await settled()
  }
}

export function tablesOf<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  thinker: Thinker<V, C>,
) {
  type Opened = Table<O, S, C, E, V, R>
  const standard: Foundation = {
    head: { game: game.id, version: game.version, options: {}, seats: 2, seed: seedFrom('table'), at: 1_000 },
    host: 'ada',
    clock: 'none',
    listed: false,
  }
  let named = 0

  function open(written: readonly Written[] = [], foundation: Partial<Foundation> = {}, at = 1_000) {
    const ledger = new MemoryLedger()
    ledger.written.push(...written)
    const clock = new HandClock()
    clock.turnTo(at)
    const trouble: unknown[] = []
    const table = Table.open(game, { ...standard, ...foundation }, written, {
      ledger,
      clock,
      thinker,
      onTrouble: (what) => trouble.push(what),
    })
    if (!table.ok) throw new Error(table.refusal.code)
    return { table: table.value, ledger, clock, trouble }
  }
  const does = (table: Opened, key: string, act: Act) => table.act(key, `act ${named++}`, act)
  const plays = (table: Opened, key: string, command: C) => table.order(key, `move ${named++}`, command)

  /** Ada, who is the host, and Mo. */
  async function begun(foundation: Partial<Foundation> = {}) {
    const world = open([], foundation)
    await does(world.table, 'ada', { type: 'sit', seat: 0, name: 'Ada' })
    await does(world.table, 'mo', { type: 'sit', seat: 1, name: 'Mo' })
    const began = await does(world.table, 'ada', { type: 'begin' })
    if (!began.ok) throw new Error(began.refusal.code)
    return world
  }
  return { standard, open, begun, does, plays }
}

export const code = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) =>
  answer.ok ? 'done' : answer.refusal?.code
