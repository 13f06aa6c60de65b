// The browser tests, for longer than `npm test` has time.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')

/** `which` as Playwright takes it; the environment says how far they go. */
export function runBrowserTests(which: readonly string[], env: Readonly<Record<string, string>>): void {
  const playwright = join(house, 'node_modules', '@playwright', 'test', 'cli.js')
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e', ...which], {
    cwd: house,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  process.exitCode = status ?? 1
}
