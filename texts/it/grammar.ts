// What Italian sentences are put together with.

import { lister } from '../lists.ts'
import { counter } from '../plurals.ts'

export const count = counter('it')

/** Between a number and its colour: no line breaks there. */
export const NBSP = '\u00A0'

/** Uno, due e tre. */
export const list = lister(' e ')

/** Uno o due. */
export const choice = lister(' o ')

/** A preposition melts into the article that begins what follows, if one does. */
function melted(alone: string, stem: string, thing: string): string {
  if (thing.startsWith('il ')) return `${stem}l ${thing.slice(3)}`
  return /^(?:lo |la |l’)/.test(thing) ? `${stem}l${thing}` : `${alone} ${thing}`
}

/** Del Chirurgo, dell’Urologo, dello Studente. */
export const of = (thing: string) => melted('di', 'de', thing)
/** Al Chirurgo, all’Urologo. */
export const to = (thing: string) => melted('a', 'a', thing)
/** Sul 3 rosso, sull’1 rosso. */
export const on = (thing: string) => melted('su', 'su', thing)
