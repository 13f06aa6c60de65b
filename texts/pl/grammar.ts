// What Polish sentences are put together with. Names of players are never bent and their gender is not known:
// they stand as subject of the present tense, or by themselves after a colon.

import { counter } from '../plurals.ts'

export const count = counter('pl')

/** Where no line may break: between a colour and its number, and after a word of one letter. */
export const NBSP = '\u00A0'

const and = new Intl.ListFormat('pl', { type: 'conjunction' })
const or = new Intl.ListFormat('pl', { type: 'disjunction' })

/** Jeden, dwa i trzy. */
export function list(items: readonly string[]): string {
  return and.format(items).replaceAll(' i ', ` i${NBSP}`)
}

/** Jeden lub dwa. */
export function choice(items: readonly string[]): string {
  return or.format(items)
}
