// Starts the page with its games.

import { GAMES } from './games/registry.ts'
import { start } from './shell/start.tsx'

await start(GAMES)
