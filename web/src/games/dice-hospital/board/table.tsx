// Everyone at the table at a glance: points, patients, staff, rooms, bags, and what they are doing.

import type { View } from '@grand-rounds/dice-hospital'

import { useMemo } from 'preact/hooks'

import { BloodBag, Meeple } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import type { Actor, Cast } from './cast.ts'
import { Die } from './die.tsx'
import { SeatMark } from '../../../art/seat-mark.tsx'

const GOODS = {
  rooms: <path class="line" d="M10 1.500 18 6v9L10 19.500 2 15V6Z" fill="var(--sheet)" />,
  staff: (
    <g transform="scale(.62) translate(-1 0)">
      <Meeple fill="var(--nurse)" />
    </g>
  ),
  bags: (
    <g transform="scale(.66) translate(2 1)">
      <BloodBag />
    </g>
  ),
} as const

function GoodsSign({ kind }: { readonly kind: keyof typeof GOODS }) {
  return (
    <svg class="art goods" viewBox="0 0 20 21" aria-hidden="true">
      {GOODS[kind]}
    </svg>
  )
}

/** Many small pictures, of which most stay as they are. */
function PlayerDice({ beds }: { readonly beds: readonly (Actor | null)[] }) {
  const dice = useMemo(() => beds.map((actor) => actor && <Die key={actor.key} text={actor.text} />), [beds])
  return <span class="player-dice">{dice}</span>
}

const NOBODY: readonly null[] = []

interface Props {
  readonly view: View
  readonly cast: Cast
  readonly names: readonly string[]
  readonly thinking: readonly number[]
  readonly me: number
  /** Whose hospital is being looked at. */
  readonly shown: number
  readonly onLook: (seat: number) => void
}

export function TablePanel({ view, cast, names, thinking, me, shown, onLook }: Props) {
  const { page, diceHospital } = words.value
  const { play } = page
  return (
    <section class="panel table" aria-labelledby="table-title">
      <h2 id="table-title">{play.table}</h2>
      <div data-group="">
        {view.hospitals.map((hospital, seat) => {
          const state = thinking.includes(seat)
            ? play.states.thinking
            : view.toAct.includes(seat)
              ? play.states.deciding
              : hospital.ready
                ? play.states.ready
                : ''
          const staff = hospital.nurses + hospital.specialists.filter(({ placed }) => !placed).length
          const beds = cast.companies[seat]?.beds ?? NOBODY
          return (
            <button
              key={seat}
              type="button"
              class={`player${seat === shown ? ' shown' : ''}${view.toAct.includes(seat) ? ' acts' : ''}`}
              aria-pressed={seat === shown}
              data-seat={seat}
              onClick={() => onLook(seat)}
            >
              <span class="sr-only">
                {play.lookAt({
                  who: names[seat] ?? '',
                  points: hospital.score,
                  patients: hospital.wards.length,
                  rooms: hospital.departments.length,
                  staff,
                  bags: hospital.bags,
                  state,
                })}
              </span>
              <span class="thing-in" aria-hidden="true">
                <SeatMark seat={seat} />
                <span class="player-name">
                  {names[seat]}
                  {seat === me && <small> {play.you}</small>}
                  {seat === view.first && view.hospitals.length > 1 && (
                    <span class="first-token" title={diceHospital.terms.things.firstPlayerToken}>
                      1
                    </span>
                  )}
                </span>
                <b class="player-score">{hospital.score}</b>
                <span class="player-state">
                  {state}
                  <span
                    class="player-goods"
                    title={play.goods({ rooms: hospital.departments.length, staff, bags: hospital.bags })}
                  >
                    <GoodsSign kind="rooms" />
                    {hospital.departments.length}
                    <GoodsSign kind="staff" />
                    {staff}
                    <GoodsSign kind="bags" />
                    {hospital.bags}
                  </span>
                </span>
                <PlayerDice beds={beds} />
              </span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
