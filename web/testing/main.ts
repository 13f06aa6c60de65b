// The page with one other game than the house's own: what the shell and the session ask of a game, any game can answer.

import { start } from '../src/shell/start.tsx'

await start({ 'drip-watch': () => import('./drip-watch.tsx') })
