// The game screen: the table, one's own hospital in the middle, and what is asked at the bottom.

import '../style/board.css'
import '../style/play.css'
import '../style/play-narrow.css'

import { EVENT_CARDS, type Stage } from '@grand-rounds/dice-hospital'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

import { Ambulances, Pickup } from '../board/ambulances.tsx'
import { EventPanel, Improvements, Reports } from '../board/cards.tsx'
import { Floor } from '../board/floor.tsx'
import { Halls } from '../board/halls.tsx'
import { LogPanel } from '../board/log.tsx'
import { SuppliesLine } from '../board/supplies.tsx'
import { TablePanel } from '../board/table.tsx'
import { NO_TOUCH, type Touch, TouchContext } from '../board/thing.tsx'
import { Wards } from '../board/wards.tsx'
import { words } from '../language.ts'
import type { TableLink } from '../table/link.ts'
import { Bar } from './bar.tsx'
import { followDrags } from './dragging.ts'
import { loadsIn, rowThings } from './hand.ts'
import { Header } from './header.tsx'
import type { Hints } from './hints.ts'
import { followKeys, tidyTabStops } from './keys.ts'
import { OpenSheet, type SheetId } from './menu.tsx'
import { moveFromPlaces } from './motion.ts'
import { followPointing } from './pointing.ts'
import { allowSound } from './sound.ts'
import { Store } from './store.ts'
import { followSwipes } from './swipes.ts'
import { Tip } from './tip.tsx'
import { Tray } from './tray.tsx'
import { Veil } from './veil.tsx'
import { lightText } from './words-for.ts'

interface Props {
  readonly link: TableLink
  /** Who answers hints; without it none are offered. */
  readonly ask?: Hints
  /** The end has been seen. */
  readonly onOver?: () => void
  readonly onRules?: () => void
  readonly onSave?: () => void
  readonly onLeave?: () => void
}

const TABS = ['hospital', 'intake', 'table', 'log'] as const
type Tab = (typeof TABS)[number]

/** Where a decision is made, on a screen that shows one thing at a time. */
function tabFor(stage: Stage): Tab {
  return stage === 'ambulances' || stage === 'split' || stage === 'improvement' || stage === 'reports'
    ? 'intake'
    : 'hospital'
}

export function PlayScreen({ link, ask, onOver, onRules, onSave, onLeave }: Props) {
  const store = useMemo(() => new Store(link, ask ?? null), [link, ask])
  useEffect(() => () => store.close(), [store])
  const root = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<SheetId | null>(null)
  const [tab, setTab] = useState<Tab>('hospital')
  const { shown } = store.frames
  const { view, cast } = shown.value
  const acts = store.context.value !== null

  useLayoutEffect(() => {
    moveFromPlaces()
  }, [shown.value])
  useLayoutEffect(() => {
    if (root.current) tidyTabStops(root.current)
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const turn = (by: 1 | -1) => setTab((one) => TABS[TABS.indexOf(one) + by] ?? one)
    const stops = [
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

  const deciding = store.deciding.value
  const pointed = store.pointed.value
  const preview = store.preview.value
  const touch: Touch = {
    deciding: deciding !== null,
    light: (id) => deciding?.lit.get(id) ?? preview.get(id) ?? null,
    isPicked: (id) => deciding?.picked.has(id) ?? false,
    isPointed: (id) => pointed.has(id),
    press: (id) => store.press(id),
    sayState: (id) => lightText(deciding?.lit.get(id) ?? null, deciding?.picked.has(id) ?? false, deciding !== null),
  }
  const { play } = words.value.page
  const names = store.names.value
  const me = store.me.value
  const seat = store.lookedAt.value ?? (me >= 0 ? me : 0)
  const foreign = seat !== me
  const hospital = view.hospitals[seat]
  const company = cast.companies[seat]
  const context = store.context.value
  const loads = context && view.stage === 'split' ? loadsIn(context, store.hand.value) : cast.ambulances
  const closed = view.event === null ? null : EVENT_CARDS[view.event]
  const closedRoom = closed?.lasts && closed.effect.kind === 'closed' ? closed.effect.department : null
  const solo = view.hospitals.length === 1
  const { upTo } = shown.value
  const seen = useMemo(() => link.events.value.filter(({ n }) => n < upTo), [link.events.value, upTo])

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
        <Header store={store} onSheet={setSheet} onRules={onRules} onSave={onSave} onLeave={onLeave} />
        <nav class="play-tabs" aria-label={words.value.diceHospital.name}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {play.tabs[one]}
            </button>
          ))}
        </nav>
        <div class="side-left">
          {view.pickup ? (
            <Pickup view={view} names={names} />
          ) : (
            !solo && (
              <Ambulances
                view={view}
                loads={loads}
                arrivals={cast.companies.map(({ arrivals }) => arrivals)}
                names={names}
                splitting={view.stage === 'split' && acts}
              />
            )
          )}
          {solo && <Reports view={view} />}
          <Improvements view={view} things={rowThings({ view })} />
          {view.event !== null && <EventPanel card={view.event} />}
          <SuppliesLine view={view} onOpen={() => setSheet('supplies')} />
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
              <Wards
                beds={company.beds}
                still={foreign}
                broken={view.event === 'brokenBed'}
                shielded={hospital.shielded}
              />
              <div class="floor-space">
                <Floor departments={hospital.departments} closed={closedRoom} />
                {!foreign && <Tray store={store} />}
              </div>
              <Halls
                hospital={hospital}
                lounge={company.lounge}
                edition={view.options.edition}
                fatalityCost={view.options.doubleFatalities ? 4 : 2}
              />
            </TouchContext.Provider>
          )}
        </div>
        <div class="side-right">
          <TablePanel
            view={view}
            cast={cast}
            names={names}
            thinking={link.thinking.value}
            me={me}
            shown={store.pointedSeat ?? seat}
            onLook={(one) => {
              store.lookedAt.value = one === me ? null : one
              setTab('hospital')
            }}
          />
          <LogPanel events={seen} names={names} onPoint={(event) => store.point(event)} />
        </div>
        <Bar store={store} />
        <Tip root={root} />
        {sheet !== null && <OpenSheet store={store} sheet={sheet} onClose={() => setSheet(null)} />}
      </TouchContext.Provider>
    </div>
  )
}
