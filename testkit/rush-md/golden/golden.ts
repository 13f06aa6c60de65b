// A recorded game, played again and checked at every step: with all that was refused, where it was.

import { canonical, hash, replay, submit } from '@grand-rounds/kernel'
import { rushMd } from '@grand-rounds/rush-md'
import { Ledger } from '../games/ledger.ts'
import { brokenLaw } from '../laws.ts'
import type { Witness } from './coverage.ts'
import type { Golden } from './fixtures.ts'

export { everything, Witness } from './coverage.ts'
export { type Golden, readGoldenGames } from './fixtures.ts'

/** What is wrong with a recorded game, or null. The witness is told of every step. */
export function wrongInGolden({ log, refused, hash: last, result, events }: Golden, witness: Witness): string | null {
  const again = replay(rushMd, { ...log, entries: [] })
  const [start] = again.ok ? again.states : []
  if (!again.ok || !start) return `the game can't be started: ${again.ok ? 'no state' : again.code}`
  const ledger = new Ledger()
  let state = start
  let told = again.events.length
  witness.note({ entry: null, state, events: again.events, refusal: null })
  let wrong = ledger.note(again.events)
  for (let i = 0; i <= log.entries.length; i++) {
    if (wrong !== null) return `before entry ${i}: ${wrong}`
    for (const { after, code, ...entry } of refused) {
      if (after !== i) continue
      const outcome = submit(rushMd, log.seats, state, entry)
      if (outcome.ok || outcome.refusal.code !== code)
        return `${JSON.stringify(entry)} after ${i} entries: ${outcome.ok ? 'accepted' : outcome.refusal.code}, not ${code}`
      witness.note({ entry, state, events: [], refusal: outcome.refusal })
    }
    const entry = log.entries[i]
    if (!entry) break
    const outcome = submit(rushMd, log.seats, state, entry)
    if (!outcome.ok) return `entry ${i} is refused: ${JSON.stringify(outcome.refusal)}`
    state = outcome.state
    told += outcome.events.length
    witness.note({ entry, state, events: outcome.events, refusal: null })
    wrong = brokenLaw(state) ?? ledger.note(outcome.events) ?? ledger.difference(state)
  }
  if (canonical(rushMd.result(state)) !== canonical(result)) return 'the result is another'
  if (told !== events) return `${told} events instead of ${events}`
  return hash(state) === last ? null : 'the last state is another'
}
