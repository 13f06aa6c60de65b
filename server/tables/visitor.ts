// Someone at the door: what they are told, numbered, and what they ask for, by their key.

import { type Json, refuse, type Seat } from '@grand-rounds/kernel'
import type { Answer } from '@grand-rounds/match'
import { ActMessage, difference, HeardMessage, OrderMessage, type ServerMessages } from '@grand-rounds/protocol'
import * as v from 'valibot'
import type { LiveTable } from '../games/games.ts'
import type { Door, Doorkeeper } from './door.ts'
import { Rate } from './rate.ts'

export interface Line {
  /** News, as the protocol reads them. */
  send(news: string): void
  /** `malformed`: whoever sends what no page sends is shown out. `trouble`: something is wrong here. */
  hangUp(why: 'malformed' | 'trouble'): void
}

/** Steps that were taken at the same time: they are told as one, with all that they changed. */
export interface Steps {
  readonly by: (Seat | 'clock')[]
  /** The number of their first event. */
  readonly from: number
}

/** Of all that there is to see, which is long. A page asks when it comes, and when it has missed something. */
const LOOKS = { atOnce: 3, aSecond: 1 }

export class Visitor {
  readonly key: string | null
  readonly line: Line
  readonly #door: Door
  readonly #table: LiveTable
  readonly #keeper: Doorkeeper
  readonly #looks: Rate
  /** They asked for more than they may have at once: they are shown it later. */
  #showLater: (() => void) | null = null
  /** The last view that was sent: the next one is told as what changed. */
  #view: Json = null
  #sent = 0
  /** Whether all of it is to be shown, instead of what changed. */
  #toBeShown = false
  /** What else there is to say: the members of each message's object, without its braces. */
  #due: { readonly type: keyof ServerMessages; readonly members: string }[] = []

  constructor(door: Door, table: LiveTable, key: string | null, line: Line, keeper: Doorkeeper) {
    this.#door = door
    this.#table = table
    this.key = key
    this.line = line
    this.#keeper = keeper
    this.#looks = new Rate(LOOKS.atOnce, LOOKS.aSecond, keeper.clock.now())
  }

  leave(): void {
    this.#showLater?.()
    this.#showLater = null
    this.#door.leave(this)
  }

  /** They asked for it. */
  show(): void {
    if (this.#toBeShown || this.#showLater) return
    const later = this.#looks.take(this.#keeper.clock.now())
    if (later === null) return this.showAnew()
    this.#showLater = this.#keeper.clock.wake(later, () => {
      this.#showLater = null
      this.show()
    })
  }

  showAnew(): void {
    this.#toBeShown = true
    // All but answers is in the look.
    this.#due = this.#due.filter(({ type }) => type === 'answer')
    this.#door.sayLater()
  }

  send<K extends keyof ServerMessages>(type: K, message: Omit<ServerMessages[K], 'number'>): void {
    this.sendText(type, JSON.stringify(message).slice(1, -1))
  }

  /** `members`: of the message's object, without its braces. */
  sendText(type: keyof ServerMessages, members: string): void {
    this.#due.push({ type, members })
    this.#door.sayLater()
  }

  /** Null: nothing. */
  say(steps: Steps | null): string | null {
    let words = ''
    if (this.#toBeShown) words = this.#wordsOfLook()
    else if (steps) words = this.#wordsOfSteps(steps)
    for (const { type, members } of this.#due) words += `${words && ','}${this.#message(type, members)}`
    this.#toBeShown = false
    if (this.#due.length > 0) this.#due = []
    return words === '' ? null : `[${words}]`
  }

  #message(type: keyof ServerMessages, members: string): string {
    return `["${type}",{"number":${this.#sent++}${members && ','}${members}}]`
  }

  #wordsOfLook(): string {
    const { members, view } = this.#door.look(this.key)
    this.#view = view
    return this.#message('look', members)
  }

  #wordsOfSteps({ by, from }: Steps): string {
    // A view is plain JSON by the contract of a game.
    const view = this.#table.view(this.key) as Json
    const change = difference(this.#view, view)
    this.#view = view
    const events = inWords(this.#table.events(this.key, from))
    const { steps, now } = this.#table
    const who = JSON.stringify(by)
    return this.#message('step', `"steps":${steps},"by":${who},"events":${events},"view":${change},"now":${now}`)
  }

  /** A move. */
  order(message: unknown): void {
    const read = v.safeParse(OrderMessage, message)
    if (!read.success) return this.line.hangUp('malformed')
    const { id, command } = read.output
    this.#answerWith('order', id, this.key === null ? NOT_SEATED : this.#table.order(this.key, id, command))
  }

  /** Anything else that people do at a table. */
  act(message: unknown): void {
    const read = v.safeParse(ActMessage, message)
    if (!read.success) return this.line.hangUp('malformed')
    const { id, act } = read.output
    if (this.key === null) return this.#answerWith('act', id, NOT_SEATED)
    const fits = this.#door.pace.allows(this.key, act, this.#keeper.clock.now())
    this.#answerWith('act', id, fits ? this.#table.act(this.key, id, act) : TOO_FAST)
  }

  /** What the page heard last: if that was not the last word, it lost something. */
  heard(message: unknown): void {
    const read = v.safeParse(HeardMessage, message)
    if (!read.success) return this.line.hangUp('malformed')
    if (read.output.number !== this.#sent - 1) this.show()
  }

  #answerWith(kind: 'order' | 'act', id: string, coming: Promise<Answer>): void {
    coming.then((answer) => {
      this.#keeper.onAnswer(kind, answer)
      const refusal = answer.ok ? null : JSON.stringify(answer.refusal)
      // An id that came in has letters, digits and blanks only.
      this.sendText('answer', `"id":"${id}","refusal":${refusal}`)
    }, this.#keeper.onTrouble)
  }
}

/** Everyone at a table hears of the same events, one after the other: they are put into words once. */
let last: { readonly events: readonly object[]; readonly words: string } = { events: [], words: '[]' }

function inWords(events: readonly object[]): string {
  const same = events.length === last.events.length && events.every((event, i) => event === last.events[i])
  if (!same) last = { events, words: JSON.stringify(events) }
  return last.words
}

const NOT_SEATED: Promise<Answer> = Promise.resolve(refuse('notSeated'))
const TOO_FAST: Promise<Answer> = Promise.resolve(refuse('tooFast'))
