// The game at a table on a server: the same screen as at home, with the people around it in a strip above.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'

import { words } from '../language.ts'
import { Sheet } from '../../kit/sheet.tsx'
import { go } from '../route.ts'
import type { Connection } from '../../session/online/connection.ts'
import { Ended } from './ended.tsx'
import type { GameHere } from './game-here.ts'
import { LineState } from './line-state.tsx'
import { Notes } from './notes.tsx'
import { linkOver, type OnlineLink } from '../../session/online/online-link.ts'
import { People } from './people.tsx'
import { TableSheet } from './table-sheet.tsx'
import { linesFor, Talk } from './talk.tsx'

interface Props {
  readonly here: GameHere
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
}

export function Playing({ here, connection, known, house }: Props) {
  const link = useMemo(() => linkOver(connection, here.page.views), [connection, here])
  useEffect(() => () => link?.close(), [link])
  const [over, setOver] = useState(false)
  const onOver = useCallback(() => setOver(true), [])
  const onLeave = useCallback(() => go('/online'), [])
  if (!link) return null
  const { record } = known
  if (over && record)
    return <Ended here={here} connection={connection} known={known} house={house} record={record} link={link} />
  return (
    <div class="online-table">
      <Strip here={here} connection={connection} known={known} house={house} link={link} />
      <here.table.Play link={link} onOver={onOver} onLeave={onLeave} />
    </div>
  )
}

type Opened = 'table' | 'since'

function Strip({ here, connection, known, house, link }: Props & { readonly link: OnlineLink }) {
  const { play, talk, sheet } = words.value.page.online
  const [opened, open] = useState<Opened | null>(null)
  const [talking, setTalking] = useState(false)
  const lines = linesFor(connection.id, house)
  const newest = lines.at(-1)?.n ?? -1
  const [read, setRead] = useState(newest)
  useEffect(() => {
    if (talking) setRead(newest)
  }, [talking, newest])
  useEffect(() => {
    if (!talking) return
    // While a sheet is open, the key is the sheet's.
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && opened === null) setTalking(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [talking, opened])
  const unread = lines.filter(({ n, seat }) => n > read && seat !== house.mine).length
  // What has happened between one's last turn, in whichever visit and on whichever device, and this visit.
  const [since] = useState(() => (house.mine === null ? null : here.table.since?.(link.events.value, house.mine)) ?? [])
  return (
    <>
      <div class="online-strip">
        <LineState connection={connection} />
        <People house={house} known={known} />
        {house.mine === null && <p class="watching">{play.youWatch}</p>}
        <div class="strip-buttons">
          {since.length > 0 && (
            <button class="button small" type="button" onClick={() => open('since')}>
              {words.value.page.play.menu.since}
            </button>
          )}
          <button class="button small" type="button" aria-expanded={talking} onClick={() => setTalking(!talking)}>
            {unread > 0 ? talk.unread({ count: unread }) : talk.title}
          </button>
          <button class="button small" type="button" onClick={() => open('table')}>
            {sheet.title}
          </button>
        </div>
      </div>
      <Notes bots={here.page.bots} connection={connection} known={known} house={house} talking={talking} />
      {talking && (
        <div class="panel talk-drawer" role="dialog" aria-labelledby="drawer-title">
          <header>
            <h2 id="drawer-title">{talk.title}</h2>
            <button class="button small" type="button" onClick={() => setTalking(false)}>
              {words.value.page.play.buttons.close}
            </button>
          </header>
          <Talk connection={connection} house={house} />
        </div>
      )}
      {opened === 'table' && (
        <TableSheet
          here={here}
          connection={connection}
          known={known}
          house={house}
          lastOwnStep={link.lastOwnStep()}
          onClose={() => open(null)}
        />
      )}
      {opened === 'since' && (
        <Sheet
          title={words.value.page.play.since.title}
          close={words.value.page.play.buttons.close}
          onClose={() => open(null)}
        >
          <ol class="since">
            {since.map((event) => (
              <here.table.Line key={event.n} event={event} names={house.chairs.map(({ name }) => name)} />
            ))}
          </ol>
        </Sheet>
      )}
    </>
  )
}
