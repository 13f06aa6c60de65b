// What English sentences are put together with.

import { lister } from '../lists.ts'
import { counter } from '../plurals.ts'

export const count = counter('en')

/** One, two and three. */
export const list = lister(' and ')
