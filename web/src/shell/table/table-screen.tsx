// A table of this browser: opened, played, and looked back on when it is over.

import { useCallback, useEffect, useState } from 'preact/hooks'
import type { TableProblem } from '@grand-rounds/texts'

import { Bed } from '../../art/bed.tsx'
import { EndOfGame } from '../../games/dice-hospital/end/end.tsx'
import { saveAsFile } from '../saved/files.ts'
import { words } from '../language.ts'
import type { Hints } from '../../games/dice-hospital/play/hints.ts'
import { PlayScreen } from '../../games/dice-hospital/play/play.tsx'
import { playersOf } from '../../session/replay/source.ts'
import { saveFile } from '../../session/replay/save-file.ts'
import { go, Link, screenName } from '../route.ts'
import { botsForTable } from '../../games/dice-hospital/bots/bots.ts'
import type { TableLink } from '../../session/link.ts'
import { openLocalTable, playAgain } from '../../session/local-table.ts'

type Shown =
  | { readonly kind: 'opening' }
  /** `save`: what was played is still here to be saved. */
  | { readonly kind: 'problem'; readonly problem: TableProblem; readonly save?: () => void }
  | { readonly kind: 'open'; readonly link: TableLink; readonly preset: string | null; readonly hints: Hints }

export default function TableScreen({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<Shown>({ kind: 'opening' })
  /** Counts the times that it was tried; from the second on the table is taken from whoever has it. */
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    const bots = botsForTable()
    let save: (() => void) | undefined
    let deleted = false
    const lose = (problem: 'lost' | 'deleted') => {
      // A step that can't be written says less than that its table is gone.
      if (left || deleted) return
      deleted = problem === 'deleted'
      setShown({ kind: 'problem', problem, ...(deleted && save ? { save } : {}) })
    }
    const opening = openLocalTable(id, { thinker: bots.thinker, steal: tries > 0, onLost: lose })
    void opening.then((opened) => {
      if (left) return
      if (opened.ok) {
        const { link, preset } = opened
        const ready = preset === null ? {} : { preset }
        save = () => saveFile({ ...link.record(), players: playersOf(link.seats), ...ready })
      }
      setShown(
        opened.ok
          ? { kind: 'open', link: opened.link, preset: opened.preset, hints: bots.hints }
          : { kind: 'problem', problem: opened.why },
      )
    })
    return () => {
      left = true
      void opening.then((opened) => {
        if (opened.ok) opened.link.close()
      })
      bots.close()
    }
  }, [id, tries])
  if (shown.kind === 'opening') return <p class="loading">{words.value.page.table.opening}</p>
  if (shown.kind === 'problem') return <Problem {...shown} onAgain={() => setTries(tries + 1)} />
  return <OpenTable id={id} {...shown} />
}

function OpenTable({ id, link, preset, hints }: { readonly id: string } & Extract<Shown, { kind: 'open' }>) {
  const [over, setOver] = useState(false)
  const onOver = useCallback(() => setOver(true), [])
  const { page, diceHospital } = words.value
  const name = `${page.games.table({ who: link.seats.map((seat) => seat.name) })} · ${diceHospital.name}`
  useEffect(() => {
    screenName.value = name
    return () => {
      screenName.value = null
    }
  }, [name])
  if (over)
    return (
      <EndOfGame
        log={link.record()}
        view={link.frame.value.view}
        seats={link.seats}
        preset={preset}
        events={link.events.value}
        rematch={() => void playAgain(id).then((next) => go(`/table/${next}`))}
        review={() => go(`/table/${id}/review`)}
        replay={() => go(`/table/${id}/replay`)}
        home={() => go('/')}
      />
    )
  return (
    <PlayScreen link={link} ask={hints} onOver={onOver} onSave={() => void saveAsFile(id)} onLeave={() => go('/')} />
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
