// Night Shift in versions that tell secrets.

import type { Viewer } from '@grand-rounds/kernel'
import type { Event, State, View } from '../reference/night-shift.ts'
import { nightShift as sound } from '../reference/night-shift.ts'
import type { Broken } from './broken.ts'

/** Sees everything of the events of one type. */
function seeing(type: Event['type']): Partial<typeof sound> {
  return { see: (event, viewer) => (event.type === type ? event : sound.see(event, viewer)) }
}

function ownOfAll(state: State, viewer: Viewer): View {
  const players = state.players.map((_, seat) => sound.view(state, seat).players[seat])
  return { ...sound.view(state, viewer), players: players.filter((player) => player !== undefined) }
}

export const tellingNightShifts: readonly Broken<typeof sound>[] = [
  { flaw: 'a view that shows every hand', check: 'view-leak', part: { view: ownOfAll } },
  {
    flaw: 'a spectator who sees every hand',
    check: 'view-leak',
    part: { view: (state, viewer) => (viewer === null ? ownOfAll(state, null) : sound.view(state, viewer)) },
  },
  {
    flaw: 'a view with the deck in order',
    check: 'view-leak',
    part: { view: (state, viewer) => ({ ...sound.view(state, viewer), treated: state.deck }) },
  },
  {
    flaw: 'a view with the random streams',
    check: 'view-leak',
    part: { view: (state, viewer) => Object.assign(sound.view(state, viewer), { random: state.random }) },
  },
  {
    flaw: 'a list in an order that tells the neighbour’s hand',
    check: 'view-leak',
    part: {
      legal(state, seat) {
        const high = (state.players[(seat + 1) % state.players.length]?.hand[0] ?? 0) > 2
        return high ? [...sound.legal(state, seat)].reverse() : sound.legal(state, seat)
      },
    },
  },
  { flaw: 'an event that tells the secret choice', check: 'event-leak', part: seeing('chose') },
  { flaw: 'an event that tells the secret dice', check: 'event-leak', part: seeing('rolled') },
  { flaw: 'a deal that everyone sees', check: 'event-leak', part: seeing('dealt') },
]
