// The command line: one word says what is wanted, the rest belongs to it.

interface Subcommand {
  /** Gives the exit code. */
  run(args: readonly string[]): Promise<number>
}

const SUBCOMMANDS: Readonly<Record<string, () => Promise<Subcommand>>> = {
  referee: () => import('./referee.ts'),
  replay: () => import('./replay.ts'),
  review: () => import('./review.ts'),
  simulate: () => import('./simulate.ts'),
  verify: () => import('./verify.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined
if (load) {
  const { run } = await load()
  process.exitCode = await run(args)
} else {
  console.error(`usage: grand-rounds ${Object.keys(SUBCOMMANDS).join(' | ')}`)
  process.exitCode = 2
}
