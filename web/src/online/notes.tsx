// What wants an answer at a table: wishes of the others, a bot in one's place, the next game, a newer page, and what
// was said last.

import type { HouseView, Line, Proposal } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useEffect, useState } from 'preact/hooks'

import { SeatMark } from '../board/seat-mark.tsx'
import { words } from '../language.ts'
import { Link } from '../route.ts'
import { LEVELS } from '../setup/seats.ts'
import type { Connection } from './connection.ts'
import { useAct } from './say.ts'
import { linesFor, sayLine } from './talk.tsx'

declare const __VERSION__: string

const SHOWN_MS = 7_000

interface Props {
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
  /** The talk is open: nothing of it is said twice. */
  readonly talking: boolean
}

export function Notes({ connection, known, house, talking }: Props) {
  const { notes } = words.value.page.online
  const [act, why] = useAct(connection)
  const { mine, rematch, proposal } = house
  const chair = mine === null ? undefined : house.chairs[mine]
  return (
    <div class="online-notes">
      {known.version !== __VERSION__ && (
        <div class="online-note" role="status">
          <p>{notes.newVersion}</p>
          <button class="button small" type="button" onClick={() => location.reload()}>
            {words.value.page.frame.newVersion.load}
          </button>
        </div>
      )}
      {chair && chair.level !== null && house.stage === 'playing' && (
        <div class="online-note" role="status">
          <p>{chair.resigned ? notes.resigned : notes.standIn({ level: levelName(chair.level) })}</p>
          {!chair.resigned && (
            <button class="go small" type="button" onClick={() => act({ type: 'comeBack' })}>
              {notes.comeBack}
            </button>
          )}
        </div>
      )}
      {proposal && <Wished proposal={proposal} house={house} steps={known.steps} act={act} />}
      {rematch !== null && (
        <div class="online-note" role="status">
          <p>{notes.rematch}</p>
          <Link class="go small" href={`/t/${rematch}`}>
            {notes.comeAlong}
          </Link>
        </div>
      )}
      {!talking && <LastSaid id={connection.id} house={house} />}
      {why !== '' && (
        <div class="online-note" role="alert">
          <p class="problem">{why}</p>
        </div>
      )}
    </div>
  )
}

function levelName(level: string): string {
  const known = LEVELS.find((one) => one === level)
  return known ? words.value.page.setup.levels[known].name : level
}

interface WishedProps {
  readonly proposal: Proposal
  readonly house: HouseView
  readonly steps: number
  readonly act: ReturnType<typeof useAct>[0]
}

function Wished({ proposal, house, steps, act }: WishedProps) {
  const { notes } = words.value.page.online
  const { wish, by, agreed } = proposal
  const nameOf = (seat: number) => house.chairs[seat]?.name ?? ''
  const who = nameOf(by)
  const { mine } = house
  // Whom a program plays has no say: the game goes on without asking them.
  const plays = mine !== null && house.chairs[mine]?.level === null
  const asked = plays && !agreed.includes(mine)
  const missing = house.chairs.flatMap(({ kind, level }, seat) =>
    kind === 'person' && level === null && !agreed.includes(seat) ? [nameOf(seat)] : [],
  )
  return (
    <div class="online-note" role="alertdialog" aria-labelledby="wish-text">
      <p id="wish-text">
        {wish.kind === 'abandon' ? notes.abandon({ who }) : notes.takeBack({ who, count: steps - wish.to })}{' '}
        {!asked && missing.length > 0 && words.value.common.waitingFor({ who: missing })}
      </p>
      {asked && (
        <button class="go small" type="button" onClick={() => act({ type: 'agree' })}>
          {notes.agree}
        </button>
      )}
      {plays && (
        <button class="button small" type="button" onClick={() => act({ type: 'disagree' })}>
          {asked ? notes.disagree : notes.withdraw}
        </button>
      )}
    </div>
  )
}

/** Only what is said while one is there. */
function LastSaid({ id, house }: { readonly id: string; readonly house: HouseView }) {
  const last: Line | undefined = linesFor(id, house).at(-1)
  const n = last?.n ?? -1
  const [heard, hear] = useState(n)
  useEffect(() => {
    const timer = setTimeout(() => hear(n), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [n])
  const shown = last && n !== heard && last.seat !== house.mine ? last : null
  return (
    <div aria-live="polite">
      {shown && (
        <div class="online-note said">
          <SeatMark seat={shown.seat} />
          <p>
            <b>{house.chairs[shown.seat]?.name}</b> {sayLine(shown)}
          </p>
        </div>
      )}
    </div>
  )
}
