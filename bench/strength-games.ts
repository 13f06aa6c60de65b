// Whole games of Dice Hospital between programs, for the measurements of their strength.

import { decide, decideGreedily, type Level } from '@grand-rounds/bots'
import { diceHospital, type FinalResult } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import { type Json, seedFrom } from '@grand-rounds/kernel'

export type Player = Level | 'greedy'

export interface Played {
  readonly places: FinalResult['places']
  /** Processor time of all decisions in milliseconds, and how many there were. */
  readonly thought: number
  readonly decisions: number
}

/** One game; `players` by seat. */
export function playGame(players: readonly Player[], options: Json, name: string): Played {
  const read = diceHospital.readOptions(options, players.length)
  if (!read.ok) throw new Error(read.refusal.code)
  const playing = Playing.start({ options: read.value, seats: players.length, seed: seedFrom(name) })
  let thought = 0
  let decisions = 0
  for (let seat = playing.next; seat !== null; seat = playing.next) {
    const player = players[seat] ?? 'greedy'
    const view = playing.view(seat)
    const start = process.cpuUsage()
    const commands = player === 'greedy' ? decideGreedily(view, seat) : decide(view, seat, player)
    const { user, system } = process.cpuUsage(start)
    thought += (user + system) / 1000
    decisions++
    for (const command of commands) if (command.type !== 'undo') playing.do(seat, command)
  }
  return { places: diceHospital.result(playing.state)?.places ?? [], thought, decisions }
}

/** Mean and half of its 95 % interval. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly half: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / values.length) }
}

/** Wilson's 95 % interval for a share. */
export function shareOf(
  hits: number,
  of: number,
): { readonly share: number; readonly low: number; readonly high: number } {
  const z = 1.96
  const share = hits / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  return { share, low: middle - half, high: middle + half }
}
