// The menu of the table, and the sheets that open from it.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { LogLine } from '../board/log.tsx'
import { Supplies } from '../board/supplies.tsx'
import { changeSettings, settings } from '../../../shell/settings.ts'
import { isQuiet } from './frames.ts'
import { RulesSheet } from './rules-sheet.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { sinceTurn } from './since.ts'
import type { Store } from './store.ts'

export interface MenuProps {
  readonly onSheet: (sheet: SheetId) => void
  readonly onSave: (() => void) | undefined
  readonly onLeave: (() => void) | undefined
}

export type SheetId = 'keys' | 'rules' | 'since' | 'supplies'

const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const

export function Menu({ onSheet, onSave, onLeave }: MenuProps & { readonly store: Store }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { menu } = words.value.page.play
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    }
    const menu = box.current
    document.addEventListener('pointerdown', away)
    menu?.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', away)
      menu?.removeEventListener('keydown', escape)
    }
  }, [open])
  const pick = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  const { speed, sound } = settings.value
  return (
    <div class="menu" ref={box}>
      <button type="button" class="plain menu-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {menu.open}
      </button>
      {open && (
        <div class="panel menu-list">
          <button type="button" onClick={pick(() => onSheet('rules'))}>
            {menu.rules}
          </button>
          <button type="button" onClick={pick(() => onSheet('since'))}>
            {menu.since}
          </button>
          <button type="button" onClick={pick(() => onSheet('keys'))}>
            {menu.keys}
          </button>
          {onSave && (
            <button type="button" onClick={pick(onSave)}>
              {menu.save}
            </button>
          )}
          <fieldset>
            <legend>{menu.speed}</legend>
            {SPEEDS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="speed"
                  checked={speed === one}
                  onChange={() => changeSettings({ speed: one })}
                />
                {menu[one]}
              </label>
            ))}
          </fieldset>
          <label class="menu-switch">
            <input type="checkbox" checked={sound} onChange={() => changeSettings({ sound: !sound })} />
            {menu.sound}
          </label>
          {onLeave && (
            <button type="button" onClick={pick(onLeave)}>
              {menu.leave}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

const KEY_LINES = ['tab', 'arrows', 'enter', 'escape', 'space', 'h', 'u', 'd', 'question'] as const

export function OpenSheet({
  store,
  sheet,
  onClose,
}: {
  readonly store: Store
  readonly sheet: SheetId
  readonly onClose: () => void
}) {
  const { play } = words.value.page
  switch (sheet) {
    case 'rules':
      return <RulesSheet onClose={onClose} />
    case 'supplies':
      return (
        <Sheet title={play.supplies} close={play.buttons.close} onClose={onClose}>
          <Supplies view={store.view} />
        </Sheet>
      )
    case 'since':
      return <Since store={store} onClose={onClose} />
    case 'keys':
      return (
        <Sheet title={play.keys.title} close={play.buttons.close} onClose={onClose}>
          <dl class="keys">
            {KEY_LINES.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{key === 'question' ? '?' : key.length === 1 ? key.toUpperCase() : keyName(key)}</kbd>
                </dt>
                <dd>{play.keys.lines[key]}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )
  }
}

function Since({ store, onClose }: { readonly store: Store; readonly onClose: () => void }) {
  const { since } = words.value.page.play
  const { link } = store
  const seat = store.me.value
  const events = sinceTurn(link.events.value, seat) ?? link.events.value
  const past = useMemo(() => (isQuiet(events) ? null : (link.retrace?.(seat) ?? null)), [link, seat, events.length])
  return (
    <Sheet title={since.title} close={words.value.page.play.buttons.close} onClose={onClose}>
      {events.length === 0 && <p>{since.nothing}</p>}
      {past && (
        <p>
          <button
            type="button"
            class="go"
            onClick={() => {
              onClose()
              store.showAgain(past)
            }}
          >
            {since.again}
          </button>
        </p>
      )}
      <ol class="since">
        {events.map((event) => (
          <LogLine key={event.n} event={event} names={store.names.value} />
        ))}
      </ol>
    </Sheet>
  )
}

function keyName(key: (typeof KEY_LINES)[number]): string {
  const { keyNames } = words.value.page.play
  return Object.entries(keyNames).find(([one]) => one === key)?.[1] ?? key
}
