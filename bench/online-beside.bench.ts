// The server of this checkout beside that of another one (BASELINE: its folder, installed and with its page built), in
// turns: how many durable commands a second each gets done. What a change costs can only be seen so on a machine that
// others share.

import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { stolen } from './stolen.ts'

const baseline = process.env['BASELINE']
const TABLES = Number(process.argv[2] ?? 1_000)
const SECONDS = Number(process.argv[3] ?? 20)
const ROUNDS = Number(process.argv[4] ?? 8)
/** A change may cost so much. */
const WORST = 0.9

const run = promisify(execFile)
const SIDES = { old: resolve(baseline ?? '.'), new: join(import.meta.dirname, '..') }
type Side = keyof typeof SIDES

async function rateOf(side: Side): Promise<number> {
  const script = join(import.meta.dirname, 'one-side.ts')
  const { stdout } = await run(process.execPath, [script, SIDES[side], String(TABLES), String(SECONDS)])
  return Number(stdout.trim())
}

if (baseline === undefined) {
  console.log('BASELINE is not set: there is nothing to compare with')
  process.exit(0)
}
const rates: Record<Side, number[]> = { old: [], new: [] }
for (let round = 1; round <= ROUNDS; round++) {
  const before = stolen()
  // Whoever is first has the cooler machine.
  for (const side of round % 2 === 1 ? (['old', 'new'] as const) : (['new', 'old'] as const))
    rates[side].push(await rateOf(side))
  const [old = 0, now = 0] = [rates.old.at(-1), rates.new.at(-1)]
  console.log(
    `round ${round}: ${old.toFixed(0)} a second before, ${now.toFixed(0)} now: ${(now / old).toFixed(3)}; ` +
      `taken away by the host ${stolen() - before} ms`,
  )
}
const ratios = rates.new.map((now, at) => now / (rates.old[at] ?? now)).sort((a, b) => a - b)
const median = ((ratios[(ratios.length - 1) >> 1] ?? 0) + (ratios[ratios.length >> 1] ?? 0)) / 2
console.log(
  `all in all ${(sum(rates.new) / sum(rates.old)).toFixed(3)}, median ${median.toFixed(3)}; at least ${WORST}`,
)

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
