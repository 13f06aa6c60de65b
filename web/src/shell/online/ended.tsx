// After a game on a server: the end as anywhere, the proof that nobody chose the dice, and the next game.

import { commitment, type Log } from '@grand-rounds/kernel'
import type { Act, HouseView, SavedGame } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useState } from 'preact/hooks'

import { importFile } from '../saved/files.ts'
import { words } from '../language.ts'
import { playersOf } from '../../session/replay/source.ts'
import { go } from '../route.ts'
import { listTables } from '../../session/storage.ts'
import { makeTable } from '../../session/online/api.ts'
import type { Connection } from '../../session/online/connection.ts'
import type { GameHere } from './game-here.ts'
import { newKey, changeTable, tableAt } from '../../session/online/my-tables.ts'
import { Notes } from './notes.tsx'
import { eventsOf, type OnlineLink } from '../../session/online/online-link.ts'
import { Talk } from './talk.tsx'
import { Traces } from './traces.tsx'
import { wish } from '../../session/online/wishes.ts'

interface Props {
  readonly here: GameHere
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
  readonly record: Log
  readonly link: OnlineLink
}

export function Ended({ here, connection, known, house, record, link }: Props) {
  const { online } = words.value.page
  const [failed, setFailed] = useState(false)
  // The hash goes into the file, so that whoever has it can check it against what they were shown at the start.
  const log = { ...record, commitment: tableAt(connection.id).commitment ?? known.commitment }
  const look = (part: 'review' | 'replay') => async (): Promise<void> => {
    const id = await keepHere({ ...log, players: playersOf(link.seats) })
    setFailed(id === null)
    if (id !== null) go(`/table/${id}/${part}`)
  }
  const again = async (): Promise<void> => setFailed(!(await rematch(connection, known, house)))
  return (
    <div class="online-ended">
      <Notes bots={here.page.bots} connection={connection} known={known} house={house} talking={true} />
      <p class="problem" role="alert">
        {failed ? online.ended.failed : ''}
      </p>
      <here.table.End
        log={log}
        view={link.frame.value.view}
        seats={link.seats}
        events={eventsOf(known)}
        rematch={() => void again()}
        review={() => void look('review')()}
        replay={() => void look('replay')()}
        home={() => go('/')}
      />
      <div class="ended-parts">
        <FairDice log={log} />
        <div class="panel part">
          <h2>{online.talk.title}</h2>
          <Talk connection={connection} house={house} />
        </div>
      </div>
      <Traces connection={connection} known={known} house={house} />
    </div>
  )
}

function FairDice({ log }: { readonly log: Log & { readonly commitment: string } }) {
  const { fair } = words.value.page.online
  const fits = commitment(log.seed) === log.commitment
  return (
    <section class="panel part" aria-labelledby="fair-title">
      <h2 id="fair-title">{fair.title}</h2>
      <p>{fits ? fair.fits : fair.doesNotFit}</p>
      <dl class="facts">
        <dt>{fair.hash}</dt>
        <dd>
          <code class="hash">{log.commitment}</code>
        </dd>
        <dt>{fair.seed}</dt>
        <dd>
          <code class="hash">{log.seed}</code>
        </dd>
      </dl>
      <p class="note">
        {fair.verify} <code>npx grand-rounds verify FILE</code>
      </p>
    </section>
  )
}

/** The game becomes one of this browser's, once. Null: it can't be kept. */
async function keepHere(game: SavedGame): Promise<string | null> {
  try {
    await importFile(new Blob([JSON.stringify(game)]))
    const tables = await listTables()
    return tables.find(({ head }) => head.seed === game.seed && head.at === game.at)?.id ?? null
  } catch {
    return null
  }
}

/** The same table again: whoever asks first sets it up, the others are shown the way. */
export async function rematch(connection: Connection, known: Known, house: HouseView): Promise<boolean> {
  if (house.rematch !== null) {
    go(`/t/${house.rematch}`)
    return true
  }
  const key = newKey()
  const made = await makeTable({
    game: known.game,
    options: known.options,
    seats: house.chairs.length,
    clock: house.clock,
    listed: false,
    key,
  })
  if (!made.ok) return false
  const refusal = house.mine === null ? null : await connection.act({ type: 'rematch', table: made.id })
  const there = connection.house.value?.rematch ?? null
  // Someone was faster: their table it is.
  if (refusal !== null && there !== null) {
    go(`/t/${there}`)
    return true
  }
  changeTable(made.id, { key })
  wish(made.id, sameCompany(house))
  go(`/t/${made.id}`)
  return true
}

/** Oneself and the bots; the others come by themselves. */
function sameCompany({ chairs, mine }: HouseView): readonly Act[] {
  return chairs.flatMap(({ kind, name, level }, seat): readonly Act[] => {
    if (seat === mine) return [{ type: 'sit', seat, name }]
    return kind === 'bot' && level !== null ? [{ type: 'seatBot', seat, level, name }] : []
  })
}
