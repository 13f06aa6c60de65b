// Who is free to be sent somewhere, and the blood bags.

import type { HospitalView, SpecialistId } from '@grand-rounds/dice-hospital'

import { BloodBag } from '../art/pictograms.tsx'
import { StaffMember } from '../art/staff.tsx'
import { words } from '../language.ts'
import { thing } from '../play/gesture.ts'
import { Name } from './name.tsx'
import { Thing } from './thing.tsx'

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
  const text = (id: SpecialistId) => {
    const model = id === 'consultant' && hospital.model ? specialists[hospital.model] : null
    return `${specialists[id].name}\n${model ? common.labelled(model) : specialists[id].text}`
  }
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
      <Thing
        id={thing('bag', 0)}
        name={terms.bags({ count: hospital.bags })}
        class={`meeple bag${hospital.bags === 0 ? ' none' : ''}`}
        about={page.play.bagAbout}
        drag
      >
        <svg class="art staff-art" viewBox="2 0 22 30" aria-hidden="true">
          <BloodBag />
        </svg>
        <span class="meeple-name">
          <Name text={terms.things.bloodBag} />
        </span>
        <span class="count">{hospital.bags}</span>
      </Thing>
    </div>
  )
}
