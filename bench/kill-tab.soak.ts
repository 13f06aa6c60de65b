// A tab killed at fifty moments of a game, without warning: every step that was seen is there afterwards.

import { openBrowser } from '../e2e/browser.ts'
import { killOften } from '../e2e/journeys/killed-tab.ts'
import { startServer } from '../e2e/server.ts'

const kills = Number(process.env['SOAK_KILLS'] || 50)
const server = await startServer()
const browser = await openBrowser()
try {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' })
  const lines = await killOften(context, kills, 7)
  console.log(`${kills} kills, nothing lost; the log had ${lines} lines at its longest`)
} finally {
  await browser.close()
  await server.stop()
}
