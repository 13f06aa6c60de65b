// One table in the list: who, how far or how it ended, and what can be done with it.

import { useRef, useState } from 'preact/hooks'

import type { GamePage } from '../game-page.ts'
import { words } from '../language.ts'
import { Link } from '../route.ts'
import type { TableRecord } from '../../session/storage.ts'
import { saveAsFile } from './files.ts'
import { SeatMarks } from '../../art/seat-marks.tsx'
import { ago } from './when.ts'

interface Props {
  /** Of its game, if this page has it. */
  readonly page: GamePage | undefined
  readonly table: TableRecord
  readonly onRemove: () => void
}

export function TableRow({ page, table, onRemove }: Props) {
  const { games } = words.value.page
  const { id, seats, standing } = table
  const who = games.table({ who: seats.map(({ name }) => name) })
  const over = (standing?.places ?? null) !== null
  return (
    <li class="panel table-row">
      <SeatMarks seats={seats} />
      <div class="table-words">
        <h3>{who}</h3>
        <p>{progress(table)}</p>
        <p class="note">{about(table, page)}</p>
      </div>
      <div class="table-actions" role="group" aria-label={games.actions({ table: who })}>
        <Link class="go" href={`/table/${id}`}>
          {over ? games.result : games.open}
        </Link>
        {over && (
          <>
            {page?.loadReview && (
              <Link class="button" href={`/table/${id}/review`}>
                {games.review}
              </Link>
            )}
            {page?.loadReplay && (
              <Link class="button" href={`/table/${id}/replay`}>
                {games.replay}
              </Link>
            )}
          </>
        )}
        <button class="button" type="button" onClick={() => void saveAsFile(id)}>
          {games.save}
        </button>
        <Remove onRemove={onRemove} />
      </div>
    </li>
  )
}

/** It can't be undone, so it is asked once more, in the same place. */
function Remove({ onRemove }: Pick<Props, 'onRemove'>) {
  const { games } = words.value.page
  const [asking, ask] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  if (!asking) {
    return (
      <button ref={first} class="button danger" type="button" onClick={() => ask(true)}>
        {games.remove}
      </button>
    )
  }
  return (
    <span class="really" role="alert">
      <span>{games.reallyRemove}</span>
      <button class="button danger" type="button" onClick={onRemove}>
        {games.yesRemove}
      </button>
      <button
        class="button"
        type="button"
        onClick={() => {
          ask(false)
          requestAnimationFrame(() => first.current?.focus())
        }}
      >
        {games.keep}
      </button>
    </span>
  )
}

function progress({ seats, standing }: TableRecord): string {
  const { games } = words.value.page
  if (standing === null || standing.round === 0) return games.notBegun
  const { places, scores, round } = standing
  if (places === null) return games.round({ round })
  const order = [...seats.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  return games.scores({ scores: order.map((seat) => ({ who: seats[seat]?.name ?? '', points: scores[seat] ?? 0 })) })
}

function about({ preset, standing, head }: TableRecord, page: GamePage | undefined): string {
  const game = page?.presetName?.(preset) ?? page?.name() ?? head.game
  return `${game} · ${ago(standing?.at ?? head.at, words.value.code)}`
}
