// 20,000 random games of Rush M.D. over random options: commands that are listed and others, at random times, each
// game checked at every step and replayed.

import { checkRandomGame } from '@grand-rounds/testkit/rush-md/random-games'
import { soakGames } from './random-games-on-threads.ts'

soakGames(import.meta.url, 20_000, checkRandomGame)
