// A stroke of the game can hold a lot: the last shift ends, patients are neglected, others go home, new ones come.
// Shown at once nobody would see it, so it is cut into scenes, with views in between that tell as much as is known.

import { type Event, follow, type View } from '@grand-rounds/dice-hospital'

export interface Scene {
  readonly view: View
  readonly events: readonly Event[]
  /** The last of its stroke: the view is the game's own. */
  readonly last: boolean
}

/** With these something new begins to be seen. */
const OPENS: ReadonlySet<Event['type']> = new Set([
  'phaseStarted',
  'roundStarted',
  'eventRevealed',
  'ambulanceTaken',
  'improvementClaimed',
  'meeplePlaced',
  'patientsWentHome',
  'pickupStarted',
  'gameEnded',
])

export function scenesOf(before: View, events: readonly Event[], view: View): readonly Scene[] {
  const cuts = groups(events)
  const scenes: Scene[] = []
  let shown = before
  for (const [i, group] of cuts.entries()) {
    const last = i === cuts.length - 1
    shown = last ? view : between(shown, group, view.viewer)
    scenes.push({ view: shown, events: group, last })
  }
  return scenes.length > 0 ? scenes : [{ view, events, last: true }]
}

function groups(events: readonly Event[]): readonly (readonly Event[])[] {
  const all: Event[][] = []
  let before: Event['type'] | null = null
  for (const event of events) {
    const opens = OPENS.has(event.type) && event.type !== before && before !== 'roundStarted'
    if (opens || all.length === 0) all.push([])
    all.at(-1)?.push(event)
    before = event.type
  }
  // A heading alone is nothing to see: it goes with what follows.
  return all.reduce<Event[][]>((kept, group) => {
    const last = kept.at(-1)
    if (last && last.every(({ type }) => type === 'phaseStarted' || type === 'roundStarted')) last.push(...group)
    else kept.push(group)
    return kept
  }, [])
}

/** Nobody decides in between, and what could be taken back before still looks as if it could. */
function between(before: View, events: readonly Event[], viewer: View['viewer']): View {
  return { ...events.reduce(follow, { ...before, viewer }), toAct: [], canUndo: before.canUndo }
}
