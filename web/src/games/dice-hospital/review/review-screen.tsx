// A game looked at afterwards, as chess players know it.

import type { Progress } from '@grand-rounds/bots'
import { diceHospital, type Event, type State } from '@grand-rounds/dice-hospital'
import { sayRefusal } from '@grand-rounds/texts'
import { useEffect, useMemo, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import type { Moment } from '../../../session/replay/moments.ts'
import { fromTable, type Loaded } from '../../../session/replay/source.ts'
import { sayProblem } from '../../../shell/replay/say-problem.ts'
import { namesOf } from '../../../shell/replay/names.ts'
import { Link } from '../../../shell/route.ts'
import { timelineAlong } from '../replay/timeline.ts'
import { Decisions, Reviewed } from './reviewed.tsx'
import { reviewOfGame } from './reviewing.ts'
import '../../../kit/charts/charts.css'
import './review.css'

export default function ReviewScreen({ id }: { readonly id: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let late = false
    void fromTable(id, () => Promise.resolve(diceHospital)).then((answer) => {
      if (!late) setLoaded(answer)
    })
    return () => {
      late = true
    }
  }, [id])
  const { review, replay } = words.value.page
  return (
    <div class="review">
      <header class="review-head">
        <div>
          <h1>{review.title}</h1>
          <p>{review.lead}</p>
        </div>
        <p class="review-ways">
          <Link class="button" href={`/table/${id}/replay`}>
            {review.watch}
          </Link>
          <Link class="button" href={`/table/${id}`}>
            {review.backToTable}
          </Link>
        </p>
      </header>
      {loaded === null && <p class="loading">{replay.loading}</p>}
      {loaded && !loaded.ok && <p class="problem">{sayProblem(loaded.problem)}</p>}
      {loaded?.ok && <OfGame id={id} {...loaded} />}
    </div>
  )
}

function OfGame({ id, game, moments }: Extract<Loaded, { ok: true }> & { readonly id: string }) {
  // It was played by this game's rules.
  const timeline = useMemo(() => timelineAlong(moments as readonly Moment<State, Event>[]), [moments])
  const [attempt, setAttempt] = useState(0)
  const { thought, judged, progress, stop } = useMemo(() => reviewOfGame(game), [game, attempt])
  const { review } = words.value.page
  const names = useMemo(() => namesOf(game), [game, words.value])
  const [picked, setPicked] = useState<number | null>(null)
  const found = thought.value
  if (found?.kind === 'done')
    return <Reviewed id={id} game={game} timeline={timeline} review={found.review} names={names} />
  if (found === null)
    return (
      <>
        <Working progress={progress.value} onStop={stop} />
        {judged.value.length > 0 && (
          <Decisions
            id={id}
            game={game}
            timeline={timeline}
            decisions={judged.value}
            names={names}
            picked={picked}
            onPick={setPicked}
          />
        )}
      </>
    )
  return (
    <div class="panel review-working" role="status">
      <p>
        {found.kind === 'cancelled' ? review.cancelled : `${review.failed} ${sayRefusal(words.value, found.refusal)}`}
      </p>
      <button class="go" type="button" onClick={() => setAttempt(attempt + 1)}>
        {review.start}
      </button>
    </div>
  )
}

function Working({ progress, onStop }: { readonly progress: Progress | null; readonly onStop: () => void }) {
  const { page, diceHospital } = words.value
  const { done, total } = progress ?? { done: 0, total: 1 }
  return (
    <div class="panel review-working">
      <h2 id="review-working">{page.review.working}</h2>
      <progress value={done} max={Math.max(1, total)} aria-labelledby="review-working" />
      <p>{progress ? diceHospital.review.words.progress(progress) : ' '}</p>
      <p class="note">{page.review.workingNote}</p>
      <button class="button" type="button" onClick={onStop}>
        {page.review.cancel}
      </button>
    </div>
  )
}
