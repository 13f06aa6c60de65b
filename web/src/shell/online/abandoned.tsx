// A game that all agreed to end: the same people can begin anew.

import type { HouseView, SavedGame } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useState } from 'preact/hooks'

import { Bed } from '../../art/bed.tsx'
import { words } from '../language.ts'
import { saveFile } from '../../session/replay/save-file.ts'
import { Link } from '../route.ts'
import type { Connection } from '../../session/online/connection.ts'
import { rematch } from './ended.tsx'
import type { GameHere } from './game-here.ts'
import { Notes } from './notes.tsx'
import { Traces } from './traces.tsx'

interface Props {
  readonly here: GameHere
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
}

export function Abandoned({ here, connection, known, house }: Props) {
  const { online, frame, end } = words.value.page
  const [failed, setFailed] = useState(false)
  const { record } = known
  return (
    <section class="nothing">
      <svg class="art" width="116" height="150" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h1>{online.abandoned.title}</h1>
      <p>{online.abandoned.text}</p>
      <Notes bots={here.page.bots} connection={connection} known={known} house={house} talking={true} />
      <p class="nothing-ways">
        {house.mine !== null && house.rematch === null && (
          <button
            type="button"
            class="go"
            onClick={() => void rematch(connection, known, house).then((done) => setFailed(!done))}
          >
            {end.actions.again}
          </button>
        )}{' '}
        {record && (
          <button type="button" class="button" onClick={() => saveFile({ ...record, players: playersIn(house) })}>
            {end.actions.save}
          </button>
        )}{' '}
        <Link class="button" href="/online">
          {online.gathering.otherTables}
        </Link>{' '}
        <Link class="button" href="/">
          {frame.nothing.home}
        </Link>
      </p>
      <p class="problem" role="alert">
        {failed ? online.ended.failed : ''}
      </p>
      <Traces connection={connection} known={known} house={house} />
    </section>
  )
}

function playersIn({ chairs }: HouseView): NonNullable<SavedGame['players']> {
  return chairs.map(({ name, kind, level }) => (kind === 'bot' && level !== null ? { name, level } : { name }))
}
