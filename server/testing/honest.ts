// People who play while a server is attacked: each gives a command a second, and wants an answer.

import { setTimeout as later } from 'node:timers/promises'
import type { LoadPlayer } from './load.ts'

const EVERY_MS = 1_000
/** What is not answered by then is not answered. */
const PATIENCE_MS = 30_000

export interface Honest {
  readonly given: number
  readonly answered: number
  readonly refused: number
  /** Of what was answered, in milliseconds, from quick to slow. */
  readonly latencies: readonly number[]
}

/** Until the promise is settled, and all that was given is answered, or never will be. */
export async function playHonestly(players: readonly LoadPlayer[], until: Promise<unknown>): Promise<Honest> {
  let over = false
  const patience = until
    .catch(() => undefined)
    .then(() => {
      over = true
      return later(PATIENCE_MS, undefined, { ref: false })
    })
  let given = 0
  let refused = 0
  const latencies: number[] = []
  const give = async (player: LoadPlayer): Promise<void> => {
    const sent = performance.now()
    given++
    try {
      await player.move()
      latencies.push(performance.now() - sent)
    } catch {
      refused++
    }
  }
  const play = async (player: LoadPlayer, n: number): Promise<void> => {
    // Evenly over the second: people don't agree on when to move.
    await later((n / players.length) * EVERY_MS)
    for (let due = performance.now(); !over; due += EVERY_MS) {
      await give(player)
      await later(Math.max(0, due + EVERY_MS - performance.now()))
    }
  }
  await Promise.race([Promise.all(players.map(play)), patience])
  latencies.sort((a, b) => a - b)
  return { given, answered: latencies.length, refused, latencies }
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}
