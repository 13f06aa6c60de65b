// The head of the game: round, phase, clock, menu.

import { PHASES } from '@grand-rounds/dice-hospital'
import { useEffect, useState } from 'preact/hooks'

import { Brand } from '../../../art/brand.tsx'
import { SuppliesLine } from '../board/supplies.tsx'
import { words } from '../../../shell/language.ts'
import { clock } from '../../../session/clock.ts'
import { Menu, type MenuProps } from './menu.tsx'
import type { Store } from './store.ts'

const ROUNDS = 8

export function Header({ store, ...menu }: { readonly store: Store } & MenuProps) {
  const { play } = words.value.page
  const { view } = store
  const round =
    view.stage === 'over'
      ? play.afterRounds
      : view.round === 0
        ? play.beforeRounds
        : play.roundOf({ round: view.round, rounds: ROUNDS })
  return (
    <header class="play-head">
      <span class="play-brand">
        <Brand />
        <h1>{words.value.diceHospital.name}</h1>
      </span>
      <span class="round">{round}</span>
      <SuppliesLine view={view} onOpen={() => menu.onSheet('supplies')} />
      <ol class="phase-steps">
        {PHASES.map((phase) => (
          <li
            key={phase}
            class={view.phase === phase ? 'on' : ''}
            aria-current={view.phase === phase ? 'step' : undefined}
          >
            {play.phasesShort[phase]}
          </li>
        ))}
      </ol>
      <Clock store={store} />
      <Menu {...menu} store={store} />
    </header>
  )
}

/** What is left of the activation, when it is timed. */
function Clock({ store }: { readonly store: Store }) {
  const deadline = store.link.frame.value.view.hospitals[store.me.value]?.deadline ?? null
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    if (deadline === null) return
    const timer = setInterval(() => setNow(clock.now()), 250)
    return () => clearInterval(timer)
  }, [deadline])
  if (deadline === null) return null
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000))
  return (
    <span class={seconds <= 10 ? 'clock soon' : 'clock'} role="timer">
      <svg class="art" viewBox="0 0 24 24" aria-hidden="true">
        <circle class="line" cx="12" cy="13" r="9" fill="var(--sheet)" />
        <path class="line" d="M12 8v5l3 2M9 2h6" fill="none" />
      </svg>
      {words.value.page.play.timeLeft({ seconds })}
    </span>
  )
}
