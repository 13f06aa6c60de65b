// A table of this browser: opened, played, and looked back on when it is over.

import { useCallback, useEffect, useState } from 'preact/hooks'
import type { TableProblem } from '@grand-rounds/texts'

import { Bed } from '../art/bed.tsx'
import { EndOfGame } from '../end/end.tsx'
import { saveAsFile } from '../games/files.ts'
import { words } from '../language.ts'
import type { Hints } from '../play/hints.ts'
import { PlayScreen } from '../play/play.tsx'
import { go, Link } from '../route.ts'
import { botsForTable } from './bots.ts'
import type { TableLink } from './link.ts'
import { openLocalTable, playAgain } from './local-table.ts'

type Shown =
  | { readonly kind: 'opening' }
  | { readonly kind: 'problem'; readonly problem: TableProblem }
  | { readonly kind: 'open'; readonly link: TableLink; readonly hints: Hints }

export default function TableScreen({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<Shown>({ kind: 'opening' })
  /** Counts the times that it was tried; from the second on the table is taken from whoever has it. */
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    const bots = botsForTable()
    const lose = () => {
      if (!left) setShown({ kind: 'problem', problem: 'lost' })
    }
    const opening = openLocalTable(id, { thinker: bots.thinker, steal: tries > 0, onLost: lose })
    void opening.then((opened) => {
      if (left) return
      setShown(
        opened.ok ? { kind: 'open', link: opened.link, hints: bots.hints } : { kind: 'problem', problem: opened.why },
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
  if (shown.kind === 'problem') return <Problem problem={shown.problem} onAgain={() => setTries(tries + 1)} />
  return <OpenTable id={id} link={shown.link} hints={shown.hints} />
}

function OpenTable({ id, link, hints }: { readonly id: string; readonly link: TableLink; readonly hints: Hints }) {
  const [over, setOver] = useState(false)
  const onOver = useCallback(() => setOver(true), [])
  if (over)
    return (
      <EndOfGame
        log={link.record()}
        view={link.frame.value.view}
        seats={link.seats}
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

function Problem({ problem, onAgain }: { readonly problem: TableProblem; readonly onAgain: () => void }) {
  const { table, frame } = words.value.page
  const { title, text } = table.problems[problem]
  const again = problem === 'elsewhere' || problem === 'lost' ? table.playHere : table.again
  return (
    <section class="nothing">
      <svg class="art" width="116" height="150" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        {problem !== 'unknown' && problem !== 'oldRules' && (
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
