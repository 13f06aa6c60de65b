// `grand-rounds referee`: lines of JSON-RPC on stdin, answers on stdout, until stdin ends. See docs/referee.md.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { GAMES } from './games/registry.ts'
import { type Line, Lines } from './referee/lines.ts'
import { LIMITS } from './referee/methods.ts'
import { Referee } from './referee/referee.ts'

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.error('usage: grand-rounds referee < requests > answers')
    return 2
  }
  const { stdin, stdout } = process
  // Whoever listened has gone: there is nobody left to answer.
  stdout.on('error', () => process.exit(0))
  const referee = new Referee({
    games: GAMES,
    freshSeed: () => randomBytes(32).toString('hex'),
    fault: (error) => console.error(error),
  })
  const answer = async (line: Line): Promise<void> => {
    const text = referee.read(line)
    // Waiting here keeps a reader that is slower than we are from filling the memory.
    if (text !== null && !stdout.write(`${text}\n`)) await once(stdout, 'drain')
  }
  const lines = new Lines(LIMITS.line)
  for await (const bytes of stdin as AsyncIterable<Uint8Array>) for (const line of lines.push(bytes)) await answer(line)
  for (const line of lines.end()) await answer(line)
  return 0
}
