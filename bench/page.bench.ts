// The page as people wait for it, measured in a real browser (e2e/page-bench.ts).

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(import.meta.dirname, '..', 'e2e', 'page-bench.ts')
const run = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: ['ignore', 'inherit', 'inherit'] })
process.exitCode = run.status ?? 1
