// Whole games between players who play at random. What the games-a-second figure is measured on.

import { Chance, playAtRandom } from '@grand-rounds/bots'
import { diceHospital, type Options } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import { seedFrom } from '@grand-rounds/kernel'

export interface RandomGame {
  readonly placements: number
  readonly points: readonly number[]
}

export function playRandomGame(options: Options, seats: number, name: string): RandomGame {
  const seed = seedFrom(name)
  const playing = Playing.start({ options, seats, seed })
  const chance = new Chance(seed)
  let placements = 0
  for (let seat = playing.next; seat !== null; seat = playing.next) placements += playAtRandom(playing, seat, chance)
  return { placements, points: diceHospital.result(playing.state)?.places.map(({ points }) => points) ?? [] }
}
