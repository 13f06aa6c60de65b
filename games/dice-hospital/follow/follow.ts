// The public position after an event, for whoever shows a step of the game bit by bit: the page's scenes, a log that is
// looked through. The event is carried out on a state as it could be behind the view, and the view of that is the
// answer: so everything that is derived is worked out as for any other view. Of what is hidden nothing is made up that
// would show. Two things no event tells: whether a step can be taken back, and what an undo leads back to.

import type { Event } from '../events.ts'
import { asShown } from '../imagine.ts'
import { draftOf } from '../state.ts'
import { type View, view } from '../view.ts'
import { atTheTable } from './at-the-table.ts'

/** Events of a step come as `see` shows them to this viewer. After an undo, and for `canUndo`, look at the new view. */
export function follow(before: View, event: Event): View {
  const state = asShown(before)
  const draft = draftOf(state)
  draft.events = event.n + 1
  atTheTable(draft, event)
  return view(draft, before.viewer, { state, view: before })
}
