// Acts from outside: what is not exactly one of them is refused with its field.

import { type Read, refuse } from '@grand-rounds/kernel'
import type { Act } from './acts.ts'
import { isPlainName } from './names.ts'

const LONGEST_LINE = 300

type Check = (value: unknown) => boolean

const isSeat: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 8
const isStep: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isWord: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
/** One line that shows: no control characters, none that break it or turn the reading direction, not only spaces. */
const isLine: Check = (value) =>
  typeof value === 'string' &&
  value.length <= LONGEST_LINE &&
  value.trim() !== '' &&
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(value)
const isName: Check = (value) => typeof value === 'string' && isPlainName(value)
const isWish: Check = (value) => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, to, ...more } = value as Readonly<Record<string, unknown>>
  if (Object.keys(more).length > 0) return false
  return kind === 'takeBack' ? isStep(to) : kind === 'abandon' && to === undefined
}

/** `abandon` is the table's own. */
type Sent = Exclude<Act['type'], 'abandon'>

const FIELDS: Readonly<Record<Sent, Readonly<Record<string, Check>>>> = {
  sit: { seat: isSeat, name: isName },
  rename: { name: isName },
  getUp: {},
  seatBot: { seat: isSeat, level: isWord, name: isName },
  clearChair: { seat: isSeat },
  begin: {},
  standIn: { seat: isSeat, level: isWord },
  comeBack: {},
  remove: { seat: isSeat, level: isWord },
  resign: { level: isWord },
  propose: { wish: isWish },
  agree: {},
  disagree: {},
  say: { phrase: isWord },
  write: { text: isLine },
  rematch: { table: isWord },
  close: {},
  forget: {},
}

/** Refusals: `notAnAct`, `unknownAct`, `badField` and `unknownField` (both name the field). */
export function readAct(input: unknown): Read<Act> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse('notAnAct')
  const given = input as Readonly<Record<string, unknown>>
  const type = Object.keys(FIELDS).find((known) => known === given['type']) as Sent | undefined
  if (type === undefined) return refuse('unknownAct')
  const fields = FIELDS[type]
  for (const [field, fits] of Object.entries(fields))
    if (!fits(Object.hasOwn(given, field) ? given[field] : undefined)) return refuse('badField', { field })
  const stranger = Object.keys(given).find((field) => field !== 'type' && !Object.hasOwn(fields, field))
  if (stranger !== undefined) return refuse('unknownField', { field: stranger.slice(0, 40) })
  return { ok: true, value: input as Act }
}
