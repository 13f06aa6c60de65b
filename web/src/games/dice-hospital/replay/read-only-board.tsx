// The board to look at: one hospital in the middle, the table around it. Nothing on it can be done.

import '../board/board.css'
import '../play/play.css'
import './watched.css'

import { bedsOf, EVENT_CARDS, fatalityCost, type View } from '@grand-rounds/dice-hospital'
import { useMemo } from 'preact/hooks'

import { Ambulances, Pickup } from '../board/ambulances.tsx'
import { EventPanel, Improvements, Reports } from '../board/cards.tsx'
import { Floor } from '../board/floor.tsx'
import { Halls } from '../board/halls.tsx'
import { StaffStrip } from '../board/staff-strip.tsx'
import { NO_TOUCH, type Touch, TouchContext } from '../board/thing.tsx'
import { Wards } from '../board/wards.tsx'
import { words } from '../../../shell/language.ts'
import type { Cast } from '../board/cast.ts'
import { thing, type ThingId } from '../board/gesture.ts'

interface Props {
  readonly view: View
  readonly cast: Cast
  readonly names: readonly string[]
  /** Whose hospital is in the middle. */
  readonly seat: number
  /** Things that are pointed out. */
  readonly pointed?: ReadonlySet<ThingId>
  /** Without what lies between the hospitals. */
  readonly only?: 'hospital'
}

const NOTHING: ReadonlySet<ThingId> = new Set()

export function ReadOnlyBoard({ view, cast, names, seat, pointed = NOTHING, only }: Props) {
  const hospital = view.hospitals[seat]
  const company = cast.companies[seat]
  const touch = useMemo<Touch>(() => ({ ...NO_TOUCH, isPointed: (id) => pointed.has(id) }), [pointed])
  if (!hospital || !company) return null
  const row = [...view.departmentRow, ...view.specialistRow]
  const cost = fatalityCost(view.options)
  return (
    <TouchContext.Provider value={touch}>
      <div class={only ? 'watched only-hospital' : 'watched'}>
        {!only && (
          <div class="watched-side">
            {view.pickup ? (
              <Pickup view={view} names={names} />
            ) : (
              view.hospitals.length > 1 && (
                <Ambulances
                  view={view}
                  loads={cast.ambulances}
                  arrivals={cast.companies.map(({ arrivals }) => arrivals)}
                  names={names}
                  splitting={false}
                />
              )
            )}
            <Improvements view={view} things={row.map((_, i) => thing('card', i))} />
            {view.event !== null && <EventPanel card={view.event} />}
            {view.reports && <Reports view={view} />}
          </div>
        )}
        <section class="watched-hospital" aria-label={words.value.page.play.hospitalOf({ who: names[seat] ?? '' })}>
          <Wards beds={company.beds} inUse={bedsOf(view)} shielded={hospital.shielded} />
          <div class="floor-space">
            <Floor departments={hospital.departments} closed={closedRoom(view)} />
          </div>
          <Halls hospital={hospital} lounge={company.lounge} edition={view.options.edition} fatalityCost={cost} />
          <StaffStrip hospital={hospital} discarding={false} />
        </section>
      </div>
    </TouchContext.Provider>
  )
}

/** The department that an event has closed. */
function closedRoom({ event }: View): string | null {
  const card = event === null ? null : EVENT_CARDS[event]
  return card?.lasts && card.effect.kind === 'closed' ? card.effect.department : null
}
