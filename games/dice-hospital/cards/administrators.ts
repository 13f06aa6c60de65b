// The administrators: one lasting effect for a hospital. The books give the effects; names are ours.

import type { Colour } from '../patients.ts'

export const ADMINISTRATOR_IDS = [
  'twoRed',
  'twoYellow',
  'twoGreen',
  'oneOfEach',
  'protectsRed',
  'protectsYellow',
  'protectsGreen',
  'mostDischarged',
] as const
export type AdministratorId = (typeof ADMINISTRATOR_IDS)[number]

export type AdministratorEffect =
  /** Points for discharged patients of a colour: final edition once for two or more, prototype for every two. */
  | { readonly kind: 'pairs'; readonly colour: Colour }
  | { readonly kind: 'sets' }
  /** Final edition: one neglected patient of the colour; prototype: all of them. */
  | { readonly kind: 'protects'; readonly colour: Colour }
  | { readonly kind: 'mostDischarged' }

export const ADMINISTRATORS: Readonly<Record<AdministratorId, AdministratorEffect>> = {
  twoRed: { kind: 'pairs', colour: 'red' },
  twoYellow: { kind: 'pairs', colour: 'yellow' },
  twoGreen: { kind: 'pairs', colour: 'green' },
  oneOfEach: { kind: 'sets' },
  protectsRed: { kind: 'protects', colour: 'red' },
  protectsYellow: { kind: 'protects', colour: 'yellow' },
  protectsGreen: { kind: 'protects', colour: 'green' },
  mostDischarged: { kind: 'mostDischarged' },
}
