// Starts the page with its games.

import '@fontsource-variable/atkinson-hyperlegible-next'
import './shell/style/base.css'
import './shell/style/controls.css'
import './shell/style/frame.css'

import { GAMES } from './games/registry.ts'
import { start } from './shell/start.tsx'

await start(GAMES)
