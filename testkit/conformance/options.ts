// Options come from outside like commands: read, completed, or refused with a code.

import type { Json } from '@grand-rounds/kernel'
import { brief, Violation } from '../violation.ts'
import type { AnyConformance, AnyGame } from './config.ts'
import type { Trial } from './trial.ts'
import { copyOf, textOf } from './trial.ts'

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  7,
  'x',
  true,
  [],
  [[]],
  {},
  { constructor: 1 },
  JSON.parse('{"__proto__":{"seats":9}}'),
  { seats: 'x'.repeat(20_000) },
]

export interface Table {
  readonly options: Json
  readonly seats: number
}

/** All pairs of options and seats that the game allows; each must be allowed with something. */
export function tables(game: AnyGame, { options, seats }: AnyConformance): Table[] {
  const pairs = options.flatMap((entry) => seats.map((count): Table => ({ options: entry, seats: count })))
  const allowed = pairs.filter((table) => game.readOptions(table.options, table.seats).ok)
  const unused = [
    ...options.filter((entry) => !allowed.some((table) => table.options === entry)).map(brief),
    ...seats.filter((count) => !allowed.some((table) => table.seats === count)).map((count) => `${count} seats`),
  ]
  if (unused.length > 0) throw new Violation('options', `never allowed: ${unused.join(', ')}`)
  return allowed
}

export function checkOptions({ game, options, seats, saw }: Trial): void {
  const read = game.readOptions(options, seats)
  if (!read.ok) throw new Violation('options', `${brief(options)} were refused: ${read.refusal.code}`)
  const text = textOf(read.value, 'the options')
  // A log holds the options as they were read, and a replay reads them again.
  const again = game.readOptions(copyOf(text), seats)
  if (!again.ok) throw new Violation('options', `${text} were read once and then refused: ${again.refusal.code}`)
  const reread = textOf(again.value, 'the options')
  if (reread !== text) throw new Violation('options', `${text} become ${reread} when read again`)
  for (const wrong of [game.seats.min - 1, game.seats.max + 1, seats + 0.5, Number.NaN])
    refusedWithCode(game.readOptions(options, wrong), `${wrong} seats`, true)
  for (const garbage of GARBAGE) refusedWithCode(game.readOptions(garbage, seats), brief(garbage), false)
  saw('options')
}

type Answer = { readonly ok: boolean; readonly refusal?: { readonly code: string } }

function refusedWithCode(answer: Answer, what: string, must: boolean): void {
  if (answer.ok && must) throw new Violation('options', `${what} were accepted`)
  if (!answer.ok && !answer.refusal?.code) throw new Violation('options', `${what} were refused without a code`)
}
