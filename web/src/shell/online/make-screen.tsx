// A new table on the server: which game, how many chairs, how long one may think, and who may find it.

import '../style/setup.css'
import './online.css'

import { diceHospital } from '@grand-rounds/dice-hospital'
import type { Json } from '@grand-rounds/kernel'
import { isPlainName, TABLE_CLOCKS, type TableClock } from '@grand-rounds/match'
import { useState } from 'preact/hooks'

import { words } from '../language.ts'
import { go } from '../route.ts'
import { ChooseOptions } from '../../games/dice-hospital/setup/choose-options.tsx'
import { ChoosePreset } from '../../games/dice-hospital/setup/choose-preset.tsx'
import { NameNote } from '../setup/name-note.tsx'
import { playable } from '../../games/dice-hospital/setup/options.ts'
import { rememberSetup, setupFor } from '../../games/dice-hospital/setup/remembered.ts'
import { LONGEST_NAME, MOST_SEATS, type Setup } from '../../games/dice-hospital/setup/seats.ts'
import { chosenOptions } from '../../games/dice-hospital/setup/start.ts'
import { type Made, makeTable } from '../../session/online/api.ts'
import { lastName, rememberName } from './chairs.tsx'
import { changeTable, newKey } from '../../session/online/my-tables.ts'
import { wish } from '../../session/online/wishes.ts'

type Problem = Extract<Made, { readonly ok: false }>['why']

export default function MakeTable() {
  const { make, chairs } = words.value.page.online
  const [setup, set] = useState<Setup>(() => setupFor('online', words.value))
  const [seats, setSeats] = useState(() => Math.max(2, setup.seats.length))
  const [clock, setClock] = useState<TableClock>('none')
  const [listed, list] = useState(false)
  const [name, setName] = useState(lastName)
  const [state, become] = useState<'ready' | 'making' | Problem>('ready')
  const change = (changes: Partial<Setup>): void => {
    const next = { ...setup, ...changes }
    set(next)
    rememberSetup('online', next, words.value)
  }
  const chosen = chosenOptions(setup)
  const table = playable(chosen, seats)
  const own = name.trim()
  const unseen = own !== '' && !isPlainName(own)
  const start = async (): Promise<void> => {
    if (unseen) return
    become('making')
    const key = newKey()
    const options = table.options as unknown as Json
    const made = await makeTable({ game: diceHospital.id, options, seats, clock, listed, key })
    if (!made.ok) return become(made.why)
    changeTable(made.id, { key })
    if (own !== '') {
      rememberName(own)
      wish(made.id, [{ type: 'sit', seat: 0, name: own }])
    }
    go(`/t/${made.id}`)
  }
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <h1 class="screen-title">{make.title}</h1>
      <p class="screen-note">{make.note}</p>
      <div class="setup-columns">
        <div class="setup-column">
          <section class="panel part make-part" aria-labelledby="make-table">
            <h2 id="make-table">{make.table}</h2>
            <label class="field">
              {chairs.yourName}
              <input
                type="text"
                autocomplete="off"
                maxLength={LONGEST_NAME}
                value={name}
                aria-describedby="name-why"
                onInput={({ currentTarget: { value } }) => setName(value)}
              />
              <NameNote name={name} />
            </label>
            <p id="name-why" class="problem" role="alert">
              {unseen ? chairs.nameUnseen : ''}
            </p>
            <fieldset class="choice">
              <legend>{make.seats}</legend>
              <div class="choice-row">
                {Array.from({ length: MOST_SEATS }, (_, at) => at + 1).map((count) => (
                  <label key={count}>
                    <input type="radio" name="seats" checked={seats === count} onChange={() => setSeats(count)} />
                    {count}
                  </label>
                ))}
              </div>
              <p class="note">{make.seatsNote}</p>
            </fieldset>
            <fieldset class="choice">
              <legend>{make.clock}</legend>
              <div class="choice-row">
                {TABLE_CLOCKS.map((one) => (
                  <label key={one}>
                    <input type="radio" name="clock" checked={clock === one} onChange={() => setClock(one)} />
                    {make.clocks[one].name}
                  </label>
                ))}
              </div>
              <p class="note">{make.clocks[clock].text}</p>
            </fieldset>
            <fieldset class="choice">
              <legend>{make.who}</legend>
              <div class="choice-row">
                <label>
                  <input type="radio" name="listed" checked={!listed} onChange={() => list(false)} />
                  {make.unlisted}
                </label>
                <label>
                  <input type="radio" name="listed" checked={listed} onChange={() => list(true)} />
                  {make.listed}
                </label>
              </div>
              <p class="note">{listed ? make.listedNote : make.unlistedNote}</p>
            </fieldset>
          </section>
          <ChoosePreset
            setup={{ ...setup, seats: Array.from({ length: seats }, () => ({ kind: 'person', name: '' })) }}
            onChange={(preset) => change({ preset, mixed: null })}
          />
        </div>
        <div class="setup-column">
          <ChooseOptions
            table={table}
            onChange={(changes) => change({ preset: null, mixed: { ...chosen, ...changes } })}
          />
        </div>
      </div>
      <div class="start">
        <button class="go big" type="submit" disabled={state === 'making'}>
          {state === 'making' ? make.making : make.make}
        </button>
        <p class="problem" role="alert">
          {state === 'ready' || state === 'making' ? '' : make.problems[state]}
        </p>
      </div>
    </form>
  )
}
