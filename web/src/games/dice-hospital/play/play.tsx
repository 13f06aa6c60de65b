// The game screen: the table, one's own hospital in the middle, and what is asked at the bottom.

import '../board/board.css'
import './play.css'
import './play-narrow.css'

import { bedsOf, EVENT_CARDS, fatalityCost, type Stage } from '@grand-rounds/dice-hospital'
import { useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

import { Ambulances, Pickup } from '../board/ambulances.tsx'
import { EventPanel, Improvements, Reports } from '../board/cards.tsx'
import { Floor } from '../board/floor.tsx'
import { Halls } from '../board/halls.tsx'
import { LogPanel } from '../board/log.tsx'
import { SuppliesLine } from '../board/supplies.tsx'
import { TablePanel } from '../board/table.tsx'
import { NO_TOUCH, TouchContext } from '../board/thing.tsx'
import { Wards } from '../board/wards.tsx'
import { words } from '../../../shell/language.ts'
import type { TableLink } from '../link.ts'
import { Bar } from './bar.tsx'
import { followDrags } from './dragging.ts'
import { loadsIn, rowThings } from './hand.ts'
import { Header } from './header.tsx'
import type { Hints } from './hints.ts'
import { type FocusKeeper, keepFocus } from '../../../kit/keep-focus.ts'
import { followKeys, tidyTabStops } from './keys.ts'
import { OpenSheet, type SheetId } from './menu.tsx'
import { moveFromPlaces } from '../../../kit/motion.ts'
import { followPointing } from './pointing.ts'
import { allowSound } from '../../../kit/sound.ts'
import { Store } from './store.ts'
import { followSwipes } from '../../../kit/swipes.ts'
import { Tip } from '../../../kit/tip.tsx'
import { touchOf } from './touch.ts'
import { Tray } from './tray.tsx'
import { Veil } from './veil.tsx'

interface Props {
  readonly link: TableLink
  /** Who answers hints; without it none are offered. */
  readonly ask?: Hints
  /** The end has been seen. */
  readonly onOver?: () => void
  readonly onSave?: () => void
  readonly onLeave?: () => void
}

/** What is answered sooner needs no sign that it is under way. */
const LONG_ON_ITS_WAY_MS = 200

const TABS = ['hospital', 'intake', 'table', 'log'] as const
type Tab = (typeof TABS)[number]

/** Where a decision is made, on a screen that shows one thing at a time. */
function tabFor(stage: Stage): Tab {
  return stage === 'ambulances' || stage === 'split' || stage === 'improvement' || stage === 'reports'
    ? 'intake'
    : 'hospital'
}

export function PlayScreen({ link, ask, onOver, onSave, onLeave }: Props) {
  const store = useMemo(() => new Store(link, ask ?? null), [link, ask])
  useEffect(() => () => store.close(), [store])
  const root = useRef<HTMLDivElement>(null)
  const focus = useRef<FocusKeeper | null>(null)
  const [sheet, setSheet] = useState<SheetId | null>(null)
  const [tab, setTab] = useState<Tab>('hospital')
  const { shown } = store.frames
  const { view, cast } = shown.value
  const acts = store.acts.value
  // One's hospital first, then all around it: a slow phone can be pressed in between.
  const [whole, setWhole] = useState(false)
  useEffect(() => setWhole(true), [])

  useLayoutEffect(() => {
    moveFromPlaces()
  }, [shown.value])
  useSignalEffect(() => {
    // Whatever changes what can be used.
    void store.deciding.value
    void shown.value
    void store.question.value
    void store.sending
    const timer = setTimeout(() => {
      focus.current?.look()
      if (root.current) tidyTabStops(root.current)
    })
    return () => clearTimeout(timer)
  })
  useSignalEffect(() => {
    if (!store.sending) return
    const timer = setTimeout(() => root.current?.setAttribute('data-sending', ''), LONG_ON_ITS_WAY_MS)
    return () => {
      clearTimeout(timer)
      root.current?.removeAttribute('data-sending')
    }
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const turn = (by: 1 | -1) => setTab((one) => TABS[TABS.indexOf(one) + by] ?? one)
    const keeper = keepFocus(element)
    focus.current = keeper
    const stops = [
      () => keeper.stop(),
      followDrags(element, store),
      followKeys(element, store, setSheet),
      followSwipes(element, turn),
      followPointing(element, store),
    ]
    element.addEventListener('pointerdown', allowSound)
    element.addEventListener('keydown', allowSound)
    return () => {
      for (const stop of stops) stop()
      element.removeEventListener('pointerdown', allowSound)
      element.removeEventListener('keydown', allowSound)
    }
  }, [store])
  useEffect(() => {
    if (acts) {
      setTab(tabFor(view.stage))
      store.lookedAt.value = null
    }
  }, [acts, view.stage, store])
  const over = view.stage === 'over' && !store.frames.behind.value
  useEffect(() => {
    if (over) onOver?.()
  }, [over, onOver])

  const touch = useMemo(() => touchOf(store), [store])
  const showSupplies = useCallback(() => setSheet('supplies'), [])
  const look = useCallback(
    (one: number) => {
      store.lookedAt.value = one === store.me.value ? null : one
      setTab('hospital')
      // Whose hospital it is stands at its top.
      root.current?.querySelector('.middle')?.scrollTo({ top: 0 })
    },
    [store],
  )
  const { play } = words.value.page
  const names = store.names.value
  const me = store.me.value
  const seat = store.lookedAt.value ?? (me >= 0 ? me : 0)
  const foreign = seat !== me
  const hospital = view.hospitals[seat]
  const company = cast.companies[seat]
  const closed = view.event === null ? null : EVENT_CARDS[view.event]
  const closedRoom = closed?.lasts && closed.effect.kind === 'closed' ? closed.effect.department : null
  const solo = view.hospitals.length === 1

  if (store.veil.hidden.value !== null) {
    return (
      <div class="play" ref={root}>
        <Veil store={store} />
      </div>
    )
  }
  return (
    <div class="play" ref={root} data-tab={tab} data-stage={view.stage}>
      <TouchContext.Provider value={touch}>
        <Header store={store} onSheet={setSheet} onSave={onSave} onLeave={onLeave} />
        <nav class="play-tabs" aria-label={words.value.diceHospital.name}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {play.tabs[one]}
            </button>
          ))}
        </nav>
        <div class="side-left">
          {whole && (
            <>
              {view.pickup ? <Pickup view={view} names={names} /> : !solo && <Arriving store={store} />}
              {solo && <Reports view={view} />}
              <Improvements view={view} things={rowThings({ view })} />
              {view.event !== null && <EventPanel card={view.event} />}
              <SuppliesLine view={view} onOpen={showSupplies} />
            </>
          )}
        </div>
        <div class="middle">
          {foreign && (
            <div class="looking">
              <b>{play.hospitalOf({ who: names[seat] ?? '' })}</b>
              {me >= 0 && (
                <button type="button" class="plain" onClick={() => (store.lookedAt.value = null)}>
                  {play.backToMine}
                </button>
              )}
            </div>
          )}
          {hospital && company && (
            <TouchContext.Provider value={foreign ? NO_TOUCH : touch}>
              <Wards beds={company.beds} still={foreign} inUse={bedsOf(view)} shielded={hospital.shielded} />
              <div class="floor-space">
                <Floor departments={hospital.departments} closed={closedRoom} />
                {!foreign && <Tray store={store} />}
              </div>
              <Halls
                hospital={hospital}
                lounge={company.lounge}
                edition={view.options.edition}
                fatalityCost={fatalityCost(view.options)}
              />
            </TouchContext.Provider>
          )}
        </div>
        <div class="side-right">
          {whole && (
            <>
              <Everyone store={store} seat={seat} onLook={look} />
              <Told store={store} />
            </>
          )}
        </div>
        {whole && <Bar store={store} />}
        <Tip root={root} />
        {sheet !== null && <OpenSheet store={store} sheet={sheet} onClose={() => setSheet(null)} />}
      </TouchContext.Provider>
    </div>
  )
}

