// A table of this browser: opened, played, and looked back on when it is over.

import { useCallback, useEffect, useState } from 'preact/hooks'
import type { TableProblem } from '@grand-rounds/texts'

import { Bed } from '../../art/bed.tsx'
import { saveAsFile } from '../saved/files.ts'
import type { GamePage } from '../game-page.ts'
import { words } from '../language.ts'
import { pageOf } from '../pages.ts'
import { playersOf } from '../../session/replay/source.ts'
import { saveFile } from '../../session/replay/save-file.ts'
import { go, Link, screenName } from '../route.ts'
import type { AnyGame, TableLink } from '../../session/link.ts'
import { type Opened, openLocalTable, playAgain } from '../../session/local-table.ts'
import { findTable } from '../../session/storage.ts'

type Shown =
  | { readonly kind: 'opening' }
  /** `save`: what was played is still here to be saved. */
  | { readonly kind: 'problem'; readonly problem: TableProblem; readonly save?: () => void }
  | ({ readonly kind: 'open' } & OpenedTable)

interface OpenedTable {
  readonly page: GamePage
  readonly table: Table
  readonly game: AnyGame
  readonly bots: ReturnType<Table['openBots']>
  readonly link: TableLink
  readonly preset: string | null
}

type Table = Awaited<ReturnType<GamePage['loadTable']>>

/** With the page of its game; whoever gets it closes its bots. */
async function openTable(
  id: string,
  steal: boolean,
  onLost: (why: 'lost' | 'deleted') => void,
): Promise<({ readonly ok: true } & OpenedTable) | Exclude<Opened, { readonly ok: true }>> {
  const found = await findTable(id).catch(() => undefined)
  if (!found) return { ok: false, why: found === null ? 'unknown' : 'noStorage' }
  const page = await pageOf(found.record.head.game)
  if (!page) return { ok: false, why: 'oldRules' }
  const [{ game, standingOf }, table] = await Promise.all([page.loadRules(), page.loadTable()])
  const bots = table.openBots()
  const opened = await openLocalTable(id, { game, thinker: bots.thinker, standingOf, steal, onLost })
  if (opened.ok) return { page, table, game, bots, ...opened }
  bots.close()
  return opened
}

export default function TableScreen({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<Shown>({ kind: 'opening' })
  /** Counts the times that it was tried; from the second on the table is taken from whoever has it. */
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    let save: (() => void) | undefined
    let deleted = false
    const lose = (problem: 'lost' | 'deleted') => {
      // A step that can't be written says less than that its table is gone.
      if (left || deleted) return
      deleted = problem === 'deleted'
      setShown({ kind: 'problem', problem, ...(deleted && save ? { save } : {}) })
    }
    const opening = openTable(id, tries > 0, lose)
    void opening.then((opened) => {
      if (left) return
      if (opened.ok) {
        const { link, preset } = opened
        const ready = preset === null ? {} : { preset }
        save = () => {
          const log = link.record?.()
          if (log) saveFile({ ...log, players: playersOf(link.seats), ...ready })
        }
      }
      setShown(opened.ok ? { kind: 'open', ...opened } : { kind: 'problem', problem: opened.why })
    })
    return () => {
      left = true
      void opening.then((opened) => {
        if (!opened.ok) return
        opened.link.close()
        opened.bots.close()
      })
    }
  }, [id, tries])
  if (shown.kind === 'opening') return <p class="loading">{words.value.page.table.opening}</p>
  if (shown.kind === 'problem') return <Problem {...shown} onAgain={() => setTries(tries + 1)} />
  return <OpenTable id={id} {...shown} />
}

function OpenTable({ id, page: ofGame, table, game, bots, link, preset }: { readonly id: string } & OpenedTable) {
  const [over, setOver] = useState(false)
  const onOver = useCallback(() => setOver(true), [])
  const { page } = words.value
  const name = `${page.games.table({ who: link.seats.map((seat) => seat.name) })} · ${ofGame.name()}`
  useEffect(() => {
    screenName.value = name
    return () => {
      screenName.value = null
    }
  }, [name])
  const log = over ? link.record?.() : undefined
  if (log)
    return (
      <table.End
        log={log}
        view={link.frame.value.view}
        seats={link.seats}
        preset={preset}
        events={link.events.value}
        rematch={() => void playAgain(id, game).then((next) => go(`/table/${next}`))}
        review={() => go(`/table/${id}/review`)}
        replay={() => go(`/table/${id}/replay`)}
        home={() => go('/')}
      />
    )
  return (
    <table.Play
      link={link}
      ask={bots.hints}
      onOver={onOver}
      onSave={() => void saveAsFile(id)}
      onLeave={() => go('/')}
    />
  )
}

interface ProblemProps extends Omit<Extract<Shown, { kind: 'problem' }>, 'kind'> {
  readonly onAgain: () => void
}

/** Nothing would be different when tried again. */
const FOR_GOOD: ReadonlySet<TableProblem> = new Set(['unknown', 'oldRules', 'deleted'])

function Problem({ problem, save, onAgain }: ProblemProps) {
  const { table, frame, games } = words.value.page
  const { title, text } = table.problems[problem]
  const again = problem === 'elsewhere' || problem === 'lost' ? table.playHere : table.again
  return (
    <section class="nothing">
      <svg class="art" width="116" height="150" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <p>
        {save && (
          <button type="button" class="go" onClick={save}>
            {games.save}
          </button>
        )}
        {!FOR_GOOD.has(problem) && (
          <button type="button" class="go" onClick={onAgain}>
            {again}
          </button>
        )}{' '}
        <Link class="button" href="/games">
          {table.games}
        </Link>{' '}
        <Link class="button" href="/">
          {frame.nothing.home}
        </Link>
      </p>
    </section>
  )
}
