// `npm run bench` and `npm run soak`: runs every bench/*.bench.ts or bench/*.soak.ts, one after the other.
//
// `npm run bench solver` runs those whose name contains 'solver'.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HOUSE = resolve(import.meta.dirname, '..')
const [kind = 'bench', wanted = ''] = process.argv.slice(2)
const folder = join(HOUSE, 'bench')
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith(`.${kind}.ts`) && name.includes(wanted))
  : []

if (files.length === 0) console.log(`There is nothing to run yet: no bench/*${wanted}*.${kind}.ts.`)
for (const name of files.sort()) {
  console.log(`\n${name}`)
  const run = spawnSync(process.execPath, [join(folder, name)], { cwd: HOUSE, stdio: ['ignore', 'inherit', 'inherit'] })
  if (run.status === 0) continue
  console.error(`${name} failed`)
  process.exitCode = 1
}
