// A tab killed at fifty moments of a game, without warning: every step that was seen is there afterwards. The browser
// test of the same name does it five times.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const playwright = join(house, 'node_modules', '@playwright', 'test', 'cli.js')
const run = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e', 'killed-tab'], {
  cwd: house,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, JOURNEYS: 'all', KILLS: process.env['KILLS'] || '50' },
})
process.exitCode = run.status ?? 1
