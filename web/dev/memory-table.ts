// A table in memory, with bots that answer at once: to look at the board without the rest.

import { decide, LEVELS } from '@grand-rounds/bots'
import { type Command, diceHospital, type Event, type State } from '@grand-rounds/dice-hospital'
import { BotSeats } from '@grand-rounds/match'
import { computed, signal } from '@preact/signals'

import type { SeatKeeper, TableLink } from '../src/games/dice-hospital/link.ts'
import { clock } from '../src/session/clock.ts'
import { linkToMatch } from '../src/session/match-link.ts'
import { matchFrom } from '../src/session/memory-match.ts'

export interface Start {
  readonly state: State
  readonly events: readonly Event[]
  readonly seats: readonly SeatKeeper[]
}

/** Milliseconds that a bot seems to think. */
const THINKS_MS = 60

export function memoryTable({ state, events, seats }: Start): TableLink {
  const match = matchFrom(diceHospital, { state, events }, { seats: seats.length, clock })
  const thinking = signal<readonly number[]>([])
  const bots = new BotSeats(match, {
    thinker: {
      async think({ view, seat, level }): Promise<readonly Command[]> {
        await new Promise((go) => setTimeout(go, THINKS_MS))
        return decide(view, seat, LEVELS.find((one) => one === level) ?? 'student')
      },
    },
    onThinking: (now) => {
      thinking.value = now
    },
    onTrouble: (seat, trouble) => console.error(`The program in seat ${seat + 1} failed.`, trouble),
  })
  for (const [seat, keeper] of seats.entries()) if (keeper.kind === 'bot') bots.seat(seat, keeper.level)
  const link = linkToMatch({ id: 'memory', seats }, match)
  return { ...link, thinking: computed(() => thinking.value) }
}
