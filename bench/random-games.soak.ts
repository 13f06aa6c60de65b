// 100,000 random games of Dice Hospital over random options, each checked at every step.

import { checkRandomGame } from '@grand-rounds/testkit/dice-hospital/random-games'
import { soakGames } from './random-games-on-threads.ts'

soakGames(import.meta.url, 100_000, checkRandomGame)
