// A table as it is shown: to whoever sits at it, or watches.

import type { Seat } from '@grand-rounds/kernel'
import { askedFor, earliestTakeBack, voices } from './consent.ts'
import { type Chair, type House, type Line, programIn, type Proposal, seatOf, type TableClock } from './house.ts'
import type { Away } from './patience.ts'

export interface ChairView {
  readonly kind: Chair['kind']
  readonly name: string
  /** Of the program that plays here now. */
  readonly level: string | null
  readonly resigned: boolean
}

interface ProposalView extends Proposal {
  /** Whose word it still needs. */
  readonly missing: readonly Seat[]
}

/** What anyone at the table, or watching, may know: no key is in it. */
export interface HouseView {
  readonly stage: House['stage']
  readonly chairs: readonly ChairView[]
  readonly mine: Seat | null
  readonly hosting: boolean
  readonly clock: TableClock
  readonly listed: boolean
  readonly proposal: ProposalView | null
  /** Seats of those who have to agree before the game is ended. */
  readonly voices: readonly Seat[]
  /** Nothing before this step can be taken back. */
  readonly earliest: number
  readonly lines: readonly Line[]
  readonly rematch: string | null
}

export function viewHouse(house: House, key: string | null, away: Away): HouseView {
  const { stage, chairs, clock, listed, proposal, lines, rematch } = house
  const asked = proposal && (askedFor(house, proposal.wish, away) ?? [])
  return {
    stage,
    chairs: chairs.map((chair) => ({
      kind: chair.kind,
      name: chair.kind === 'open' ? '' : chair.name,
      level: programIn(chair),
      resigned: chair.kind === 'person' && chair.resigned,
    })),
    mine: seatOf(house, key),
    hosting: key !== null && key === house.host,
    clock,
    listed,
    proposal: proposal && { ...proposal, missing: (asked ?? []).filter((seat) => !proposal.agreed.includes(seat)) },
    voices: voices(house, away),
    earliest: earliestTakeBack(house),
    lines,
    rematch,
  }
}
