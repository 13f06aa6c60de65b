// Who is at the table, in one line: each by mark and name, with who is away and whom a program plays.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'

import { SeatMark } from '../../art/seat-mark.tsx'
import { words } from '../language.ts'
import { Countdown } from './countdown.tsx'

export function presence(house: HouseView, known: Known, seat: number): 'you' | 'bot' | 'standIn' | 'here' | 'away' {
  const chair = house.chairs[seat]
  if (chair?.kind === 'bot') return 'bot'
  if (chair?.level) return 'standIn'
  if (house.mine === seat) return 'you'
  return known.here.seats.includes(seat) ? 'here' : 'away'
}

export function People({ house, known }: { readonly house: HouseView; readonly known: Known }) {
  const { people } = words.value.page.online
  return (
    <>
      <ul class="people" aria-label={people.title}>
        {house.chairs.map(({ name }, seat) => {
          const is = presence(house, known, seat)
          const clock = known.clocks.find((one) => one.seat === seat)
          return (
            <li key={seat} data-is={is} title={words.value.common.labelled({ name, text: people[is] })}>
              <SeatMark seat={seat} />
              <span class="people-name">{name}</span>
              <span class={is === 'here' || is === 'you' ? 'unseen' : 'people-is'}>{people[is]}</span>
              {clock && <Countdown until={clock.until} />}
            </li>
          )
        })}
      </ul>
      {known.here.watching > 0 && <p class="watching">{people.watching({ count: known.here.watching })}</p>}
    </>
  )
}
