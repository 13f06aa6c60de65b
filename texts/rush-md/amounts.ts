// The order in which a treatment is told: medicines, then blood, then organs.

import type { Substance } from '@grand-rounds/rush-md/ids'

export const SUBSTANCE_ORDER: readonly Substance[] = [
  'blue',
  'orange',
  'white',
  'drip',
  'yellow',
  'green',
  'blood',
  'heart',
  'kidney',
  'bone',
  'lung',
]
