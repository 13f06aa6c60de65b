// The server as `npm start` runs it, but for its games.

import { serve } from '../serve.ts'
import { referenceGames } from './reference-games.ts'

await serve(referenceGames())
