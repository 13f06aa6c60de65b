// `grand-rounds simulate`: many games between programs, and what comes out of them.

import { parseArgs } from 'node:util'
import { type Read, seedFrom } from '@grand-rounds/kernel'
import type { Playable, Simulated } from './games/playable.ts'
import { GAMES } from './games/registry.ts'
import { balanceOf, printBalance } from './simulation/balance.ts'
import { printStrengths, printTally, strengths, tally } from './simulation/tally.ts'

const USAGE = `usage: grand-rounds simulate [--game ID] [--games N] [--seats N] [--options JSON] [--seed TEXT] [--players NAME,…]
                             [--rotate] [--balance]

  --game     ${GAMES.map(({ id }) => id).join(', ')}
  --games    how many (100)
  --seats    how many (the most that the game allows)
  --options  as for the referee's method \`new\`: {"events": true}
  --seed     any text: the same text gives the same games
  --players  one name for all seats, or one for each (random)
  --rotate   players change seats from game to game
  --balance  also: how cards, colours and events did`

export interface Wanted {
  readonly game: Playable
  readonly games: number
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  readonly players: readonly string[]
  readonly rotate: boolean
  readonly balance: boolean
}

/** Reads the arguments; the sentence says what is wrong with them. */
export function readArguments(args: readonly string[]): Wanted | string {
  let values
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean', default: false } as const
    ;({ values } = parseArgs({
      args: [...args],
      options: {
        game: text,
        games: text,
        seats: text,
        options: text,
        seed: text,
        players: text,
        rotate: flag,
        balance: flag,
      },
    }))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const game = GAMES.find(({ id }) => id === (values.game ?? GAMES[0]?.id))
  if (!game) return `There is no game ‘${values.game}’.`
  const games = wholeNumber(values.games ?? '100')
  if (games === null || games < 1) return '--games is a whole number from 1.'
  const seats = wholeNumber(values.seats ?? String(game.seats.max))
  if (seats === null) return '--seats is a whole number.'
  let options: unknown
  try {
    options = JSON.parse(values.options ?? '{}')
  } catch {
    return '--options is not JSON.'
  }
  const names = (values.players ?? 'random').split(',')
  const players = names.length === 1 ? Array.from({ length: seats }, () => names[0] ?? '') : names
  const stranger = players.find((name) => !game.players.includes(name))
  if (stranger !== undefined) return `There is no player ‘${stranger}’. There is: ${game.players.join(', ')}.`
  if (players.length !== seats) return '--players names one for all seats or one for each.'
  const { rotate, balance, seed = 'simulation' } = values
  return { game, games, seats, options, seed, players, rotate, balance }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Who sits where in this game. */
function seatedIn({ players, rotate }: Wanted, game: number): readonly string[] {
  const by = rotate ? game % players.length : 0
  return [...players.slice(by), ...players.slice(0, by)]
}

export function simulateAll(wanted: Wanted): Read<readonly Simulated[]> {
  const { game, games, options, seed } = wanted
  const played: Simulated[] = []
  for (let i = 0; i < games; i++) {
    const one = game.simulate({ options, seed: seedFrom(`${seed} ${i}`), players: seatedIn(wanted, i) })
    if (!one.ok) return one
    played.push(one.value)
  }
  return { ok: true, value: played }
}

/** Whoever changes seats has no seat of their own: then seats are told without names. */
export function report(wanted: Wanted, played: readonly Simulated[]): string[] {
  const { players, rotate, balance } = wanted
  const seated = played.map((_, i) => seatedIn(wanted, i))
  return [
    ...printTally(tally(played), rotate ? players.map(() => 'anyone') : players),
    ...(new Set(players).size > 1 ? printStrengths(strengths(played, seated)) : []),
    ...(balance ? printBalance(balanceOf(played)) : []),
  ]
}

export function run(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args)
  if (typeof wanted === 'string') {
    console.error(`${wanted}\n\n${USAGE}`)
    return Promise.resolve(2)
  }
  const start = performance.now()
  const played = simulateAll(wanted)
  if (!played.ok) {
    console.error(wanted.game.say(played.refusal))
    return Promise.resolve(1)
  }
  for (const line of report(wanted, played.value)) console.log(line)
  const seconds = (performance.now() - start) / 1000
  console.log(`games a second: ${(wanted.games / seconds).toFixed(1)}`)
  return Promise.resolve(0)
}
