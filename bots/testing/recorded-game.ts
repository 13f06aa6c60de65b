// The log of a game between bots, as a table would keep it.

import { diceHospital } from '@grand-rounds/dice-hospital'
import { emptyLog, type Json, type Log, type LogEntry, seedFrom } from '@grand-rounds/kernel'
import { decide } from '../decide.ts'
import type { Level } from '../levels.ts'

export function recordGame(name: string, levels: readonly Level[], options: object = {}): Log {
  const seats = levels.length
  const read = diceHospital.readOptions(options, seats)
  if (!read.ok) throw new Error(read.refusal.code)
  const seed = seedFrom(name)
  let { state } = diceHospital.setup({ version: diceHospital.version, options: read.value, seats, seed, at: 0 })
  const entries: LogEntry[] = []
  for (;;) {
    const [seat] = diceHospital.toAct(state)
    const level = seat === undefined ? undefined : levels[seat]
    if (seat === undefined || level === undefined) break
    for (const command of decide(diceHospital.view(state, seat), seat, level)) {
      const outcome = diceHospital.step(state, { by: seat, at: 0, command })
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}`)
      state = outcome.state
      entries.push({ by: seat, at: 0, command })
    }
  }
  const head = { options: read.value as unknown as Json, seats, seed, at: 0 }
  return { ...emptyLog(diceHospital, head), entries }
}
