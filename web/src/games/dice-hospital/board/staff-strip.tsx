// Who is free to be sent somewhere, and the blood bags; of a hospital that is only looked at, all who work there.

import type { HospitalView, SpecialistId } from '@grand-rounds/dice-hospital'

import { BloodBag } from '../../../art/pictograms.tsx'
import { StaffMember } from '../art/staff.tsx'
import { words } from '../../../shell/language.ts'
import { thing } from './gesture.ts'
import { Name } from './name.tsx'
import { SeatMark } from '../../../art/seat-mark.tsx'
import { NO_TOUCH, Thing, TouchContext } from './thing.tsx'

interface Props {
  readonly hospital: HospitalView
  /** Every specialist by itself: two of one name can both be given up. */
  readonly discarding: boolean
}

export function StaffStrip({ hospital, discarding }: Props) {
  const { common, diceHospital, page } = words.value
  const { terms, specialists } = diceHospital
  const free = hospital.specialists.filter(({ placed }) => !placed)
  const kinds = [...new Set(free.map(({ id }) => id))]
  const count = (id: SpecialistId) => free.filter((one) => one.id === id).length
  const text = (id: SpecialistId) => aboutOf(id, hospital)
  return (
    <div class="staff" data-group="" role="group" aria-label={page.play.staff}>
      {!discarding && hospital.nurses > 0 && (
        <Thing
          id={thing('meeple', 'nurse')}
          name={terms.nurses({ count: hospital.nurses })}
          class="meeple"
          about={terms.nurse.name}
          drag
        >
          <span class="staff-spot" data-key="staff-nurse">
            <StaffMember meeple="nurse" />
          </span>
          <span class="meeple-name">
            <Name text={terms.nurse.name} />
          </span>
          {hospital.nurses > 1 && <span class="count">{hospital.nurses}</span>}
        </Thing>
      )}
      {discarding
        ? hospital.specialists.map(({ id }, i) => (
            <Thing
              key={`${id}${i}`}
              id={thing('meeple', `${id}/${i}`)}
              name={common.labelled(specialists[id])}
              class="meeple"
              about={text(id)}
            >
              <StaffMember meeple={id} />
              <span class="meeple-name">
                <Name text={specialists[id].name} />
              </span>
            </Thing>
          ))
        : kinds.map((id) => (
            <Thing
              key={id}
              id={thing('meeple', id)}
              name={common.labelled(specialists[id])}
              class="meeple"
              about={text(id)}
              drag
            >
              <span class="staff-spot" data-key={`staff-${id}`}>
                <StaffMember meeple={id} />
              </span>
              <span class="meeple-name">
                <Name text={specialists[id].name} />
              </span>
              {count(id) > 1 && <span class="count">{count(id)}</span>}
            </Thing>
          ))}
      <Bags count={hospital.bags} drag />
    </div>
  )
}

function Bags({ count, drag = false }: { readonly count: number; readonly drag?: boolean }) {
  const { diceHospital, page } = words.value
  const { terms } = diceHospital
  return (
    <Thing
      id={thing('bag', 0)}
      name={terms.bags({ count })}
      class={`meeple bag${count === 0 ? ' none' : ''}`}
      about={page.play.bagAbout}
      drag={drag}
    >
      <svg class="art staff-art" viewBox="2 0 22 30" aria-hidden="true">
        <BloodBag />
      </svg>
      <span class="meeple-name">
        <Name text={terms.things.bloodBag} />
      </span>
      <span class="count">{count}</span>
    </Thing>
  )
}

/** What is to be read of a specialist. */
function aboutOf(id: SpecialistId, { model }: HospitalView): string {
  const { common, diceHospital } = words.value
  const { specialists } = diceHospital
  const copied = id === 'consultant' && model ? specialists[model] : null
  return `${specialists[id].name}\n${copied ? common.labelled(copied) : specialists[id].text}`
}

interface OtherProps {
  readonly hospital: HospitalView
  readonly seat: number
  readonly who: string
}

/** To be seen and read about, not to be sent anywhere. */
export function StaffOfOther({ hospital, seat, who }: OtherProps) {
  const { common, diceHospital, page } = words.value
  const { terms, specialists } = diceHospital
  return (
    <TouchContext.Provider value={NO_TOUCH}>
      <div class="staff other" data-group="" role="group" aria-label={page.play.staffOf({ who })}>
        <SeatMark seat={seat} />
        {hospital.nurses > 0 && (
          <Thing
            id={thing('meeple', 'nurse')}
            name={terms.nurses({ count: hospital.nurses })}
            class="meeple"
            about={terms.nurse.name}
          >
            <span class="staff-spot" data-key="staff-nurse">
              <StaffMember meeple="nurse" />
            </span>
            <span class="meeple-name">
              <Name text={terms.nurse.name} />
            </span>
            {hospital.nurses > 1 && <span class="count">{hospital.nurses}</span>}
          </Thing>
        )}
        {hospital.specialists.map(({ id, placed }, i) => {
          const { name } = specialists[id]
          return (
            <Thing
              key={`${id}${i}`}
              id={thing('meeple', `${id}/${i}`)}
              name={`${common.labelled(specialists[id])}${placed ? ` ${page.play.atWork({ who: name })}` : ''}`}
              class={placed ? 'meeple placed' : 'meeple'}
              about={aboutOf(id, hospital)}
            >
              <span class="staff-spot" data-key={placed ? undefined : `staff-${id}`}>
                <StaffMember meeple={id} />
              </span>
              <span class="meeple-name">
                <Name text={name} />
              </span>
            </Thing>
          )
        })}
        <Bags count={hospital.bags} />
      </div>
    </TouchContext.Provider>
  )
}
