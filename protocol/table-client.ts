// A page's end of a table: what it was last told, and what it has given but not had answered. It is told of messages
// and of time, and sends through a function, so that it runs over any line, good or bad.

import type { Json, Log, Refusal } from '@grand-rounds/kernel'
import { type Here, LINES_SHOWN, type RunningClock, type SaidLine, type ServerMessages } from './messages.ts'
import { patched } from './patch.ts'

/** What a page sends. */
export interface ClientMessages {
  readonly order: { readonly id: string; readonly command: Json }
  readonly act: { readonly id: string; readonly act: Json }
  /** The first thing that a page says: nobody is told anything before. */
  readonly look: null
  /** The number of the last message that came, after a silence: if there were more, the server shows everything anew. */
  readonly heard: { readonly number: number }
}

/** The table as it was last told. */
export interface Known {
  readonly table: string
  readonly game: string
  readonly options: Json
  readonly house: Json
  readonly view: Json
  readonly events: readonly Json[]
  readonly steps: number
  readonly commitment: string
  readonly record: Log | null
  readonly here: KnownHere
  readonly version: string
  /** Until when whoever is being waited for may think, by this page's own clock. */
  readonly clocks: readonly { readonly seat: number; readonly until: number }[]
  /** How far the server's clock, by which the game counts, is ahead of this page's own; null: it did not say. */
  readonly ahead: number | null
}

interface KnownHere extends Omit<Here, 'away'> {
  /** By seat, since when its person has not been there, by this page's own clock; null: nobody is missing. */
  readonly awaySince: readonly (number | null)[]
}

export type Change =
  /** All of it is new: the first look, or one after something was missed. */
  | { readonly kind: 'look'; readonly known: Known }
  /** Steps that came together: one, as a rule. */
  | {
      readonly kind: 'step'
      readonly by: readonly (number | 'clock')[]
      readonly events: readonly Json[]
      readonly known: Known
    }
  | { readonly kind: 'house'; readonly known: Known }

interface Line {
  send<K extends keyof ClientMessages>(type: K, message: ClientMessages[K]): void
}

interface Given {
  readonly id: string
  readonly type: 'order' | 'act'
  readonly what: Json
  readonly answered: (refusal: Refusal | null) => void
  sentAt: number | null
}

/** An answer that has not come by now was lost, or the question was. */
const PATIENCE_MS = 4_000
/** After so long without a word it is asked whether the last one came through. */
const SILENCE_MS = 15_000

export class TableClient {
  /** Of this visit: no two commands of one person ever share an id. */
  readonly name: string
  readonly #hear: (change: Change) => void
  #line: Line | null = null
  #known: Known | null = null
  /** Of the last message that was understood on this line. */
  #number = -1
  #askedToLookAt: number | null = null
  #heardAt = 0
  /** Given one after another: the next goes out when the one before is answered, so that none overtakes another. */
  readonly #given: Given[] = []
  #named = 0

  constructor(name: string, hear: (change: Change) => void) {
    this.name = name
    this.#hear = hear
  }

  get known(): Known | null {
    return this.#known
  }

  /** Given, but not answered yet. */
  get waiting(): number {
    return this.#given.length
  }

