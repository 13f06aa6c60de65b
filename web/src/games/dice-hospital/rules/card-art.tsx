// The picture of a card: rooms and staff as on the board, everything else in signs.

import {
  ADMINISTRATORS,
  type AdministratorId,
  COLOURS,
  EVENT_CARDS,
  type EventCardId,
  REPORTS,
  type ReportId,
} from '@grand-rounds/dice-hospital'
import type { ComponentChildren } from 'preact'

import { Bed } from '../../../art/bed.tsx'
import { EMBLEMS } from '../../../art/colour.ts'
import { DepartmentSigns, SpecialistSigns, tintOf } from '../art/effects.tsx'
import { Furniture } from '../art/furniture.tsx'
import { Patient } from '../../../art/patient.tsx'
import { Ambulance, BloodBag, ColourSign, Meeple } from '../../../art/pictograms.tsx'
import { StaffMember } from '../art/staff.tsx'
import { backOf, type CardId } from './catalogue.ts'

type Value = 1 | 2 | 3 | 4 | 5 | 6
const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6]

export function CardArt({ card }: { readonly card: CardId }) {
  switch (card.kind) {
    case 'department':
      return (
        <>
          <svg class="art catalogue-room" viewBox="0 0 100 116" aria-hidden="true">
            <path class="line" d="M50 1.5 98.5 29.5V86L50 114 1.5 86V29.5Z" fill={tintOf(card.id)} />
            <g transform="translate(13 36) scale(1.4)">
              <Furniture department={card.id} />
            </g>
          </svg>
          <DepartmentSigns department={card.id} />
        </>
      )
    case 'specialist':
      return (
        <>
          <StaffMember meeple={card.id} size={68} />
          <SpecialistSigns specialist={card.id} />
        </>
      )
    case 'administrator':
      return <AdministratorArt id={card.id} />
    case 'eventCard':
      return <EventArt id={card.id} />
    case 'report':
      return <ReportArt id={card.id} />
    case 'ambulanceBack':
      return (
        <>
          <Drawing width={72} box="0 2 62 44">
            <Ambulance number={card.id} />
          </Drawing>
          <span class="catalogue-dice">
            {backOf(card.id).map(({ colour, value }) => (
              <Patient key={colour} colour={colour} value={VALUES[value - 1] ?? 1} size={30} />
            ))}
          </span>
        </>
      )
  }
}

