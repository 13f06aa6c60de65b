// From what the engine says to what a sentence is made of: seats become names, notation becomes dice. Ids stay
// ids, since only the language knows in which form it needs a card's name.

import type { AdministratorId, Command, Happening } from '@grand-rounds/dice-hospital/ids'
import { type Die, readDie, readTarget } from '@grand-rounds/dice-hospital/patient-notation'

export { type Die, readDie } from '@grand-rounds/dice-hospital/patient-notation'

/** Events name patients in notation, which is their only free text: everything else is an id. */
type Told<V> = V extends string
  ? string extends V
    ? Die
    : V
  : V extends readonly (infer Item)[]
    ? readonly Told<Item>[]
    : V extends object
      ? { readonly [K in keyof V]: Told<V[K]> }
      : V

type Key<K> = K extends 'type' | 'n' ? never : K extends 'seat' | 'first' ? 'who' : K

type WordsOf<H> = { readonly [K in keyof H as Key<K>]: K extends 'seat' | 'first' ? string : Told<H[K]> }

/** By type of event. */
export type EventWords = {
  readonly [H in Happening as H['type']]: H['type'] extends 'administratorsShown'
    ? { readonly shown: readonly { readonly who: string; readonly administrator: AdministratorId }[] }
    : WordsOf<H>
}

export type NameOf = (seat: number) => string

export function eventWords(event: Happening, nameOf: NameOf): object {
  if (event.type === 'administratorsShown') {
    return { shown: event.administrators.map((administrator, seat) => ({ who: nameOf(seat), administrator })) }
  }
  const words: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if ((key === 'seat' || key === 'first') && typeof value === 'number') words['who'] = nameOf(value)
    else words[key] = told(value)
  }
  return words
}

function told(value: unknown, read: (text: string) => Die | null = readDie): unknown {
  if (typeof value === 'string') return read(value) ?? value
  if (Array.isArray(value)) return value.map((one) => told(one, read))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, told(one, read)]))
  }
  return value
}

export function commandWords(command: Command): object {
  const words: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(command) as [string, unknown][]) words[key] = told(value, readTarget)
  if (command.type === 'place') words['specialist'] ??= null
  if (command.type === 'pickUp') words['space'] = command.space + 1
  return words
}
