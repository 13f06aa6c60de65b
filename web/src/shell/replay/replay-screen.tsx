// A game again, move by move: one of this browser, one out of a link, or one out of a file.

import { useEffect, useState } from 'preact/hooks'

import { words } from '../language.ts'
import type { GamePage } from '../game-page.ts'
import { gameOf, pageOf } from '../pages.ts'
import { go, Link, place } from '../route.ts'
import { sayProblem } from './say-problem.ts'
import { fromFile, fromLink, fromTable, type Loaded, type Problem } from '../../session/replay/source.ts'
import './replay-problem.css'

type Replay = Awaited<ReturnType<NonNullable<GamePage['loadReplay']>>>
type Shown = Exclude<Loaded, { readonly ok: true }> | (Extract<Loaded, { readonly ok: true }> & Replay)

/** With what its game is watched by; a game without it can't be shown. */
async function withScreen(loaded: Loaded): Promise<Shown> {
  if (!loaded.ok) return loaded
  const replay = await (await pageOf(loaded.game.game))?.loadReplay?.()
  return replay ? { ...loaded, Watching: replay.Watching } : { ok: false, problem: { why: 'notAGame' } }
}

export default function ReplayScreen({ id }: { readonly id?: string }) {
  const { hash } = place.value
  const packed = id === undefined ? hash.slice(1) : ''
  const [loaded, setLoaded] = useState<Shown | null>(null)
  useEffect(() => {
    let late = false
    setLoaded(null)
    // Of a table the address names the move to begin with; otherwise the whole game is in it.
    const source = id === undefined ? fromLink(packed, gameOf) : fromTable(id, gameOf)
    void source.then(withScreen).then((answer) => {
      if (!late) setLoaded(answer)
    })
    return () => {
      late = true
    }
  }, [id, packed])
  if (loaded === null) return <p class="loading">{words.value.page.replay.loading}</p>
  if (!loaded.ok) return <CantShow problem={loaded.problem} onLoaded={setLoaded} />
  const { game, moments, Watching } = loaded
  const from = id === undefined ? 0 : Number(hash.slice(1)) || 0
  const leave = () => go(id === undefined ? '/' : `/table/${id}`)
  return (
    <Watching key={`${game.seed} ${game.entries.length}`} game={game} moments={moments} from={from} leave={leave} />
  )
}

interface Props {
  readonly problem: Problem
  readonly onLoaded: (loaded: Shown) => void
}

function CantShow({ problem, onLoaded }: Props) {
  const { replay, frame } = words.value.page
  const open = async (file: File | undefined) => {
    if (file) onLoaded(await withScreen(await fromFile(file, gameOf)))
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
