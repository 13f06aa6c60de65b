// Programs that play Dice Hospital in simulations. A better one is one entry more in the table.

import { Chance, decide, decideGreedily, LEVELS, playAtRandom } from '@grand-rounds/bots'
import { type Command, diceHospital, type FinalResult, type Options, type View } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { WatchedPlaying } from './dice-hospital-watch.ts'
import type { Simulated } from './playable.ts'

/** Makes the next decision of its seat, whatever it is. */
type Player = (playing: Playing, seat: Seat, chance: Chance) => void

export const PLAYERS: Readonly<Record<string, Player>> = {
  random: playAtRandom,
  greedy: seeing(decideGreedily),
  ...Object.fromEntries(LEVELS.map((level) => [level, seeing((view, seat) => decide(view, seat, level))])),
}

/** One of our own, who sees what a player sees. */
function seeing(decideOn: (view: View, seat: Seat) => readonly Command[]): Player {
  return (playing, seat) => {
    for (const command of decideOn(playing.view(seat), seat)) {
      if (command.type !== 'undo') playing.do(seat, command)
    }
  }
}

export function simulate(options: Options, seed: string, players: readonly string[]): Simulated {
  const playing = new WatchedPlaying(Playing.start({ options, seats: players.length, seed }).state)
  const chance = new Chance(seedFrom(`players of ${seed}`))
  for (let seat = playing.next; seat !== null; seat = playing.next) {
    const player = PLAYERS[players[seat] ?? '']
    if (!player) throw new RangeError(`no player ${players[seat]}`)
    player(playing, seat, chance)
  }
  const { places } = diceHospital.result(playing.state) ?? { places: [] }
  return {
    points: places.map(({ points }) => points),
    places: places.map(({ place }) => place),
    ending: endingOf(places),
    ...playing.noted(),
  }
}

/** [DH 3.1] What it was decided by. */
function endingOf(places: FinalResult['places']): string {
  const [best, next] = [...places].sort((a, b) => a.place - b.place)
  if (!best || !next) return 'solo'
  if (next.place === 1) return 'shared'
  if (next.points < best.points) return 'by points'
  return next.patientsLeft > best.patientsLeft ? 'by patients left' : 'by their values'
}
