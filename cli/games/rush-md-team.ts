// Our own teams for Rush M.D. in simulations: people of stated speeds, each of a level.

import { LEVELS, simulateTeam } from '@grand-rounds/bots/rush-md'
import type { Options } from '@grand-rounds/rush-md'
import type { Ended } from './rush-md-players.ts'

export { LEVELS }

export function playAsTeam(options: Options, seed: string, players: readonly string[]): Ended {
  const levels = players.map((name) => LEVELS.find((level) => level === name) ?? null)
  let lost = 0
  const result = simulateTeam({ options, seed, levels }, (events) => {
    for (const { type } of events) if (type === 'patientDied') lost++
  })
  return { result, counted: { 'patients lost': lost } }
}
