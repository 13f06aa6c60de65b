// Rush M.D. keeps the contract of the house.

import { conformance } from '@grand-rounds/testkit/conformance'
import { rehide } from '@grand-rounds/testkit/rush-md/hidden'
import { brokenLaw } from '@grand-rounds/testkit/rush-md/laws'
import { describe } from 'vitest'
import { rushMd } from './index.ts'

describe('[RMD 3.4 Digital] [RMD 3.6 Digital] at tables of every kind', () => {
  conformance(rushMd, {
    options: [
      {},
      { research: true, contagion: 'noticed', oath: 'strict', difficulty: 'easy' },
      { lesson: 'L0', pace: 20 },
      { lesson: 'L1', seconds: 60 },
      { lesson: 'L2', rounds: 2 },
      { lesson: 'L5', oath: 'strict', pace: 37 },
    ],
    seats: [1, 2, 3, 4],
    games: 24,
    deep: 6,
    steps: 12_000,
    pace: 2_500,
    rehide: (state, _, random) => rehide(state, random),
    // What no view keeps although all see it: words, and discs of one colour that change places.
    publicEvents: ['signalled', 'discLaid'],
    invariant: (state) => brokenLaw(state),
    mustOccur: ['deadlines', 'result', 'view-leak', 'event-leak'],
  })
})
