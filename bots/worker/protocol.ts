// What goes between whoever wants to know something of the bots and the worker in which they think. Everything is
// plain data; what comes in is checked here.

import type { Command, View } from '@grand-rounds/dice-hospital'
import { type Read, type Refusal, refuse, type Seat } from '@grand-rounds/kernel'
import type { Hint } from '../hint.ts'
import { type Level, LEVELS } from '../levels.ts'
import type { Progress, Review } from '../review/review.ts'
import type { SolverInput, Weights } from '../solver/input.ts'
import type { Solution } from '../solver/solve.ts'

/** How long to think: hospitals explored, or milliseconds from when it is begun, whichever ends first. */
export interface Patience {
  readonly nodes?: number
  readonly milliseconds?: number
}

/** What can be asked, and what is answered. */
export interface Questions {
  readonly decide: {
    readonly asked: { readonly view: View; readonly seat: Seat; readonly level: Level } & Patience
    readonly answered: readonly Command[]
  }
  readonly hint: {
    readonly asked: { readonly view: View; readonly seat: Seat } & Patience
    readonly answered: Hint | null
  }
  readonly solve: {
    readonly asked: { readonly input: SolverInput; readonly weights: Weights } & Patience
    readonly answered: Solution
  }
  readonly review: {
    /** A saved game, as it was read: nothing is known of it yet. */
    readonly asked: { readonly log: unknown }
    readonly answered: Review
  }
}

export type QuestionType = keyof Questions

export type Request = {
  readonly [T in QuestionType]: { readonly type: T; readonly id: number } & Questions[T]['asked']
}[QuestionType]

export type Message = Request | { readonly type: 'cancel'; readonly id: number }

/** `started`: from now on the worker hears nothing until it answers, but for a review. */
export type Answer =
  | { readonly type: 'started'; readonly id: number }
  | ({ readonly type: 'progress'; readonly id: number } & Progress)
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly refusal: Refusal }

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

const isSeatIn = ({ view, seat }: Fields): boolean =>
  isObject(view) && Array.isArray(view['hospitals']) && isWhole(seat) && seat < view['hospitals'].length

const isPatience = ({ nodes, milliseconds }: Fields): boolean =>
  (nodes === undefined || isWhole(nodes)) &&
  (milliseconds === undefined || (typeof milliseconds === 'number' && milliseconds >= 0))

/** The field that is wrong, or null. */
const WRONG: Readonly<Record<Message['type'], (message: Fields) => string | null>> = {
  decide: (message) =>
    !isSeatIn(message)
      ? 'view'
      : !LEVELS.some((level) => level === message['level'])
        ? 'level'
        : isPatience(message)
          ? null
          : 'patience',
  hint: (message) => (!isSeatIn(message) ? 'view' : isPatience(message) ? null : 'patience'),
  solve: (message) =>
    !isObject(message['input']) || !Array.isArray(message['input']['wards'])
      ? 'input'
      : !isObject(message['weights'])
        ? 'weights'
        : isPatience(message)
          ? null
          : 'patience',
  review: () => null,
  cancel: () => null,
}

export type ReadMessage =
  | { readonly ok: true; readonly message: Message }
  /** `id`: whose answer it is; null: not even that can be told. */
  | { readonly ok: false; readonly id: number | null; readonly refusal: Refusal }

/** Refusals: `notAMessage`, `unknownQuestion`, `badField` with the field. */
export function readMessage(input: unknown): ReadMessage {
  if (!isObject(input) || !isWhole(input['id'])) return { ok: false, id: null, ...refused('notAMessage') }
  const id = input['id']
  const type = input['type']
  const wrong = typeof type === 'string' && Object.hasOwn(WRONG, type) ? WRONG[type as Message['type']] : undefined
  if (!wrong) return { ok: false, id, ...refused('unknownQuestion') }
  const field = wrong(input)
  if (field !== null) return { ok: false, id, ...refused('badField', { field }) }
  return { ok: true, message: input as unknown as Message }
}

function refused(code: string, data?: Refusal['data']): { readonly refusal: Refusal } {
  return { refusal: refuse(code, data).refusal }
}

const ANSWERS: readonly string[] = ['started', 'progress', 'done', 'failed'] satisfies readonly Answer['type'][]

/** Refusals: `notAnAnswer`. What is in it is the worker's own. */
export function readAnswer(input: unknown): Read<Answer> {
  if (!isObject(input) || !isWhole(input['id']) || !ANSWERS.includes(String(input['type'])))
    return refuse('notAnAnswer')
  if (input['type'] === 'failed' && !isObject(input['refusal'])) return refuse('notAnAnswer')
  return { ok: true, value: input as unknown as Answer }
}
