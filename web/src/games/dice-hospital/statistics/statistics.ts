// What finished tables say about the people who played at this screen.

import type { Level } from '@grand-rounds/bots'

import { LEVELS } from '../setup/seats.ts'
import type { TableRecord } from '../standing.ts'

/** One person's game. */
export interface Played {
  readonly table: string
  readonly who: string
  readonly solo: boolean
  /** The strongest bot at a table with nobody else but bots. */
  readonly against: Level | null
  readonly preset: string | null
  readonly won: boolean
  readonly points: number
  readonly home: number
  readonly lost: number
  readonly at: number
}

export interface Summary {
  readonly games: number
  readonly wins: number
  readonly mean: number
  readonly best: number
  readonly home: number
  readonly lost: number
}

/** Oldest first. */
export function playedGames(tables: readonly TableRecord[]): readonly Played[] {
  return tables.flatMap(played).sort((a, b) => a.at - b.at)
}

function played({ id, seats, preset, standing }: TableRecord): readonly Played[] {
  const places = standing?.places ?? null
  if (standing === null || places === null) return []
  const people = seats.filter(({ kind }) => kind === 'person')
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [LEVELS.findIndex((one) => one === seat.level)] : []))
  const strongest = people.length === 1 && bots.length > 0 ? LEVELS[Math.max(...bots)] : undefined
  return seats.flatMap((seat, at): readonly Played[] =>
    seat.kind === 'bot'
      ? []
      : [
          {
            table: id,
            who: seat.name,
            solo: seats.length === 1,
            against: strongest ?? null,
            preset,
            // Alone there is nobody to win against.
            won: seats.length > 1 && places[at] === 1,
            points: standing.scores[at] ?? 0,
            home: standing.home[at] ?? 0,
            lost: standing.fatalities[at] ?? 0,
            at: standing.at,
          },
        ],
  )
}

/** Of at least one game. */
export function summary(games: readonly Played[]): Summary {
  const mean = (of: (game: Played) => number) => games.reduce((sum, game) => sum + of(game), 0) / games.length
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    mean: mean(({ points }) => points),
    best: Math.max(...games.map(({ points }) => points)),
    home: mean(({ home }) => home),
    lost: mean(({ lost }) => lost),
  }
}

/** Grouped by what `key` says of a game, in the order in which the groups first appear; null: in none. */
export function grouped<K>(games: readonly Played[], key: (game: Played) => K | null): ReadonlyMap<K, Summary> {
  const groups = new Map<K, Played[]>()
  for (const game of games) {
    const group = key(game)
    if (group === null) continue
    const list = groups.get(group)
    if (list) list.push(game)
    else groups.set(group, [game])
  }
  return new Map([...groups].map(([group, list]) => [group, summary(list)]))
}

export interface Records {
  readonly bestScore: Played
  readonly mostHome: Played
  readonly noneLost: number
  /** Games won against bots one after the other, up to the last. */
  readonly streak: number
}

/** Null without a game. The first to reach a record keeps it. */
export function recordsOf(games: readonly Played[]): Records | null {
  const [first] = games
  if (!first) return null
  const most = (of: (game: Played) => number) =>
    games.reduce((best, game) => (of(game) > of(best) ? game : best), first)
  const contests = games.filter(({ against }) => against !== null)
  const lastLoss = contests.findLastIndex(({ won }) => !won)
  return {
    bestScore: most(({ points }) => points),
    mostHome: most(({ home }) => home),
    noneLost: games.filter(({ lost }) => lost === 0).length,
    streak: contests.length - 1 - lastLoss,
  }
}
