// What people say at the table: quick phrases that each reads in their own language, and words as they were written.

import type { HouseView, Line } from '@grand-rounds/match'
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'

import { SeatMark } from '../../art/seat-mark.tsx'
import { words } from '../language.ts'
import type { Connection } from '../../session/online/connection.ts'
import { changeTable, tableAt } from '../../session/online/my-tables.ts'
import { useAct } from './say.ts'

const LONGEST = 300

interface Props {
  readonly connection: Connection
  readonly house: HouseView
}

/** Changes of this visit, by table: who was muted before is remembered with the table. */
const changed = signal<Readonly<Record<string, readonly number[]>>>({})

/** Seats that one does not want to read. */
export function mutedAt(id: string): readonly number[] {
  return changed.value[id] ?? tableAt(id).muted
}

export function mute(id: string, muted: readonly number[]): void {
  changed.value = { ...changed.value, [id]: muted }
  changeTable(id, { muted })
}

/** Of those whom one wants to read. */
export function linesFor(id: string, { lines }: HouseView): readonly Line[] {
  const muted = mutedAt(id)
  return lines.filter(({ seat }) => !muted.includes(seat))
}

export function sayLine({ said }: Line): string {
  if ('text' in said) return said.text
  const { phrases } = words.value.page.online.talk
  return Object.entries(phrases).find(([id]) => id === said.phrase)?.[1] ?? said.phrase
}

export function Talk({ connection, house }: Props) {
  const { talk } = words.value.page.online
  const [text, setText] = useState('')
  const [act, why] = useAct(connection)
  const list = useRef<HTMLDivElement>(null)
  const lines = linesFor(connection.id, house)
  const newest = lines.at(-1)?.n
  useEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [newest])
  const nameOf = (seat: number) => house.chairs[seat]?.name ?? words.value.common.player({ number: seat + 1 })
  return (
    <div class="talk">
      {lines.length === 0 ? (
        <p class="note">{talk.nothing}</p>
      ) : (
        <div class="talk-lines" ref={list} tabIndex={0} role="region" aria-label={talk.title}>
          <div role="log" aria-label={talk.title}>
            <ol>
              {lines.map((line) => (
                <li key={line.n}>
                  <SeatMark seat={line.seat} />
                  <b>{nameOf(line.seat)}</b> <span>{sayLine(line)}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
      {house.mine !== null && (
        <>
          <div class="phrases" role="group" aria-label={talk.quick}>
            {Object.entries(talk.phrases).map(([phrase, said]) => (
              <button key={phrase} class="button small" type="button" onClick={() => act({ type: 'say', phrase })}>
                {said}
              </button>
            ))}
          </div>
          <form
            class="talk-form"
            onSubmit={(event) => {
              event.preventDefault()
              if (text.trim() === '') return
              act({ type: 'write', text: text.trim() })
              setText('')
            }}
          >
            <label class="field">
              <span class="unseen">{talk.write}</span>
              <input
                type="text"
                autocomplete="off"
                maxLength={LONGEST}
                placeholder={talk.write}
                value={text}
                onInput={({ currentTarget: { value } }) => setText(value)}
              />
            </label>
            <button class="button" type="submit">
              {talk.send}
            </button>
          </form>
        </>
      )}
      <p class="problem" role="alert">
        {why}
      </p>
    </div>
  )
}