function Drawing({
  width = 64,
  box,
  children,
}: {
  readonly width?: number
  readonly box: string
  readonly children: ComponentChildren
}) {
  return (
    <svg class="art" width={width} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}

function AdministratorArt({ id }: { readonly id: AdministratorId }) {
  const effect = ADMINISTRATORS[id]
  switch (effect.kind) {
    case 'pairs':
      return (
        <span class="catalogue-signs">
          <ColourSign colour={effect.colour} />
          <ColourSign colour={effect.colour} />
        </span>
      )
    case 'sets':
      return (
        <span class="catalogue-signs">
          {COLOURS.map((colour) => (
            <ColourSign key={colour} colour={colour} />
          ))}
        </span>
      )
    case 'protects':
      return (
        <Drawing width={58} box="0 0 60 66">
          <path class="line" d="M30 3 56 12V32C56 48 45 58 30 63 15 58 4 48 4 32V12Z" fill="var(--accent-soft)" />
          <rect class="line" x="17" y="18" width="26" height="26" rx="6" fill={`var(--${effect.colour})`} />
          <path transform="translate(30 31) scale(1.6)" d={EMBLEMS[effect.colour]} fill="var(--pip)" />
        </Drawing>
      )
    case 'mostDischarged':
      return (
        <Drawing width={72} box="0 0 84 62">
          <path class="line" d="M4 60V40h24v20ZM28 60V22h26v38ZM54 60V46h24v14Z" fill="var(--accent-soft)" />
          <Patient colour="yellow" value={6} at={[30, -2]} size={24} />
        </Drawing>
      )
  }
}

function EventArt({ id }: { readonly id: EventCardId }) {
  const { effect } = EVENT_CARDS[id]
  switch (effect.kind) {
    case 'bags':
    case 'bagHeals':
      return (
        <Drawing width={84} box="-2 0 46 30">
          <BloodBag />
          <Sign x={34} up={effect.kind === 'bagHeals' || effect.change > 0} />
        </Drawing>
      )
    case 'patients':
      return (
        <Drawing width={72} box="0 -8 80 70">
          <Patient colour="red" value={effect.values[0] === 1 ? 2 : 5} at={[0, 0]} />
          <g transform="translate(64 22) scale(1.6)">
            <Sign x={4} up={effect.change > 0} />
          </g>
        </Drawing>
      )
    case 'row':
      return (
        <Drawing width={64} box="0 0 64 48">
          <rect class="line" x="4" y="6" width="26" height="36" rx="4" fill="var(--accent-soft)" />
          <rect class="line" x="34" y="6" width="26" height="36" rx="4" fill="var(--sheet)" />
          <path d="M47 16v16M39 24h16" stroke="var(--accent)" stroke-width="4" fill="none" />
        </Drawing>
      )
    case 'pointForEachFatality':
    case 'fatalities':
      return (
        <Drawing width={88} box="0 0 76 52">
          <path class="line" d="M10 48V22a16 16 0 0 1 32 0v26Z" fill="var(--wall)" />
          <path class="line" d="M26 16v18M19 23h14M4 48h44" fill="none" />
          {effect.kind === 'fatalities' ? (
            <path
              d="M62 40V16M53 25l9-9 9 9"
              fill="none"
              stroke="var(--accent)"
              stroke-width="4"
              stroke-linecap="round"
            />
          ) : (
            <g transform="translate(28 6) scale(1.15)">
              <Sign x={30} up={false} />
            </g>
          )}
        </Drawing>
      )
    case 'nurses':
      return (
        <Drawing width={88} box="0 0 54 34">
          <Meeple fill="var(--nurse)" nurse />
          <Sign x={44} up={effect.change > 0} />
        </Drawing>
      )
    case 'intake':
      return (
        <Drawing width={72} box="0 2 62 44">
          <Ambulance number={effect.rolled} />
        </Drawing>
      )
    case 'beds':
      return (
        <Drawing width={44} box="-2 -2 100 132">
          <Bed x={0} y={0} blanket="var(--red-tint)" />
          <path d="M14 14 82 114M82 14 14 114" stroke="var(--red)" stroke-width="9" stroke-linecap="round" />
        </Drawing>
      )
    case 'closed':
      return (
        <Drawing width={56} box="0 0 100 116">
          <path class="line" d="M50 1.5 98.5 29.5V86L50 114 1.5 86V29.5Z" fill="var(--sheet)" />
          <path d="M14 74 86 44M14 44 86 74" stroke="var(--yellow)" stroke-width="9" />
        </Drawing>
      )
    case 'pointForDischarging':
      return (
        <Drawing width={72} box="0 -8 82 68">
          <path class="line" d="M50 58V12a14 14 0 0 1 28 0v46Z" fill="var(--accent-soft)" />
          <Patient colour="yellow" value={6} at={[0, 6]} size={52} />
        </Drawing>
      )
  }
}

/** Plus or minus, in a drawing 30 high. */
function Sign({ x, up }: { readonly x: number; readonly up: boolean }) {
  return (
    <path
      d={up ? `M${x - 6} 15h12M${x} 9v12` : `M${x - 6} 15h12`}
      stroke={up ? 'var(--accent)' : 'var(--red)'}
      stroke-width="3.6"
      stroke-linecap="round"
    />
  )
}

function ReportArt({ id }: { readonly id: ReportId }) {
  const { dice, points } = REPORTS[id]
  return (
    <span class="catalogue-dice">
      {COLOURS.flatMap((colour, at) =>
        Array.from({ length: dice[at] ?? 0 }, (_, n) => (
          <Patient key={`${colour}${n}`} colour={colour} value={6} size={30} />
        )),
      )}
      <b class="catalogue-points" aria-hidden="true">
        {points}
      </b>
    </span>
  )
}
