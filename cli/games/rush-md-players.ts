// Teams that play Rush M.D. in simulations. Time is made up as it goes: nobody waits for a clock. Another kind of
// players is one entry more in KINDS.

import type { FinalResult, Options } from '@grand-rounds/rush-md'
import type { Simulated } from './playable.ts'
import { playAtRandom } from './rush-md-random.ts'
import { LEVELS, playAsTeam } from './rush-md-team.ts'

/** How a game has ended, and what else is told of it: by name, one number for the team. */
export interface Ended {
  readonly result: FinalResult
  readonly counted: Readonly<Record<string, number>>
}

/** Players who can sit at one table together. */
interface Kind {
  readonly names: readonly string[]
  /** A whole game, with these at the seats. */
  play(options: Options, seed: string, players: readonly string[]): Ended
}

const KINDS: readonly Kind[] = [
  { names: ['random'], play: playAtRandom },
  { names: LEVELS, play: playAsTeam },
]

export const PLAYERS: readonly string[] = KINDS.flatMap(({ names }) => names)

/** All have the points of the team, and its place. */
export function simulate(options: Options, seed: string, players: readonly string[]): Simulated {
  const kind = KINDS.find(({ names }) => players.every((name) => names.includes(name)))
  if (!kind) throw new RangeError(`no team of ${players.join(', ')}`)
  const { result, counted } = kind.play(options, seed, players)
  const each = (value: number) => players.map(() => value)
  const all = { 'patients discharged': result.patients, 'skill points left': result.skill, ...counted }
  return {
    points: each(result.reputation),
    places: result.places.map(({ place }) => place),
    ending: endingOf(result),
    had: players.map(() => []),
    happened: [],
    counted: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, each(value)])),
  }
}

function endingOf({ won, skill }: FinalResult): string {
  if (won) return 'won'
  return skill === 0 ? 'no skill point left' : 'goal missed'
}
