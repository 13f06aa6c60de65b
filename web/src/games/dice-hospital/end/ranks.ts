// Ranks of the solo game. Measured: our Student has 17 points on average, our Chief 26.

/** The least points of each rank after the first. */
const FROM = [10, 20, 28, 38] as const

export interface Rank {
  /** From 0. */
  readonly rank: number
  /** The rank above, and how many points were missing for it. */
  readonly next: { readonly rank: number; readonly points: number } | null
}

export function rankOf(points: number): Rank {
  const rank = FROM.filter((least) => points >= least).length
  const above = FROM[rank]
  return { rank, next: above === undefined ? null : { rank: rank + 1, points: above - points } }
}
