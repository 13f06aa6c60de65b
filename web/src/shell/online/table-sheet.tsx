// Everything about the table that is not the game: its people, wishes, links, and how to end it.

import { type Act, type HouseView, REPLACED_AFTER_MS } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'
import { useState } from 'preact/hooks'

import { SeatMark } from '../../art/seat-mark.tsx'
import { words } from '../language.ts'
import { Sheet } from '../../kit/sheet.tsx'
import type { Connection } from '../../session/online/connection.ts'
import type { GameHere } from './game-here.ts'
import { Confirmed } from './confirmed.tsx'
import { minutes, useLeft } from './countdown.tsx'
import { SecretLink } from './gathering.tsx'
import { Invite } from './invite.tsx'
import { presence } from './people.tsx'
import { useAct } from './say.ts'
import { mute, mutedAt } from './talk.tsx'
import { Traces } from './traces.tsx'
import { canNotify, mayNotify } from './calling.ts'

interface Props {
  readonly here: GameHere
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
  /** The step before one's own last one, if it is known. */
  readonly lastOwnStep: number | null
  readonly onClose: () => void
}

export function TableSheet({ here, connection, known, house, lastOwnStep, onClose }: Props) {
  const { online } = words.value.page
  const { sheet, make, fair } = online
  const { standIn } = here.page.bots
  const [act, why] = useAct(connection)
  const { mine } = house
  const playing = house.stage === 'playing' && known.record === null
  const playsSelf = mine !== null && house.chairs[mine]?.level === null
  const backTo = lastOwnStep ?? known.steps - 1
  const othersPlay = playing && house.voices.some((seat) => seat !== mine)
  return (
    <Sheet title={sheet.title} close={words.value.page.play.buttons.close} onClose={onClose}>
      <p class="problem" role="alert">
        {why}
      </p>
      <section aria-labelledby="sheet-people">
        <h3 id="sheet-people">{online.people.title}</h3>
        <ul class="sheet-people">
          {house.chairs.map((_, seat) => (
            <Person
              key={seat}
              standIn={standIn}
              id={connection.id}
              seat={seat}
              house={house}
              known={known}
              act={act}
              playing={playing}
            />
          ))}
        </ul>
      </section>
      {playing && playsSelf && (
        <section aria-labelledby="sheet-wishes">
          <h3 id="sheet-wishes">{sheet.wishes}</h3>
          <div class="sheet-buttons">
            {known.steps > 0 && house.proposal === null && backTo >= house.earliest && (
              <button
                class="button"
                type="button"
                onClick={() => {
                  act({ type: 'propose', wish: { kind: 'takeBack', to: backTo } })
                  onClose()
                }}
              >
                {lastOwnStep === null ? sheet.takeBackLast : sheet.takeBackMine}
              </button>
            )}
            {house.proposal === null && (
              <button
                class="button"
                type="button"
                onClick={() => {
                  act({ type: 'propose', wish: { kind: 'abandon' } })
                  onClose()
                }}
              >
                {sheet.abandon}
              </button>
            )}
            <button class="button" type="button" onClick={() => act({ type: 'standIn', seat: mine, level: standIn })}>
              {sheet.standInMe}
            </button>
            <Confirmed
              label={sheet.resign}
              question={sheet.reallyResign}
              onYes={() => act({ type: 'resign', level: standIn })}
            />
          </div>
          <p class="note">{sheet.wishesNote}</p>
          {known.steps > 0 && backTo < house.earliest && <p class="note">{sheet.noTakeBack}</p>}
        </section>
      )}
      {mine !== null && <Notify />}
      <section aria-labelledby="sheet-links">
        <h3 id="sheet-links">{online.invite.title}</h3>
        <Invite id={connection.id} />
        {mine !== null && <SecretLink id={connection.id} />}
      </section>
      <section aria-labelledby="sheet-game">
        <h3 id="sheet-game">{online.gathering.game}</h3>
        <dl class="facts">
          <dt>{here.page.name()}</dt>
          <dd>{here.rules.sayOptions(known.options, house.chairs.length)}</dd>
          <dt>{make.clocks[house.clock].name}</dt>
          <dd>{make.clocks[house.clock].text}</dd>
          <dt>{fair.title}</dt>
          <dd>
            {fair.atStart} <code class="hash">{known.commitment}</code>
          </dd>
        </dl>
      </section>
      {house.hosting && othersPlay && <p class="note">{sheet.othersPlay}</p>}
      <Traces connection={connection} known={known} house={house} />
      {house.hosting && house.stage !== 'closed' && !othersPlay && (
        <Confirmed label={sheet.close} question={sheet.reallyClose} onYes={() => act({ type: 'close' })} />
      )}
    </Sheet>
  )
}

interface PersonProps {
  /** Who plays for people who are away. */
  readonly standIn: string
  readonly id: string
  readonly seat: number
  readonly house: HouseView
  readonly known: Known
  readonly act: (act: Act) => void
  readonly playing: boolean
}

function Person({ standIn, id, seat, house, known, act, playing }: PersonProps) {
  const { people, sheet } = words.value.page.online
  const all = mutedAt(id)
  const muted = all.includes(seat)
  const chair = house.chairs[seat]
  const awaySince = known.here.awaySince[seat] ?? null
  const left = useLeft((awaySince ?? 0) + REPLACED_AFTER_MS.turns)
  if (!chair) return null
  const who = chair.name
  const other = chair.kind === 'person' && house.mine !== seat
  const replaceable = other && house.hosting && playing
  const mayReplace = replaceable && awaySince !== null && left === 0
  const turn = (): void => mute(id, muted ? all.filter((one) => one !== seat) : [...all, seat])
  return (
    <li>
      <SeatMark seat={seat} />
      <span>
        <b>{who}</b> <span class="note">{people[presence(house, known, seat)]}</span>
      </span>
      <span class="sheet-buttons">
        {other && (
          <button class="button small" type="button" aria-pressed={muted} onClick={turn}>
            {muted ? sheet.unmute({ who }) : sheet.mute({ who })}
          </button>
        )}
        {replaceable && !mayReplace && chair.level === null && (
          <span class="note">
            {awaySince === null ? sheet.stillHere({ who }) : sheet.replacedIn({ who, time: minutes(left) })}
          </span>
        )}
        {mayReplace && chair.level === null && (
          <button class="button small" type="button" onClick={() => act({ type: 'standIn', seat, level: standIn })}>
            {sheet.standIn({ who })}
          </button>
        )}
        {mayReplace && (
          <Confirmed
            small
            label={sheet.remove({ who })}
            question={sheet.reallyRemove({ who })}
            onYes={() => act({ type: 'remove', seat, level: standIn })}
          />
        )}
      </span>
    </li>
  )
}

function Notify() {
  const { sheet } = words.value.page.online
  const [allowed, allow] = useState(mayNotify)
  if (!canNotify()) return null
  return (
    <p class="notify">
      {allowed ? (
        <span class="note">{sheet.notified}</span>
      ) : (
        <button
          class="button"
          type="button"
          onClick={() => void Notification.requestPermission().then((answer) => allow(answer === 'granted'))}
        >
          {sheet.notify}
        </button>
      )}
    </p>
  )
}
