// The language in which cards say what they do. It is closed: every department and specialist of every
// edition is written in it, one function lists the choices (choices.ts) and one carries them out (treat.ts).

import type { Colour } from '../patients.ts'

/** Which patients a clause may pick. */
export interface Pick {
  readonly count: 1 | 2 | 3
  /** Absent: exactly `count`. `ifMust`: fewer only when there are no more. `ifYouLike`: from 1 to `count`. */
  readonly fewer?: 'ifMust' | 'ifYouLike'
  /** Asked of the current colour. */
  readonly colour?: Colour
  readonly values?: readonly [lowest: number, highest: number]
  /** What the picked patients have in common. */
  readonly together?: 'equalValues' | 'consecutiveValues'
  /**
   * For specialists: one of those that the department healed and that had the colour asked for, or one that
   * it did not heal. Absent: anyone in the wards.
   */
  readonly among?: 'thoseHealed' | 'others'
  /** The value equals one that a healed patient of the colour asked for had before. */
  readonly valueOfHealed?: true
}

/** What happens to each of them. All of it treats. */
export type Act =
  | { readonly act: 'heal'; readonly steps: number }
  | { readonly act: 'deteriorate'; readonly steps: number }
  | { readonly act: 'rollAgain' }
  | { readonly act: 'turnOver' }
  | { readonly act: 'recolour' }

export type Clause = Pick & Act

export interface SpecialistEffect {
  /** What this meeple's department must have done. */
  readonly when: { readonly healed: Colour | 'any' } | { readonly discharged: true }
  /** The prototype's Consultant: nothing in a department without a colour. */
  readonly onlyColouredDepartments?: true
  /** One of these, all of its clauses. */
  readonly either?: readonly (readonly Clause[])[]
  readonly gain?: 'bag' | 'point' | 'bagForFatality'
}
