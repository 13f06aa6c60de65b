// What French sentences are put together with. Cards and prompts speak in the infinitive; who is addressed is vous, as
// in the book. The space before : ; ? ! and inside « » is the narrow one that no line breaks at.

import { lister } from '../lists.ts'
import { counter } from '../plurals.ts'

export const count = counter('fr')

/** Between a number and its colour: no line breaks there. */
export const NBSP = '\u00A0'

/** Un, deux et trois. */
export const list = lister(' et ')

/** Un ou deux. */
export const choice = lister(' ou ')

/** Of something with its article: du Chirurgien, de l’Urologue, des Urgences. */
export function of(thing: string): string {
  if (thing.startsWith('le ')) return `du ${thing.slice(3)}`
  if (thing.startsWith('les ')) return `des ${thing.slice(4)}`
  return `de ${thing}`
}

/** Au Chirurgien, à l’Urologue. */
export function to(thing: string): string {
  return thing.startsWith('le ') ? `au ${thing.slice(3)}` : `à ${thing}`
}
