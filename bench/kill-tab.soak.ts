// A tab killed at fifty moments of a game, without warning: every step that was seen is there afterwards. The browser
// test of the same name does it three times.

import { runBrowserTests } from './browser-tests.ts'

runBrowserTests(['killed-tab'], { KILLS: process.env['KILLS'] || '50' })
