// Decisions that have no place of their own on the board: they lie on a tray over the floor.

import { useContext } from 'preact/hooks'

import { AdministratorCard, FullCard } from '../board/cards.tsx'
import { PatientButton } from '../board/die.tsx'
import { Thing, TouchContext } from '../board/thing.tsx'
import { words } from '../../../shell/language.ts'
import { thing } from '../board/gesture.ts'
import { drawnAs } from './hand.ts'
import type { Store } from './store.ts'

export function Tray({ store }: { readonly store: Store }) {
  const context = store.context.value
  const { diceHospital, page } = words.value
  const { view } = store
  if (!context) return null
  const { stage } = view
  const hospital = view.hospitals[context.seat]
  switch (stage) {
    case 'extraReveal':
      return (
        <Laid title={diceHospital.stages.extraReveal.name}>
          {(['department', 'specialist'] as const).map((kind) => (
            <Thing key={kind} id={thing('reveal', kind)} name={page.play.reveal[kind]} class="deck-card">
              <DeckBack kind={kind} />
              <b>{page.play.reveal[kind]}</b>
            </Thing>
          ))}
        </Laid>
      )
    case 'startingValues':
      return (
        <Laid title={diceHospital.stages.startingValues.name}>
          {drawnAs(context, store.hand.value).map((text, i) => (
            <span key={i} class="big-die">
              <PatientButton text={text} actor={`drawn${i}`} id={thing('value', i)} drag />
            </span>
          ))}
        </Laid>
      )
    case 'administrators':
      return (
        <Laid title={diceHospital.stages.administrators.name}>
          {hospital?.dealt.map((id) => (
            <AdministratorCard key={id} id={id} edition={view.options.edition} />
          ))}
        </Laid>
      )
    case 'keep':
      return (
        <Laid title={diceHospital.stages.keep.name}>
          {context.arrivals.map(({ key, text }) => (
            <span key={key} class="big-die">
              <PatientButton text={text} actor={key} />
            </span>
          ))}
        </Laid>
      )
    case 'makeRoom':
      return (
        <Laid title={diceHospital.stages.makeRoom.name}>
          {context.arrivals.map(({ key, text }) => (
            <span key={key} class="big-die quiet">
              <PatientButton text={text} actor={key} />
            </span>
          ))}
        </Laid>
      )
    case 'activation':
      return <Models store={store} />
    default:
      return null
  }
}

function Laid({ title, children }: { readonly title: string; readonly children: preact.ComponentChildren }) {
  return (
    <section class="tray panel" aria-label={title}>
      <h2>{title}</h2>
      <div class="tray-in" data-group="">
        {children}
      </div>
    </section>
  )
}

function Models({ store }: { readonly store: Store }) {
  const touch = useContext(TouchContext)
  const hospital = store.view.hospitals[store.me.value]
  const ids = [...new Set(hospital?.specialists.map(({ id }) => id))].filter(
    (id) => touch.light(thing('model', id)) !== null,
  )
  if (ids.length === 0) return null
  const { common, diceHospital } = words.value
  return (
    <Laid title={diceHospital.followUps.model.name}>
      {ids.map((id) => (
        <Thing key={id} id={thing('model', id)} name={common.labelled(diceHospital.specialists[id])} class="admin-card">
          <FullCard id={id} />
        </Thing>
      ))}
    </Laid>
  )
}

function DeckBack({ kind }: { readonly kind: 'department' | 'specialist' }) {
  return (
    <svg class="art deck-back" viewBox="0 0 60 60" aria-hidden="true">
      {kind === 'department' ? (
        <>
          <path class="line" d="M30 6 53 19V45L30 58 7 45V19Z" fill="var(--wall)" />
          <path class="line" d="M30 2 53 15V41L30 54 7 41V15Z" fill="var(--accent-soft)" />
          <path d="M30 18v20M20 28h20" stroke="var(--accent)" stroke-width="5" fill="none" />
        </>
      ) : (
        <>
          <rect class="line" x="14" y="6" width="36" height="50" rx="5" fill="var(--wall)" />
          <rect class="line" x="10" y="2" width="36" height="50" rx="5" fill="var(--accent-soft)" />
          <path d="M28 16v20M18 26h20" stroke="var(--accent)" stroke-width="5" fill="none" />
        </>
      )}
    </svg>
  )
}
