// Which games this server offers: nobody else in it names one.

import { diceHospital } from '@grand-rounds/dice-hospital'
import { botsOf, startBots } from './dice-hospital/bots.ts'
import { Games, offer } from './games.ts'

/** Threads for their bots are started when there is something to think about. */
export function offeredGames(): Games {
  return new Games([offer(diceHospital, botsOf(startBots()))])
}
