// What a hint says first: the most points of this shift, and the plan that is worth most, with why it is worth more.
// Languages give the pieces; what is said in which case is the same in all of them. It stands here, with what all of
// them share: the page fetches one language and not a second one for its sake.

import type { HintWords } from './dice-hospital/review-texts.ts'
import type { Die } from './dice-hospital/words.ts'

interface Points {
  readonly points: number
  readonly proved: boolean
}

export interface HintPieces {
  /** This shift can bring no more than that. */
  most(words: Points): string
  /** The best plan brings so much, where nobody knows the most. */
  brings(words: Points): string
  /** The best plan brings the most. */
  asMuch(words: { readonly proved: boolean }): string
  /** The best plan brings less now and more later; `why` is empty or follows a colon. */
  later(words: Points & { readonly why: string }): string
  saved(patients: string): string
  nearer(patients: string): string
  bags(words: { readonly count: number }): string
  dice(patients: readonly Die[]): string
  /** Between two reasons stands '; '. Before the first of them this. */
  readonly colon: string
}

export function planHint(pieces: HintPieces): (words: HintWords['plan']) => string {
  return ({ points, proved, most, mostProved, saved, nearer, bags }) => {
    if (most === null) return pieces.brings({ points, proved })
    const limit = pieces.most({ points: most, proved: mostProved })
    if (points >= most) return `${limit} ${pieces.asMuch({ proved })}`
    const reasons = [
      ...(saved.length > 0 ? [pieces.saved(counted(saved, pieces))] : []),
      ...(nearer.length > 0 ? [pieces.nearer(counted(nearer, pieces))] : []),
      ...(bags > 0 ? [pieces.bags({ count: bags })] : []),
    ]
    const why = reasons.length > 0 ? `${pieces.colon}${reasons.join('; ')}` : ''
    return `${limit} ${pieces.later({ points, proved, why })}`
  }
}

/** Patients who look alike are said once: 3 × red 2. */
function counted(all: readonly Die[], { dice }: Pick<HintPieces, 'dice'>): string {
  const times = new Map<string, number>()
  for (const one of all) times.set(dice([one]), (times.get(dice([one])) ?? 0) + 1)
  return [...times].map(([text, n]) => (n === 1 ? text : `${n} × ${text}`)).join(', ')
}
