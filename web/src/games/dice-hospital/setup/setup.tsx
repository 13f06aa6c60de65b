// A new game: who plays, which game it is, and every option with what it does.

import '../../../shell/style/setup.css'

import { useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { Link, place } from '../../../shell/route.ts'
import { ChooseOptions } from './choose-options.tsx'
import { ChoosePreset } from './choose-preset.tsx'
import { ChooseSeats } from './choose-seats.tsx'
import { playable } from './options.ts'
import { lastSetup, rememberSetup, setupFor } from './remembered.ts'
import { companyOf, type Setup } from './seats.ts'
import { chosenOptions, startTable } from './start.ts'

export default function NewGame() {
  const language = words.value
  const { setup: texts } = language.page
  const [setup, set] = useState<Setup>(() => firstShown())
  const [seed, setSeed] = useState('')
  const [state, become] = useState<'ready' | 'starting' | 'failed'>('ready')
  const change = (changes: Partial<Setup>): void => {
    const next = { ...setup, ...changes }
    set(next)
    rememberSetup(companyOf(next.seats), next, language)
  }
  const chosen = chosenOptions(setup)
  const table = playable(chosen, setup.seats.length)
  const start = async (): Promise<void> => {
    become('starting')
    await startTable(setup, language, seed).catch(() => become('failed'))
  }
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <h1 class="screen-title">{texts.title}</h1>
      <p class="screen-note">{texts.note}</p>
      <div class="setup-columns">
        <div class="setup-column">
          <ChooseSeats seats={setup.seats} onChange={(seats) => change({ seats })} />
          <p>
            <Link href="/online/new">{language.page.online.setupLink}</Link>
          </p>
          <ChoosePreset setup={setup} onChange={(preset) => change({ preset, mixed: null })} />
        </div>
        <div class="setup-column">
          <ChooseOptions
            table={table}
            onChange={(changes) => change({ preset: null, mixed: { ...chosen, ...changes } })}
          />
          <details class="panel part more">
            <summary>{texts.more}</summary>
            <label class="field">
              {texts.seed}
              <input
                type="text"
                autocomplete="off"
                maxLength={80}
                value={seed}
                onInput={({ currentTarget: { value } }) => setSeed(value)}
              />
            </label>
            <p class="note">{texts.seedNote}</p>
          </details>
        </div>
      </div>
      <div class="start">
        <button class="go big" type="submit" disabled={state === 'starting'}>
          {state === 'starting' ? texts.starting : texts.start}
        </button>
        <p class="problem" role="alert">
          {state === 'failed' ? texts.noStorage : ''}
        </p>
      </div>
    </form>
  )
}

/** As it was last time, in the way to play that the link asked for. */
function firstShown(): Setup {
  const way = (['bots', 'friends', 'solo'] as const).find((one) => place.value.hash === `#${one}`)
  return way ? setupFor(way, words.value) : lastSetup(words.value)
}
