// What comes out of many games: means with their standard errors, places, endings.

import type { Simulated } from '../games/playable.ts'

export interface Mean {
  readonly mean: number
  /** Of the mean; 0 for a single value. */
  readonly error: number
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length
  if (n === 0) return { mean: 0, error: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: n === 1 ? 0 : Math.sqrt(squares / (n - 1) / n) }
}

type Outcome = Pick<Simulated, 'points' | 'places' | 'ending'>

export interface Tally {
  readonly games: number
  readonly all: Mean
  readonly seats: readonly (Mean & { readonly firstPlaces: number })[]
  /** By name, the most frequent first. */
  readonly endings: readonly (readonly [ending: string, games: number])[]
}

export function tally(games: readonly Outcome[]): Tally {
  const seats = games[0]?.points.length ?? 0
  const endings = new Map<string, number>()
  for (const { ending } of games) endings.set(ending, (endings.get(ending) ?? 0) + 1)
  return {
    games: games.length,
    // A game's points hang together, so the game is the unit and not the seat.
    all: meanOf(games.map(({ points }) => meanOf(points).mean)),
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...meanOf(games.map(({ points }) => points[seat] ?? 0)),
      firstPlaces: games.filter(({ places }) => places[seat] === 1).length,
    })),
    endings: [...endings].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)),
  }
}

/** For people, a line each. */
export function printTally({ games, all, seats, endings }: Tally, players: readonly string[]): string[] {
  const mean = ({ mean, error }: Mean) => `mean ${mean.toFixed(2)}, standard error ${error.toFixed(2)}`
  const share = (n: number) => `${((100 * n) / games).toFixed(1)} %`
  return [
    `games: ${games}`,
    `points: ${mean(all)}`,
    ...seats.map(
      (seat, i) =>
        `seat ${i} (${players[i] ?? ''}): ${mean(seat)}, first ${seat.firstPlaces} (${share(seat.firstPlaces)})`,
    ),
    ...endings.map(([ending, n]) => `ending ${ending}: ${n} (${share(n)})`),
  ]
}

export interface Strength extends Mean {
  readonly player: string
  /** Share of the seats of this player that came first; a shared place is one. */
  readonly first: Mean
}

/** By name, the strongest first. `seated`: who played on which seat, for each game. */
export function strengths(games: readonly Outcome[], seated: readonly (readonly string[])[]): Strength[] {
  const names = [...new Set(seated.flat())]
  const rows = names.map((player) => {
    const seats = games.map(({ points }, game) =>
      points.flatMap((_, seat) => (seated[game]?.[seat] === player ? seat : [])),
    )
    const perGame = (of: (game: Outcome, seat: number) => number) =>
      meanOf(
        games.flatMap((game, i) => {
          const own = seats[i] ?? []
          return own.length === 0 ? [] : [meanOf(own.map((seat) => of(game, seat))).mean]
        }),
      )
    return {
      player,
      ...perGame(({ points }, seat) => points[seat] ?? 0),
      first: perGame(({ places }, seat) => (places[seat] === 1 ? 1 : 0)),
    }
  })
  return rows.sort((a, b) => b.mean - a.mean)
}

export function printStrengths(rows: readonly Strength[]): string[] {
  const percent = (share: number) => (100 * share).toFixed(1)
  return rows.map(
    ({ player, mean, error, first }) =>
      `${player}: mean ${mean.toFixed(2)}, standard error ${error.toFixed(2)}, ` +
      `first ${percent(first.mean)} %, standard error ${percent(first.error)}`,
  )
}
