// What the conformance suite has to know about Night Shift: an example for any turn-based game.

import type { Conformance } from '../conformance/config.ts'
import type { Command, Event, State } from './night-shift.ts'

type Shuffle = { shuffle<T>(name: string, items: T[]): T[] }

/** Others' cards and the deck, mixed and dealt again. */
function rehide(state: State, viewer: number | null, random: Shuffle): State {
  const hidden = state.players.filter((_, seat) => seat !== viewer)
  const cards = random.shuffle('rehide', [...state.deck, ...hidden.flatMap(({ hand, chosen }) => [...hand, ...chosen])])
  const players = state.players.map((player, seat) => {
    if (seat === viewer) return player
    const hand = cards.splice(0, player.hand.length).sort((a, b) => a - b)
    const chosen = cards.splice(0, player.chosen.length)
    return { ...player, hand, chosen, dice: player.dice && player.dice.map((die) => 7 - die) }
  })
  return { ...state, deck: cards, players }
}

export const nightShiftConformance: Conformance<State, Command, Event> = {
  options: [{}, { rounds: 2, hand: 5 }, { rounds: 5, hand: 1 }],
  seats: [1, 2, 3, 4],
  games: 24,
  steps: 500,
  rehide,
  rehideEvent(event, viewer) {
    const other = (values: readonly number[] | null) => values && values.map((value) => 7 - value)
    if (event.type === 'dealt' && event.seat !== viewer) return { ...event, cards: other(event.cards) }
    if (event.type === 'rolled' && event.seat !== viewer) return { ...event, dice: other(event.dice) }
    return event
  },
  essence: (state) => ({ ...state, n: 0 }),
  simultaneous: ({ phase }) => phase === 'treat',
  invariant({ players, deck, treated }, result) {
    const held = players.reduce((sum, { hand, chosen }) => sum + hand.length + chosen.length, 0)
    const cards = held + deck.length + treated.length
    if (cards !== 24) return `${cards} cards instead of 24`
    const best = Math.max(...players.map(({ score }) => score))
    const wrong = result?.places.find(({ seat, place }) => (place === 1) !== (players[seat]?.score === best))
    return wrong ? `seat ${wrong.seat} has place ${wrong.place} with ${players[wrong.seat]?.score} of ${best}` : null
  },
  // Shown to all, though no view keeps the dice.
  publicEvents: ['shown'],
  mustOccur: ['undo', 'event-leak', 'result'],
}
