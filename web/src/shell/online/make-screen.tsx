// A new table on the server: which game, how many chairs, how long one may think, and who may find it.

import '../style/setup.css'
import './online.css'

import { isPlainName, TABLE_CLOCKS, type TableClock } from '@grand-rounds/match'
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'

import type { GamePage, OnlineOptions } from '../game-page.ts'
import { words } from '../language.ts'
import { go } from '../route.ts'
import { NameNote } from '../setup/name-note.tsx'
import { LONGEST_NAME } from '../setup/longest-name.ts'
import { type Made, makeTable } from '../../session/online/api.ts'
import { lastName, rememberName } from './chairs.tsx'
import { changeTable, newKey } from '../../session/online/my-tables.ts'
import { wish } from '../../session/online/wishes.ts'

type Problem = Extract<Made, { readonly ok: false }>['why']

interface Props {
  readonly page: GamePage
  readonly seatsOf: { readonly min: number; readonly max: number }
  readonly choosing: OnlineOptions
}

/** A game that has nothing to choose is played as it usually is. */
const USUAL: OnlineOptions = { usualSeats: () => 2, useOptions: () => ({ options: {}, left: null, right: null }) }

export async function loadMakeTable(page: GamePage): Promise<() => VNode> {
  const [{ game }, choosing = USUAL] = await Promise.all([page.loadRules(), page.loadOnlineOptions?.()])
  return () => <MakeTable key={page.id} page={page} seatsOf={game.seats} choosing={choosing} />
}

function MakeTable({ page, seatsOf, choosing }: Props) {
  const { make, chairs } = words.value.page.online
  const [seats, setSeats] = useState(() => choosing.usualSeats())
  const { options, left, right } = choosing.useOptions(seats)
  const [clock, setClock] = useState<TableClock>('none')
  const [listed, list] = useState(false)
  const [name, setName] = useState(() => lastName(page))
  const [state, become] = useState<'ready' | 'making' | Problem>('ready')
  const own = name.trim()
  const unseen = own !== '' && !isPlainName(own)
  const start = async (): Promise<void> => {
    if (unseen) return
    become('making')
    const key = newKey()
    const made = await makeTable({ game: page.id, options, seats, clock, listed, key })
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
                {Array.from({ length: seatsOf.max - seatsOf.min + 1 }, (_, at) => seatsOf.min + at).map((count) => (
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
          {left}
        </div>
        <div class="setup-column">{right}</div>
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
