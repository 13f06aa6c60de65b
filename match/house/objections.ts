// What whoever acts now is refused, though a record of it would stand: what was accepted once stays accepted, whatever
// these rules and figures become.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import type { Act, Doer } from './acts.ts'
import { askedFor, voices } from './consent.ts'
import { type House, seatOf } from './house.ts'
import { looksLike } from './names.ts'
import { REPLACED_AFTER_MS } from './patience.ts'

/** Of talk in a table's log: an evening's worth many times over, and yet a log that wakes in no time. */
const MOST_LINES = 2_000

/** `act` can be done; null: and may. Refusals: `nameTaken`, `othersPlay`, `seatChangedHands`, `stillHere`, `talkFull`. */
export function objection(house: House, act: Act, doer: Doer): Refused | null {
  switch (act.type) {
    case 'sit':
    case 'rename':
      return nameTaken(house, act.name, seatOf(house, doer.by))
    case 'seatBot':
      return nameTaken(house, act.name, act.seat)
    case 'standIn':
    case 'remove':
      return stillHere(house, act.seat, doer)
    case 'propose':
      return askedFor(house, act.wish, doer.away) === null ? refuse('seatChangedHands') : null
    case 'say':
    case 'write':
      return house.said >= MOST_LINES ? refuse('talkFull') : null
    case 'abandon':
      return voices(house, doer.away).some((seat) => seat !== seatOf(house, doer.by)) ? refuse('othersPlay') : null
    default:
      return null
  }
}

function nameTaken(house: House, name: string, own: Seat | null): Refused | null {
  const taken = house.chairs.some((chair, seat) => {
    return chair.kind !== 'open' && seat !== own && looksLike(name, chair.name)
  })
  return taken ? refuse('nameTaken') : null
}

/** A host who could replace people at will would play on alone whenever the game goes against them. */
function stillHere(house: House, seat: Seat, { by, away }: Doer): Refused | null {
  const chair = house.chairs[seat]
  if (house.stage !== 'playing' || chair?.kind !== 'person' || by === null || by === chair.key) return null
  const gone = away?.[seat] ?? null
  if (gone === null) return refuse('stillHere')
  const left = REPLACED_AFTER_MS.turns - gone
  return left > 0 ? refuse('stillHere', { left }) : null
}