/** Ambulances with their patients; whoever splits them sees them as they would be. */
function Arriving({ store }: { readonly store: Store }) {
  const { view, cast } = store
  const context = store.context.value
  const splitting = context !== null && view.stage === 'split'
  return (
    <Ambulances
      view={view}
      loads={splitting ? loadsIn(context, store.hand.value) : cast.ambulances}
      arrivals={cast.companies.map(({ arrivals }) => arrivals)}
      names={store.names.value}
      splitting={splitting}
    />
  )
}

interface EveryoneProps {
  readonly store: Store
  readonly seat: number
  readonly onLook: (seat: number) => void
}

function Everyone({ store, seat, onLook }: EveryoneProps) {
  return (
    <TablePanel
      view={store.view}
      cast={store.cast}
      names={store.names.value}
      thinking={store.link.thinking.value}
      me={store.me.value}
      shown={store.pointedSeat ?? seat}
      onLook={onLook}
    />
  )
}

function Told({ store }: { readonly store: Store }) {
  const { upTo } = store.frames.shown.value
  const events = store.link.events.value
  const seen = useMemo(() => events.filter(({ n }) => n < upTo), [events, upTo])
  const point = useCallback((event: Parameters<Store['point']>[0]) => store.point(event), [store])
  return <LogPanel events={seen} names={store.names.value} onPoint={point} />
}