  /** A line is there: the table is asked for, then what was not answered goes out again. */
  connect(line: Line, now: number): void {
    this.#line = line
    this.#number = -1
    this.#heardAt = now
    for (const given of this.#given) given.sentAt = null
    this.#askToLook(now)
  }

  disconnect(): void {
    this.#line = null
  }

  /** Resolves with why not, or null when it is done. It waits for a line if there is none. */
  order(command: Json, now: number): Promise<Refusal | null> {
    return this.#give('order', command, now)
  }

  act(act: Json, now: number): Promise<Refusal | null> {
    return this.#give('act', act, now)
  }

  /** From time to time: whatever was lost on the way is asked for again. */
  tick(now: number): void {
    if (!this.#line) return
    if (this.#askedToLookAt !== null && now - this.#askedToLookAt > PATIENCE_MS) this.#askToLook(now)
    if (this.#number >= 0 && now - this.#heardAt > SILENCE_MS) {
      this.#heardAt = now
      this.#line.send('heard', { number: this.#number })
    }
    const [first] = this.#given
    if (first && first.sentAt !== null && now - first.sentAt > PATIENCE_MS) first.sentAt = null
    this.#sendNext(now)
  }

  receive<K extends keyof ServerMessages>(type: K, message: ServerMessages[K], now: number): void {
    const { number } = message
    this.#heardAt = now
    if (number <= this.#number) return
    if (type === 'look') {
      this.#number = number
      this.#askedToLookAt = null
      const { number: _, protocol: __, clocks, here, now: theirs, ...rest } = message as ServerMessages['look']
      const ahead = aheadBy(theirs, now, null)
      const known = { ...rest, clocks: runningUntil(clocks, now), here: hereAt(here, now), ahead }
      this.#known = known
      this.#hear({ kind: 'look', known })
      this.#sendNext(now)
      return
    }
    // An answer is good news whenever it comes.
    if (type === 'answer') this.#answered(message as ServerMessages['answer'], now)
    if (this.#askedToLookAt !== null) return
    if (number !== this.#number + 1) return this.#askToLook(now)
    this.#number = number
    this.#understand(type, message, now)
  }

  #understand<K extends keyof ServerMessages>(type: K, message: ServerMessages[K], now: number): void {
    const known = this.#known
    if (!known) return
    if (type === 'step') {
      const { by, events, steps, view, now: theirs } = message as ServerMessages['step']
      const next = {
        ...known,
        steps,
        events: [...known.events, ...events],
        view: view === null ? known.view : patched(known.view, view),
        ahead: aheadBy(theirs, now, known.ahead),
      }
      this.#known = next
      this.#hear({ kind: 'step', by, events, known: next })
    } else if (type === 'house') {
      const { house } = message as ServerMessages['house']
      this.#tellHouse({ ...known, house: { ...(house as Fields), lines: linesOf(known.house) } })
    } else if (type === 'lines') {
      const { lines } = message as ServerMessages['lines']
      this.#tellHouse({ ...known, house: { ...(known.house as Fields), lines: more(linesOf(known.house), lines) } })
    } else if (type === 'here') {
      this.#tellHouse({ ...known, here: hereAt(message as ServerMessages['here'], now) })
    } else if (type === 'clocks') {
      this.#tellHouse({ ...known, clocks: runningUntil((message as ServerMessages['clocks']).clocks, now) })
    }
  }

  #tellHouse(known: Known): void {
    this.#known = known
    this.#hear({ kind: 'house', known })
  }

  #askToLook(now: number): void {
    this.#askedToLookAt = now
    this.#line?.send('look', null)
  }

  #give(type: Given['type'], what: Json, now: number): Promise<Refusal | null> {
    return new Promise((answered) => {
      this.#given.push({ id: `${this.name} ${this.#named++}`, type, what, answered, sentAt: null })
      this.#sendNext(now)
    })
  }

  #sendNext(now: number): void {
    const [first] = this.#given
    // Before the first look the server may not know us yet.
    if (!first || first.sentAt !== null || !this.#line || this.#number < 0) return
    first.sentAt = now
    if (first.type === 'order') this.#line.send('order', { id: first.id, command: first.what })
    else this.#line.send('act', { id: first.id, act: first.what })
  }

  #answered({ id, refusal }: ServerMessages['answer'], now: number): void {
    const [first] = this.#given
    if (first?.id !== id) return
    this.#given.shift()
    first.answered(refusal)
    this.#sendNext(now)
  }
}

type Fields = Readonly<Record<string, Json>>

function linesOf(house: Json): readonly SaidLine[] {
  return (house as { readonly lines?: readonly SaidLine[] }).lines ?? []
}

/** What a look had already may be said once more beside it. */
function more(known: readonly SaidLine[], said: readonly SaidLine[]): readonly SaidLine[] {
  const last = known.at(-1)?.n ?? -1
  return [...known, ...said.filter(({ n }) => n > last)].slice(-LINES_SHOWN)
}

function runningUntil(clocks: readonly RunningClock[], now: number): Known['clocks'] {
  return clocks.map(({ seat, left }) => ({ seat, until: now + left }))
}

function hereAt({ seats, watching, away }: Here, now: number): KnownHere {
  return { seats, watching, awaySince: away.map((ms) => (ms === null ? null : now - ms)) }
}

/** The way here makes the server's clock look late: of what it said since the look, what came quickest is nearest. */
function aheadBy(theirs: number | undefined, now: number, before: number | null): number | null {
  if (theirs === undefined) return before
  return Math.max(before ?? Number.NEGATIVE_INFINITY, theirs - now)
}
