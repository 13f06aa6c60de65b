// Brings the peers onto this machine when a bench first needs them, and loads one of them.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname

export function requirePeer(name: string): unknown {
  if (!existsSync(join(here, 'node_modules', 'boardgame.io'))) {
    const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: here,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (run.status !== 0) throw new Error('the peers to measure against could not be installed')
  }
  return createRequire(join(here, 'package.json'))(name)
}
