// How good a decision was, by the points that it lost, and how well someone has played.

export const VERDICTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A decision that loses less than this many points; whatever loses more is a blunder. */
const BELOW: Readonly<Record<Exclude<Verdict, 'blunder'>, number>> = {
  best: 0.05,
  good: 0.5,
  inaccuracy: 1.5,
  mistake: 3,
}

export function verdictOn(loss: number): Verdict {
  if (loss < BELOW.best) return 'best'
  if (loss < BELOW.good) return 'good'
  if (loss < BELOW.inaccuracy) return 'inaccuracy'
  return loss < BELOW.mistake ? 'mistake' : 'blunder'
}

/** What a decision lost, and what could have been lost at it: the best choice against the worst. */
export interface Lost {
  readonly loss: number
  readonly stake: number
}

const HALF_LOST = 2
const MOST_AT_STAKE = 5

/**
 * From 0 to 100. A decision without loss counts 100, and half as much with every two points lost; decisions count by
 * what was at stake, at most five points, so that those at which nothing can go wrong don't make anyone look good.
 */
export function accuracyOf(decisions: readonly Lost[]): number {
  let sum = 0
  let weight = 0
  for (const { loss, stake } of decisions) {
    const counts = Math.min(MOST_AT_STAKE, Math.max(loss, stake))
    sum += counts * 100 * 0.5 ** (loss / HALF_LOST)
    weight += counts
  }
  return weight === 0 ? 100 : sum / weight
}
