// What the front door shows first: the game, and a table of it that is one click away.

import { useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { Link } from '../../../shell/route.ts'
import { lastSetup } from '../setup/remembered.ts'
import type { Setup } from '../setup/seats.ts'
import { Ward } from './ward.tsx'

export function Hero() {
  const { page, diceHospital } = words.value
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>{page.frame.name}</h1>
        <p class="lead">{page.home.lead}</p>
        <h2 class="game-name">{diceHospital.name}</h2>
        <p>{page.home.what}</p>
        <Play />
      </div>
      <Ward />
    </section>
  )
}

/** The table that was played last, or the usual one. */
function Play() {
  const language = words.value
  const { home, setup: texts } = language.page
  const setup = lastSetup(language)
  const [state, become] = useState<'ready' | 'starting' | 'failed'>('ready')
  const start = async (): Promise<void> => {
    become('starting')
    try {
      const { startTable } = await import('../setup/start.ts')
      await startTable(setup, language)
    } catch {
      become('failed')
    }
  }
  return (
    <div class="home-play">
      <button class="go big" type="button" disabled={state === 'starting'} onClick={() => void start()}>
        {state === 'starting' ? texts.starting : home.play}
      </button>
      <p class="play-with">
        {describe(setup)}
        <br />
        <Link href="/new/dice-hospital">{home.change}</Link>
      </p>
      <p class="problem" role="alert">
        {state === 'failed' ? texts.noStorage : ''}
      </p>
    </div>
  )
}

function describe({ seats, preset }: Setup): string {
  const { page, diceHospital } = words.value
  const game = preset === null ? page.setup.custom.name : diceHospital.presets[preset].name
  if (seats.length === 1) return page.home.playAlone({ game })
  const who = seats.map((seat) =>
    seat.kind === 'bot'
      ? page.setup.botWithLevel({ name: seat.name, level: page.setup.levels[seat.level].name })
      : seat.name || page.home.you,
  )
  return page.home.playWith({ who, game })
}
