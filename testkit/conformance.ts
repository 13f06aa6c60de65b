// The conformance suite as vitest tests: one for each promise of the contract.

import type { Game, Numbered, Result } from '@grand-rounds/kernel'
import { beforeAll, describe, it } from 'vitest'
import type { Command, Conformance } from './conformance/config.ts'
import type { Survey } from './conformance/survey.ts'
import { survey } from './conformance/survey.ts'
import type { Check } from './violation.ts'
import { CHECKS, PROMISES } from './violation.ts'

export type { Conformance } from './conformance/config.ts'

/** Registers the tests. The games are played once, before the first of them. */
export function conformance<O, S, C extends Command, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  config: Conformance<S, C, E>,
): void {
  const skipped: Partial<Record<Check, boolean>> = {
    undo: !config.essence,
    'order-independence': !config.simultaneous,
    invariant: !config.invariant,
  }
  describe(`${game.id} (rules ${game.version}) keeps the contract`, () => {
    let found: Survey = { violations: [], seen: {} as Survey['seen'] }
    beforeAll(() => {
      found = survey(game, config)
    }, 300_000)
    for (const check of CHECKS) {
      if (skipped[check]) continue
      it(`${check}: ${PROMISES[check]}`, () => {
        const violation = found.violations.find((one) => one.check === check)
        if (violation) throw violation
      })
    }
  })
}
