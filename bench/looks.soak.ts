// What axe sees on every screen, in both themes at every size. `npm test` looks at each size in one theme.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const playwright = join(house, 'node_modules', '@playwright', 'test', 'cli.js')
const run = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e', '--grep', 'axe'], {
  cwd: house,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, LOOKS: 'all' },
})
process.exitCode = run.status ?? 1
