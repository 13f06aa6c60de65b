// The versions of its rules that a game says it plays: each can be played, and none is there without need.

import { canonical, type Numbered, replay } from '@grand-rounds/kernel'
import type { Playout } from '../playout.ts'
import { Violation } from '../violation.ts'
import type { AnyGame } from './config.ts'
import type { Trial } from './trial.ts'
import { viewersOf } from './trial.ts'

/** From the oldest to the newest. */
export function versionsOf({ oldest, version }: AnyGame): readonly number[] | Violation {
  const fits = Number.isInteger(oldest) && Number.isInteger(version) && oldest >= 0 && oldest <= version
  if (!fits) return new Violation('versions', `${oldest} can't be the oldest version and ${version} the newest`)
  return Array.from({ length: version - oldest + 1 }, (_, i) => oldest + i)
}

/** Where a game that was played by one version would have gone another way under the next. */
export class Differences {
  readonly #after = new Set<number>()

  look(trial: Trial, { log, states }: Playout<unknown, Numbered>): void {
    const { game, version } = trial
    trial.saw('versions')
    if (version === game.version || this.#after.has(version)) return
    const other = replay(game, { ...log, version: version + 1 })
    const shown = (state: unknown) =>
      canonical([game.result(state), viewersOf(trial).map((viewer) => game.view(state, viewer))])
    if (!other.ok || shown(other.states.at(-1)) !== shown(states.at(-1))) this.#after.add(version)
  }

  /** A version that plays every log of the one before as that did makes old games look different for nothing. */
  *missing(versions: readonly number[]): Generator<Violation> {
    for (const version of versions.slice(0, -1))
      if (!this.#after.has(version))
        yield new Violation('versions', `version ${version + 1} played every game of version ${version} as that did`)
  }
}
