// A game again, move by move: one of this browser, one out of a link, or one out of a file.

import { sayRefusal } from '@grand-rounds/texts'
import { useEffect, useState } from 'preact/hooks'

import { words } from '../language.ts'
import { go, Link, place } from '../route.ts'
import { fromFile, fromLink, fromTable, type Loaded, type Problem } from './source.ts'
import { Watching } from './watching.tsx'
import '../style/replay.css'

export default function ReplayScreen({ id }: { readonly id?: string }) {
  const { hash } = place.value
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let late = false
    setLoaded(null)
    const source = id === undefined ? fromLink(hash.slice(1)) : fromTable(id)
    void source.then((answer) => {
      if (!late) setLoaded(answer)
    })
    return () => {
      late = true
    }
  }, [id, hash])
  if (loaded === null) return <p class="loading">{words.value.page.replay.loading}</p>
  if (!loaded.ok) return <CantShow problem={loaded.problem} onLoaded={setLoaded} />
  const { game, timeline } = loaded
  const leave = () => go(id === undefined ? '/' : `/table/${id}`)
  return <Watching key={`${game.seed} ${game.entries.length}`} game={game} timeline={timeline} leave={leave} />
}

interface Props {
  readonly problem: Problem
  readonly onLoaded: (loaded: Loaded) => void
}

function CantShow({ problem, onLoaded }: Props) {
  const { replay, frame } = words.value.page
  const open = async (file: File | undefined) => {
    if (file) onLoaded(await fromFile(file))
  }
  return (
    <div class="replay-problem panel" role="alert">
      <h1>{replay.problemTitle}</h1>
      <p>{sayProblem(problem)}</p>
      <p class="replay-problem-ways">
        <label class="button">
          {replay.openFile}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
        <Link class="button" href="/">
          {frame.nothing.home}
        </Link>
      </p>
    </div>
  )
}

function sayProblem(problem: Problem): string {
  const { problems } = words.value.page.replay
  if (problem.why !== 'badGame') return problems[problem.why]
  return problems.badGame({ why: sayRefusal(words.value, { code: problem.code }) })
}
