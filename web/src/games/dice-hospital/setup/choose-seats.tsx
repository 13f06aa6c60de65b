// The seats of a new table: people and bots, by name and level, in the order in which they sit.

import { SeatMarks } from '../../../art/seat-marks.tsx'
import { words } from '../../../shell/language.ts'
import type { SeatKeeper } from '../link.ts'
import { LONGEST_NAME } from '../../../shell/setup/longest-name.ts'
import { NameNote } from '../../../shell/setup/name-note.tsx'
import { addBot, addPerson, changeSeat, LEVELS, MOST_SEATS, moveSeat, removeSeat } from './seats.ts'

interface Props {
  readonly seats: readonly SeatKeeper[]
  readonly onChange: (seats: readonly SeatKeeper[]) => void
}

export function ChooseSeats({ seats, onChange }: Props) {
  const language = words.value
  const { setup } = language.page
  const full = seats.length >= MOST_SEATS
  return (
    <section class="panel part" aria-labelledby="who-title">
      <h2 id="who-title">{setup.who}</h2>
      <p class="note">{setup.whoNote}</p>
      <ol class="seats">
        {seats.map((seat, at) => (
          <SeatRow key={at} seats={seats} seat={seat} at={at} onChange={onChange} />
        ))}
      </ol>
      <div class="seat-buttons">
        <button class="button" type="button" disabled={full} onClick={() => onChange(addPerson(seats))}>
          {setup.addPerson}
        </button>
        <button class="button" type="button" disabled={full} onClick={() => onChange(addBot(seats, language))}>
          {setup.addBot}
        </button>
      </div>
      <p class="note" role="status">
        {full ? setup.full : companyNote(seats)}
      </p>
    </section>
  )
}

function companyNote(seats: readonly SeatKeeper[]): string {
  const { setup } = words.value.page
  const people = seats.filter(({ kind }) => kind === 'person').length
  if (people === 0) return setup.watch
  if (people > 1) return setup.around
  return seats.length === 1 ? setup.solo : ''
}

function SeatRow({ seats, seat, at, onChange }: Props & { readonly seat: SeatKeeper; readonly at: number }) {
  const { page, common } = words.value
  const { setup } = page
  const numbered = common.player({ number: at + 1 })
  const who = seat.name || numbered
  const change = (next: SeatKeeper) => onChange(changeSeat(seats, at, () => next))
  return (
    <li class="seat">
      <SeatMarks seats={[seat]} first={at} />
      <label class="field seat-name">
        {seat.kind === 'bot' ? setup.bot : setup.person}
        <input
          type="text"
          autocomplete="off"
          maxLength={LONGEST_NAME}
          placeholder={numbered}
          value={seat.name}
          onInput={({ currentTarget: { value } }) => change({ ...seat, name: value })}
        />
        <NameNote name={seat.name} />
      </label>
      {seat.kind === 'bot' && (
        <label class="field seat-level">
          {setup.level}
          <select
            value={seat.level}
            onChange={({ currentTarget: { value } }) =>
              change({ ...seat, level: LEVELS.find((one) => one === value) ?? seat.level })
            }
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {setup.levels[level].name}
              </option>
            ))}
          </select>
        </label>
      )}
      <span class="seat-moves">
        <button
          class="button square"
          type="button"
          aria-label={setup.moveUp({ who })}
          disabled={at === 0}
          onClick={() => onChange(moveSeat(seats, at, -1))}
        >
          <Arrow turn={0} />
        </button>
        <button
          class="button square"
          type="button"
          aria-label={setup.moveDown({ who })}
          disabled={at === seats.length - 1}
          onClick={() => onChange(moveSeat(seats, at, 1))}
        >
          <Arrow turn={180} />
        </button>
        <button
          class="button square danger"
          type="button"
          aria-label={setup.remove({ who })}
          disabled={seats.length === 1}
          onClick={() => onChange(removeSeat(seats, at))}
        >
          <svg class="art" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 3l12 12M15 3 3 15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
          </svg>
        </button>
      </span>
      {seat.kind === 'bot' && <p class="note seat-note">{setup.levels[seat.level].text}</p>}
    </li>
  )
}

function Arrow({ turn }: { readonly turn: number }) {
  return (
    <svg class="art" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        transform={`rotate(${turn} 9 9)`}
        d="M9 16V3M3.5 8.5 9 3l5.5 5.5"
        fill="none"
        stroke="currentColor"
        stroke-width="2.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}
