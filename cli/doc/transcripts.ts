// The transcripts of docs/referee.md: `> ` a line to the referee, `< ` its answer, which may go on over several
// lines. Each transcript has a referee of its own.

import { seedFrom } from '@grand-rounds/kernel'
import { GAMES } from '../games/registry.ts'
import { Referee } from '../referee/referee.ts'
import { spellOut } from './spell.ts'

export const FENCE = /^```jsonrpc\n(.*?)^```$/gms

export interface Exchange {
  readonly request: string
  /** `null` where the referee says nothing. */
  readonly answer: string | null
}

/** What is asked in a transcript; the answers in it are not looked at. */
export function requestsOf(transcript: string): readonly string[] {
  const requests: string[] = []
  let asking = false
  for (const line of transcript.split('\n')) {
    if (line.startsWith('> ')) requests.push(line.slice(2))
    else if (asking && line.startsWith('  ')) requests.push(`${requests.pop() ?? ''} ${line.trim()}`)
    asking = line.startsWith('> ') || (asking && line.startsWith('  '))
  }
  return requests
}

export function converse(transcript: string): readonly Exchange[] {
  const referee = new Referee({ games: GAMES, freshSeed: () => seedFrom('docs/referee.md') })
  return requestsOf(transcript).map((request) => ({ request, answer: referee.handle(request) }))
}

export function printExchanges(exchanges: readonly Exchange[]): string {
  return exchanges.map(({ request, answer }) => `${printRequest(request)}${printAnswer(answer)}`).join('')
}

/** A request that is no JSON stands as it is. */
function printRequest(request: string): string {
  try {
    return `> ${spellOut(JSON.parse(request))}\n`
  } catch {
    return `> ${request}\n`
  }
}

function printAnswer(answer: string | null): string {
  return answer === null ? '' : `< ${spellOut(JSON.parse(answer))}\n`
}
