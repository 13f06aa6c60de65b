// Whether cards, colours and events are worth about the same: how those did who had a card, against the others of
// their game, and how games went over which an event came, against the rest.

import type { Had, Simulated } from '../games/playable.ts'
import { type Mean, meanOf } from './tally.ts'

export interface BalanceRow {
  readonly kind: string
  readonly id: string
  /** Seats that had it; for what came over a whole table, games. */
  readonly times: number
  /** When, on the average; 0: from the start. */
  readonly round: number
  /** Points more than the others; the standard error takes a game as one. Null: there are no others. */
  readonly difference: Mean | null
}

export interface Balance {
  readonly rows: readonly BalanceRow[]
  /** By name, for a seat in a game. */
  readonly counted: readonly (readonly [name: string, mean: Mean])[]
}

type Noted = Pick<Simulated, 'points' | 'had' | 'happened' | 'counted'>

export function balanceOf(games: readonly Noted[]): Balance {
  const names = [...new Set(games.flatMap(({ counted }) => Object.keys(counted)))]
  return {
    rows: [
      ...keysOf(games.flatMap(({ had }) => had.flat())).map((key) => rowOfSeats(games, key)),
      ...keysOf(games.flatMap(({ happened }) => happened)).map((key) => rowOfGames(games, key)),
    ],
    counted: names.map((name) => [name, meanOf(games.map(({ counted }) => meanOf(counted[name] ?? []).mean))]),
  }
}

type Key = Pick<Had, 'kind' | 'id'>

function keysOf(had: readonly Had[]): Key[] {
  const keys = new Map(had.map(({ kind, id }) => [`${kind}/${id}`, { kind, id }]))
  return [...keys].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key)
}

function findIn(had: readonly Had[], { kind, id }: Key): Had | undefined {
  return had.find((one) => one.kind === kind && one.id === id)
}

function rowOfSeats(games: readonly Noted[], key: Key): BalanceRow {
  const rounds: number[] = []
  const differences = games.flatMap(({ points, had }) => {
    const found = had.map((own) => findIn(own, key))
    for (const one of found) if (one) rounds.push(one.round)
    const withIt = points.filter((_, seat) => found[seat] !== undefined)
    const without = points.filter((_, seat) => found[seat] === undefined)
    return withIt.length === 0 || without.length === 0 ? [] : [meanOf(withIt).mean - meanOf(without).mean]
  })
  const difference = differences.length === 0 ? null : meanOf(differences)
  return { ...key, times: rounds.length, round: meanOf(rounds).mean, difference }
}

function rowOfGames(games: readonly Noted[], key: Key): BalanceRow {
  const found = games.map(({ happened }) => findIn(happened, key))
  const rounds = found.flatMap((one) => (one ? [one.round] : []))
  const means = (came: boolean) =>
    meanOf(games.flatMap(({ points }, i) => ((found[i] !== undefined) === came ? [meanOf(points).mean] : [])))
  const [withIt, without] = [means(true), means(false)]
  const difference =
    rounds.length === games.length
      ? null
      : { mean: withIt.mean - without.mean, error: Math.hypot(withIt.error, without.error) }
  return { ...key, times: rounds.length, round: meanOf(rounds).mean, difference }
}

/** A table for each kind, the best first. */
export function printBalance({ rows, counted }: Balance): string[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const width = Math.max(...rows.map(({ id }) => id.length), 0)
  return [
    ...counted.map(([name, { mean, error }]) => `${name}: mean ${mean.toFixed(2)}, standard error ${error.toFixed(2)}`),
    ...kinds.flatMap((kind) => [
      '',
      `${kind}: times, mean round, points against the others ± standard error`,
      ...rows
        .filter((row) => row.kind === kind)
        .sort((a, b) => (b.difference?.mean ?? 0) - (a.difference?.mean ?? 0))
        .map((row) => printRow(row, width)),
    ]),
  ]
}

function printRow({ id, times, round, difference }: BalanceRow, width: number): string {
  const head = `  ${id.padEnd(width)} ${String(times).padStart(6)} ${round.toFixed(1).padStart(5)}`
  if (difference === null) return head
  const { mean, error } = difference
  return `${head} ${`${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)}`.padStart(7)} ± ${error.toFixed(2)}`
}
