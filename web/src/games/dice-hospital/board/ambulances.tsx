// The ambulances at the door: their patients, who has taken which, and in the end the spaces of the pickup.

import type { View } from '@grand-rounds/dice-hospital'
import { readDie } from '@grand-rounds/texts'

import { EMBLEMS } from '../../../art/colour.ts'
import { Ambulance } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import type { Actor } from './cast.ts'
import { thing } from './gesture.ts'
import { Die, PatientButton } from './die.tsx'
import { SeatMark } from '../../../art/seat-mark.tsx'
import { Thing } from './thing.tsx'

interface Props {
  readonly view: View
  readonly loads: readonly (readonly Actor[])[]
  /** By seat: patients who were fetched and are not in bed yet. */
  readonly arrivals: readonly (readonly Actor[])[]
  readonly names: readonly string[]
  /** Dice can be taken out of one and put into another. */
  readonly splitting: boolean
}

function Van({ number }: { readonly number: number }) {
  return (
    <svg class="art van" viewBox="0 3 62 42" aria-hidden="true">
      <Ambulance number={number} />
    </svg>
  )
}

export function Ambulances({ view, loads, arrivals, names, splitting }: Props) {
  const { common, page, diceHospital } = words.value
  const numbers = Array.from({ length: view.hospitals.length + 1 }, (_, i) => i + 1)
  const busy = loads.length > 0 || arrivals.some(({ length }) => length > 0)
  const takers = numbers.map((number) => view.hospitals.findIndex(({ ambulance }) => ambulance === number))
  return (
    <section class="panel ambulances" aria-labelledby="ambulances-title">
      <h2 id="ambulances-title">{page.play.ambulances}</h2>
      <div class={busy ? 'vans' : 'vans parked'} data-group="">
        {numbers.map((number, i) => {
          const seat = takers[i] ?? -1
          const load = seat >= 0 ? (arrivals[seat] ?? []) : (loads[i] ?? [])
          const dice = load.flatMap(({ text }) => readDie(text) ?? []).map((die) => diceHospital.terms.die(die))
          const name = diceHospital.ambulances.name({ number })
          const said = seat >= 0 ? page.play.ambulanceTakenBy({ who: names[seat] ?? '' }) : dice.join(', ')
          if (splitting)
            return (
              <div key={number} class="ambulance">
                <Van number={number} />
                <span class="load">
                  {load.map((actor) => (
                    <PatientButton key={actor.key} text={actor.text} actor={actor.key} drag />
                  ))}
                </span>
              </div>
            )
          return (
            <Thing
              key={number}
              id={thing('ambulance', number)}
              name={common.labelled({ name, text: said })}
              class={seat >= 0 ? 'ambulance taken' : 'ambulance'}
            >
              <Van number={number} />
              <span class="load">
                {load.map((actor) => (
                  <Die key={actor.key} text={actor.text} flies={actor.key} />
                ))}
                {seat >= 0 && (
                  <span class="taker" title={names[seat]}>
                    <SeatMark seat={seat} />
                    <span>{names[seat]}</span>
                  </span>
                )}
              </span>
            </Thing>
          )
        })}
      </div>
    </section>
  )
}

export function Pickup({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  const { common, page, diceHospital } = words.value
  const spaces = view.pickup?.spaces ?? []
  const numbers = [...new Set(spaces.map(({ ambulance }) => ambulance))]
  return (
    <section class="panel ambulances" aria-labelledby="pickup-title">
      <h2 id="pickup-title">{diceHospital.stages.pickup.name}</h2>
      <div class="vans" data-group="">
        {numbers.map((number) => (
          <div key={number} class="ambulance">
            <Van number={number} />
            <span class="load">
              {spaces.map(({ ambulance, asks, taken }, i) => {
                const die = readDie(asks)
                if (ambulance !== number || !die) return null
                const who = taken ? (names[taken.seat] ?? '') : null
                const said = who === null ? page.play.freeSpace : page.play.spaceTakenBy({ who })
                return (
                  <Thing
                    key={i}
                    id={thing('space', i)}
                    class={`space ${die.colour}`}
                    name={common.labelled({
                      name: page.play.space({ number: i + 1 }),
                      text: `${diceHospital.terms.die(die)}. ${said}`,
                    })}
                  >
                    {taken ? (
                      <>
                        <Die text={taken.patient} />
                        <SeatMark seat={taken.seat} />
                      </>
                    ) : (
                      <>
                        <svg class="art" viewBox="-7 -7 14 14" aria-hidden="true">
                          <path d={EMBLEMS[die.colour]} fill={`var(--${die.colour})`} />
                        </svg>
                        <b>{die.value}</b>
                      </>
                    )}
                  </Thing>
                )
              })}
            </span>
          </div>
        ))}
      </div>
    </section>
  )
}
