// What wants an answer at a table: wishes of the others, a bot in one's place, the next game, a newer page, and what
// was said last.

import type { HouseView, Line } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'

import { SeatMark } from '../../art/seat-mark.tsx'
import { words } from '../language.ts'
import { Link } from '../route.ts'
import type { BotLevels } from '../game-page.ts'
import type { Connection } from '../../session/online/connection.ts'
import { Countdown } from './countdown.tsx'
import { useAct } from './say.ts'
import { linesFor, sayLine } from './talk.tsx'

declare const __VERSION__: string

const SHOWN_MS = 7_000
const MODIFIERS: readonly string[] = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']

interface Props {
  readonly bots: BotLevels
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
  /** The talk is open: nothing of it is said twice. */
  readonly talking: boolean
}

export function Notes({ bots, connection, known, house, talking }: Props) {
  const { notes } = words.value.page.online
  const [act, why] = useAct(connection)
  const { mine, rematch, proposal } = house
  const chair = mine === null ? undefined : house.chairs[mine]
  const clock = known.clocks.find(({ seat }) => seat === mine)
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
      {chair && chair.level !== null && house.stage === 'playing' && known.record === null && (
        <StoodInFor bots={bots} chair={chair} until={clock?.until ?? null} act={act} />
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

interface StoodInForProps {
  readonly bots: BotLevels
  readonly chair: HouseView['chairs'][number]
  /** Until then one may come back before the program decides; null: it is at it, or nobody waits for it. */
  readonly until: number | null
  readonly act: ReturnType<typeof useAct>[0]
}

/** Whoever does anything at all while they are waited for is back. */
function StoodInFor({ bots, chair: { level, resigned }, until, act }: StoodInForProps) {
  const { notes } = words.value.page.online
  const button = useRef<HTMLButtonElement>(null)
  const comeBack = (): void => act({ type: 'comeBack' })
  useEffect(() => {
    if (until === null || resigned) return
    const heard = new AbortController()
    const press = (event: globalThis.Event) => {
      // Whoever changes to another window is not coming back to this one; the button speaks for itself.
      if (event instanceof KeyboardEvent && MODIFIERS.includes(event.key)) return
      if (event.target instanceof Node && button.current?.contains(event.target)) return
      heard.abort()
      comeBack()
    }
    document.addEventListener('pointerdown', press, { signal: heard.signal })
    document.addEventListener('keydown', press, { signal: heard.signal })
    return () => heard.abort()
  }, [resigned, until])
  if (resigned)
    return (
      <div class="online-note" role="status">
        <p>{notes.resigned}</p>
      </div>
    )
  const name = bots.nameOf(level ?? '')
  return (
    <div class="online-note" role="status">
      <p>
        {until === null ? notes.standIn({ level: name }) : notes.standInSoon({ level: name })}{' '}
        {until !== null && <Countdown until={until} />}
      </p>
      <button ref={button} class="go small" type="button" onClick={comeBack}>
        {notes.comeBack}
      </button>
    </div>
  )
}

interface WishedProps {
  readonly proposal: NonNullable<HouseView['proposal']>
  readonly house: HouseView
  readonly steps: number
  readonly act: ReturnType<typeof useAct>[0]
}

function Wished({ proposal, house, steps, act }: WishedProps) {
  const { notes } = words.value.page.online
  const { wish, by, missing } = proposal
  const nameOf = (seat: number) => house.chairs[seat]?.name ?? ''
  const who = nameOf(by)
  const { mine } = house
  // Whoever held a seat then is asked, also if a program plays for them by now.
  const asked = mine !== null && missing.includes(mine)
  const plays = mine !== null && house.chairs[mine]?.level === null
  return (
    <div class="online-note" role="alertdialog" aria-labelledby="wish-text">
      <p id="wish-text">
        {wish.kind === 'abandon' ? notes.abandon({ who }) : notes.takeBack({ who, count: steps - wish.to })}{' '}
        {!asked && missing.length > 0 && words.value.common.waitingFor({ who: missing.map(nameOf) })}
      </p>
      {asked && (
        <button class="go small" type="button" onClick={() => act({ type: 'agree' })}>
          {notes.agree}
        </button>
      )}
      {(asked || plays) && (
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
