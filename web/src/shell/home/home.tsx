// The front door: one click and a table is there; what was left goes on; and what this game is.

import './home.css'

import { useEffect, useState } from 'preact/hooks'

import { words } from '../language.ts'
import { MyOnlineTables } from '../online/my-online.tsx'
import { Link, place } from '../route.ts'
import { lastSetup } from '../../games/dice-hospital/setup/remembered.ts'
import type { Setup } from '../../games/dice-hospital/setup/seats.ts'
import { Departments } from '../../games/dice-hospital/front/departments.tsx'
import { GoOn } from './go-on.tsx'
import { Round } from '../../games/dice-hospital/front/round.tsx'
import { Ward } from '../../games/dice-hospital/front/ward.tsx'
import { Ways } from '../../games/dice-hospital/front/ways.tsx'

/** Below the hero, drawn one after the other: a slow phone can be pressed in between. */
const PARTS = [Ways, Round, Departments]

export default function Home() {
  const { page, diceHospital } = words.value
  // Whoever comes back is taken to where they were, so all of it has to be there.
  const [parts, drawn] = useState(place.value.scroll === null ? 0 : PARTS.length)
  useEffect(() => {
    if (parts < PARTS.length) drawn(parts + 1)
  }, [parts])
  return (
    <>
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
      <MyOnlineTables />
      <GoOn />
      {PARTS.slice(0, parts).map((Part, at) => (
        <Part key={at} />
      ))}
      {parts < PARTS.length && <div class="home-to-come" />}
    </>
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
      const { startTable } = await import('../../games/dice-hospital/setup/start.ts')
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
