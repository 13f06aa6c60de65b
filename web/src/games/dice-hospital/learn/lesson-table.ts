// The table of the lesson, as screens know tables: moves go to the lesson first, and there are no others at it.

import { type Command, diceHospital, type State } from '@grand-rounds/dice-hospital'
import type { Refusal } from '@grand-rounds/kernel'

import { linkToMatch } from '../../../session/match-link.ts'
import { matchFrom } from '../../../session/memory-match.ts'
import type { SeatKeeper, TableLink } from '../link.ts'

const LEARNER = 0

/** Nobody is in a hurry here. */
const CLOCK = { now: () => 0, wake: () => () => undefined }

/** A step is taken back by the lesson's own button. */
const GAME: typeof diceHospital = {
  ...diceHospital,
  view: (state, viewer) => ({ ...diceHospital.view(state, viewer), canUndo: false }),
}

interface Lesson {
  readonly seats: readonly SeatKeeper[]
  readonly state: State
  /** Whether it is what is learned here; `other` moves are legal, but not taken. */
  judge(command: Command): Refusal | 'right' | 'other'
}

export function lessonTable({ seats, state, judge }: Lesson): TableLink {
  const match = matchFrom(GAME, { state, events: [] }, { seats: seats.length, clock: CLOCK })
  const { hotSeat, record: _, retrace: __, ...link } = linkToMatch({ id: 'lesson', seats, mine: [LEARNER] }, match)
  return {
    ...link,
    async send(seat, command) {
      const judged = seat === LEARNER ? judge(command) : { code: 'notYourTurn' }
      if (typeof judged === 'object') return { ok: false, refusal: judged }
      if (judged === 'right') await link.send(seat, command)
      // The same table again, so that nothing stays in hand.
      else hotSeat?.look(LEARNER)
      return { ok: true }
    },
  }
}
