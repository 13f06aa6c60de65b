// Whole games in real browsers: alone, around one screen, against bots, by keyboard, by touch, in every language, and
// four people by a link.

import { runBrowserTests } from './browser-tests.ts'

runBrowserTests(['journeys', 'online'], { JOURNEYS: 'all' })
