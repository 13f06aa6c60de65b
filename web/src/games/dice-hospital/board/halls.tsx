// Where patients end up: the lounge with its points, and the mortuary; and who runs the house.

import { type HospitalView, pointsForDischarging } from '@grand-rounds/dice-hospital'

import { words } from '../../../shell/language.ts'
import type { Actor } from './cast.ts'
import { Portrait } from './cards.tsx'
import { Die } from './die.tsx'

interface Props {
  readonly hospital: HospitalView
  readonly lounge: readonly Actor[]
  readonly edition: 'final' | 'prototype'
  readonly fatalityCost: number
}

export function Halls({ hospital, lounge, edition, fatalityCost }: Props) {
  const { page, diceHospital } = words.value
  const { play } = page
  const now = pointsForDischarging(lounge.length)
  const next = pointsForDischarging(lounge.length + 1) - now
  const { administrator } = hospital
  const admin = administrator === null ? null : diceHospital.administrators[administrator]
  return (
    <div class="halls">
      <section class="hall lounge" aria-label={diceHospital.terms.things.lounge}>
        <Door />
        <span class="hall-dice" data-zone="lounge">
          {lounge.map((actor) => (
            <Die key={actor.key} text={actor.text} flies={actor.key} />
          ))}
        </span>
        <span class="hall-words">
          <b>{play.goingHome}</b>
          <small>{play.nextHome({ points: next })}</small>
        </span>
        <span class="hall-number" title={diceHospital.terms.points({ count: now })}>
          {now}
        </span>
      </section>
      <section class="hall mortuary" aria-label={diceHospital.terms.things.mortuary}>
        <svg class="art" viewBox="0 0 34 34" aria-hidden="true">
          <path class="line" d="M7 31V14a10 10 0 0 1 20 0v17Z" fill="var(--wall)" />
          <path class="line" d="M17 11v10M13 15h8" fill="none" />
        </svg>
        <span class="hall-words">
          <b>{play.lost}</b>
          <small>{play.lostEach({ points: fatalityCost })}</small>
        </span>
        <span class="hall-number">{hospital.fatalities}</span>
      </section>
      {administrator !== null && admin && (
        <section
          class="hall administrator"
          aria-label={diceHospital.terms.things.administrator}
          data-about={`${admin.name}\n${admin.text[edition]}\n${admin.line}`}
        >
          <Portrait id={administrator} />
          <span class="hall-words">
            <b>{admin.name}</b>
            <small>{admin.text[edition]}</small>
          </span>
        </section>
      )}
    </div>
  )
}

function Door() {
  return (
    <svg class="art hall-door" viewBox="0 0 30 36" aria-hidden="true">
      <path class="line" d="M4 34V12a11 11 0 0 1 22 0v22Z" fill="var(--sky)" />
      <path class="line" d="M4 34 14 30V8L4 11Z" fill="var(--wood)" />
      <circle cx="21" cy="12" r="3.500" fill="var(--yellow)" />
      <path d="M15 34q4-8 10-9v9Z" fill="var(--green-light)" />
    </svg>
  )
}
