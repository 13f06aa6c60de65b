// What `npm start` runs.

import { offeredGames } from './games/registry.ts'
import { serve } from './serve.ts'

await serve(offeredGames())
