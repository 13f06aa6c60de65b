// A recorded game, played again and checked at every step.

import { diceHospital } from '@grand-rounds/dice-hospital'
import { canonical, hash, replay, submit } from '@grand-rounds/kernel'
import { Ledger } from '../games/ledger.ts'
import { brokenLaw } from '../laws.ts'
import type { Witness } from './coverage.ts'
import type { Golden } from './fixtures.ts'

export { everything, Witness } from './coverage.ts'
export { type Golden, readGoldenGames } from './fixtures.ts'

/** What is wrong with a recorded game, or null. The witness is told of every step. */
export function wrongInGolden({ log, hash: expected, result, events }: Golden, witness: Witness): string | null {
  const again = replay(diceHospital, { ...log, entries: [] })
  const [start] = again.ok ? again.states : []
  if (!again.ok || !start) return `the game can't be started: ${again.ok ? 'no state' : again.code}`
  const ledger = new Ledger()
  let state = start
  let told = again.events.length
  ledger.note(null, again.events)
  witness.note({ entry: null, state, events: again.events })
  for (const [i, entry] of log.entries.entries()) {
    const outcome = submit(diceHospital, log.seats, state, entry)
    if (!outcome.ok) return `entry ${i} is refused: ${JSON.stringify(outcome.refusal)}`
    state = outcome.state
    told += outcome.events.length
    ledger.note(entry.by, outcome.events)
    witness.note({ entry, state, events: outcome.events })
    const broken = brokenLaw(state) ?? ledger.difference(state)
    if (broken !== null) return `after entry ${i}: ${broken}`
  }
  if (canonical(diceHospital.result(state)) !== canonical(result)) return 'the result is another'
  if (told !== events) return `${told} events instead of ${events}`
  return hash(state) === expected ? null : 'the last state is another'
}
