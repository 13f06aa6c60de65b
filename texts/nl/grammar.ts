// What Dutch sentences are put together with.

import { lister } from '../lists.ts'
import { counter } from '../plurals.ts'

export const count = counter('nl')

/** Eén, twee en drie. */
export const list = lister(' en ')
