// The chairs of a table at which people gather: sit down, get up, seat bots.

import { type Act, type HouseView, isPlainName, looksLike } from '@grand-rounds/match'
import { useState } from 'preact/hooks'

import { SeatMarks } from '../../art/seat-marks.tsx'
import { words } from '../language.ts'
import { NameNote } from '../setup/name-note.tsx'
import { LONGEST_NAME } from '../setup/longest-name.ts'
import type { GamePage } from '../game-page.ts'

interface Props {
  readonly page: GamePage
  readonly house: HouseView
  readonly here: readonly number[]
  readonly act: (act: Act) => void
}

const NAME = 'online-name'

/** As last time, at a table online or at this screen. */
export function lastName(page: GamePage): string {
  try {
    const own = localStorage.getItem(NAME)
    if (own) return own.slice(0, LONGEST_NAME)
  } catch {
    // Without storage everyone is new.
  }
  return page.lastName?.() ?? ''
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // It is asked again next time.
  }
}

export function Chairs({ page, house, here, act }: Props) {
  const { chairs } = words.value.page.online
  const [name, setName] = useState(() => lastName(page))
  const [asked, ask] = useState(false)
  const { mine } = house
  const own = name.trim()
  const why = whyNot(own, house)
  const sit = (seat: number): void => {
    ask(own === '')
    if (own === '' || why !== '') return
    rememberName(own)
    act({ type: 'sit', seat, name: own })
  }
  const free = house.chairs.filter(({ kind }) => kind === 'open').length
  return (
    <section class="panel part" aria-labelledby="chairs-title">
      <h2 id="chairs-title">{chairs.title}</h2>
      <p class="note" role="status">
        {free > 0 ? chairs.free({ count: free }) : chairs.full}
      </p>
      {(mine !== null || free > 0) && (
        <div class="name-row">
          <label class="field">
            {chairs.yourName}
            <input
              type="text"
              autocomplete="off"
              maxLength={LONGEST_NAME}
              value={name}
              aria-describedby="name-why"
              onInput={({ currentTarget: { value } }) => setName(value)}
            />
            <NameNote name={name} />
          </label>
          {mine !== null && own !== '' && why === '' && own !== house.chairs[mine]?.name && (
            <button
              class="button"
              type="button"
              onClick={() => {
                rememberName(own)
                act({ type: 'rename', name: own })
              }}
            >
              {chairs.rename}
            </button>
          )}
          <p id="name-why" class="problem" role="alert">
            {asked && own === '' ? chairs.nameFirst : why}
          </p>
        </div>
      )}
      <ol class="chairs">
        {house.chairs.map((_, seat) => (
          <ChairRow key={seat} page={page} seat={seat} house={house} here={here.includes(seat)} act={act} sit={sit} />
        ))}
      </ol>
    </section>
  )
}

/** Why nobody can have that name here; empty: they can. */
function whyNot(name: string, { chairs, mine }: HouseView): string {
  const { nameUnseen, nameTaken } = words.value.page.online.chairs
  if (name === '') return ''
  if (!isPlainName(name)) return nameUnseen
  const taken = chairs.some((chair, seat) => seat !== mine && chair.kind !== 'open' && looksLike(chair.name, name))
  return taken ? nameTaken : ''
}

interface RowProps extends Omit<Props, 'here'> {
  readonly seat: number
  readonly here: boolean
  readonly sit: (seat: number) => void
}

function ChairRow({ page, house, seat, here, act, sit }: RowProps) {
  const { common } = words.value
  const { chairs } = words.value.page.online
  const chair = house.chairs[seat]
  if (!chair) return null
  const number = common.player({ number: seat + 1 })
  const own = house.mine === seat
  return (
    <li class="chair" data-kind={chair.kind}>
      {chair.kind === 'open' ? (
        <EmptyChair />
      ) : (
        <SeatMarks seats={[{ kind: chair.level === null ? 'person' : 'bot' }]} first={seat} />
      )}
      <div class="chair-words">
        <h3>{chair.kind === 'open' ? chairs.open : chair.name}</h3>
        <p class="note">
          {chair.kind === 'bot' && chair.level !== null && page.bots.nameOf(chair.level)}
          {chair.kind === 'person' && (own ? chairs.you : here ? chairs.here : chairs.away)}
        </p>
      </div>
      <div class="chair-actions" role="group" aria-label={chair.kind === 'open' ? number : chair.name}>
        {chair.kind === 'open' && (
          <button class={house.mine === null ? 'go' : 'button'} type="button" onClick={() => sit(seat)}>
            {house.mine === null ? chairs.sit : chairs.moveHere}
          </button>
        )}
        {chair.kind === 'open' && house.hosting && <SeatBot page={page} house={house} seat={seat} act={act} />}
        {own && (
          <button class="button" type="button" onClick={() => act({ type: 'getUp' })}>
            {chairs.getUp}
          </button>
        )}
        {house.hosting && !own && chair.kind !== 'open' && (
          <button
            class="button"
            type="button"
            onClick={() =>
              act(
                chair.kind === 'bot'
                  ? { type: 'clearChair', seat }
                  : { type: 'remove', seat, level: page.bots.standIn },
              )
            }
          >
            {chairs.remove({ who: chair.name })}
          </button>
        )}
      </div>
    </li>
  )
}

function SeatBot({ page, house, seat, act }: Omit<RowProps, 'here' | 'sit'>) {
  const { setup, online } = words.value.page
  const [level, setLevel] = useState(page.bots.usual)
  const name =
    setup.botNames.find((one) => house.chairs.every((chair) => !looksLike(chair.name, one))) ?? setup.botNames[0]
  return (
    <span class="seat-bot">
      <select aria-label={setup.level} value={level} onChange={({ currentTarget: { value } }) => setLevel(value)}>
        {page.bots.levels.map((one) => (
          <option key={one} value={one}>
            {page.bots.nameOf(one)}
          </option>
        ))}
      </select>
      <button class="button" type="button" onClick={() => act({ type: 'seatBot', seat, level, name })}>
        {online.chairs.seatBot}
      </button>
    </span>
  )
}

function EmptyChair() {
  return (
    <svg class="art" width="41" height="48" viewBox="0 0 34 40" aria-hidden="true">
      <path class="line" d="M9 3h16v16H9Z" fill="var(--sheet)" />
      <path class="line" d="M6 19h22v7H6Z" fill="var(--wood)" />
      <path class="line" d="M8 26v11M26 26v11" fill="none" />
    </svg>
  )
}
