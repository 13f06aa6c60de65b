// What Polish sentences are put together with. Names of players are never bent and their gender is not known:
// they stand as subject of the present tense, or by themselves after a colon.

import { lister } from '../lists.ts'
import { counter } from '../plurals.ts'

export const count = counter('pl')

/** Where no line may break: between a colour and its number, and after a word of one letter. */
export const NBSP = '\u00A0'

/** Jeden, dwa i trzy. */
export const list = lister(` i${NBSP}`)

/** Jeden lub dwa. */
export const choice = lister(' lub ')
