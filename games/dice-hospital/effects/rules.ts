// Clauses made ready for use: every field there, colours as numbers. Searches look at these millions of times.

import { COLOURS, type ColourIndex } from '../patients.ts'
import type { Act, Clause } from './language.ts'

export interface Rule {
  readonly act: Act['act']
  readonly steps: number
  readonly count: number
  readonly fewer: 'ifMust' | 'ifYouLike' | null
  /** Any colour: null. */
  readonly colour: ColourIndex | null
  readonly lowest: number
  readonly highest: number
  readonly together: 'equalValues' | 'consecutiveValues' | null
  readonly among: 'thoseHealed' | 'others' | null
  readonly valueOfHealed: boolean
}

/** What to do: one of these ways, all rules of it, on different patients. */
export type Ways = readonly (readonly Rule[])[]

export function waysOf(ways: readonly (readonly Clause[])[]): Ways {
  return ways.map((way) => way.map(ruleOf))
}

function ruleOf(clause: Clause): Rule {
  return {
    act: clause.act,
    steps: 'steps' in clause ? clause.steps : 0,
    count: clause.count,
    fewer: clause.fewer ?? null,
    colour: clause.colour === undefined ? null : (COLOURS.indexOf(clause.colour) as ColourIndex),
    lowest: clause.values?.[0] ?? 1,
    highest: clause.values?.[1] ?? 6,
    together: clause.together ?? null,
    among: clause.among ?? null,
    valueOfHealed: clause.valueOfHealed ?? false,
  }
}
