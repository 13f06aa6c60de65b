// What the conformance suite has to know about Drip Watch: an example for any real-time game.

import type { Conformance } from '../conformance/config.ts'
import type { Command, Event, State } from './drip-watch.ts'

export const dripWatchConformance: Conformance<State, Command, Event> = {
  options: [{}, { minutes: 1, beds: 6 }],
  seats: [1, 2, 3, 4],
  games: 16,
  steps: 2000,
  pace: 8000,
  rehide: (state, _, random) => ({ ...state, waiting: random.shuffle('rehide', [...state.waiting]) }),
  invariant: ({ waiting, beds, home }) => {
    const known = waiting.length + beds.filter((needs) => needs > 0).length + home
    return known === 12 ? null : `${known} patients instead of 12`
  },
  mustOccur: ['deadlines', 'result'],
}
