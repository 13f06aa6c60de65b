// Whole games in real browsers: alone, around one screen, against bots, by keyboard, by touch, in every language, and
// four people by a link.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const playwright = join(house, 'node_modules', '@playwright', 'test', 'cli.js')
const run = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e', 'journeys', 'online'], {
  cwd: house,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, JOURNEYS: 'all' },
})
process.exitCode = run.status ?? 1
