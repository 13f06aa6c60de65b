// A game again, move by move: one of this browser, one out of a link, or one out of a file.

import { useEffect, useState } from 'preact/hooks'

import { words } from '../language.ts'
import { go, Link, place } from '../route.ts'
import { sayProblem } from './say-problem.ts'
import { fromFile, fromLink, fromTable, type Loaded, type Problem } from '../../session/replay/source.ts'
import { Watching } from '../../games/dice-hospital/replay/watching.tsx'
import '../../games/dice-hospital/replay/replay.css'

export default function ReplayScreen({ id }: { readonly id?: string }) {
  const { hash } = place.value
  const packed = id === undefined ? hash.slice(1) : ''
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let late = false
    setLoaded(null)
    // Of a table the address names the move to begin with; otherwise the whole game is in it.
    const source = id === undefined ? fromLink(packed) : fromTable(id)
    void source.then((answer) => {
      if (!late) setLoaded(answer)
    })
    return () => {
      late = true
    }
  }, [id, packed])
  if (loaded === null) return <p class="loading">{words.value.page.replay.loading}</p>
  if (!loaded.ok) return <CantShow problem={loaded.problem} onLoaded={setLoaded} />
  const { game, timeline } = loaded
  const from = id === undefined ? 0 : Number(hash.slice(1)) || 0
  const leave = () => go(id === undefined ? '/' : `/table/${id}`)
  return (
    <Watching key={`${game.seed} ${game.entries.length}`} game={game} timeline={timeline} from={from} leave={leave} />
  )
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
