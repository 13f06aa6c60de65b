// What German sentences are put together with.

import { lister } from '../lists.ts'
import { counter } from '../plurals.ts'

export const count = counter('de')

/** Eins, zwei und drei. */
export const list = lister(' und ')
