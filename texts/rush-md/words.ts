// From what the engine says to what a sentence is made of: seats become names. Ids stay ids, since only the language
// knows in which form it needs a card's name.

import type { Happening, SpaceId } from '@grand-rounds/rush-md/ids'

type Key<K> = K extends 'type' | 'n' ? never : K extends 'seat' ? 'who' : K

type WordsOf<H> = { readonly [K in keyof H as Key<K>]: K extends 'seat' ? string : H[K] }

/** By type of event. */
export type EventWords = { readonly [H in Happening as H['type']]: WordsOf<H> }

export type NameOf = (seat: number) => string

export function eventWords(event: Happening, nameOf: NameOf): object {
  return 'seat' in event ? { ...event, who: nameOf(event.seat) } : event
}

/** Where glasses are put: spaces for the same work at the same spot are one place. */
export type PlaceId =
  | 'desk'
  | 'admission'
  | 'clinic'
  | 'wardA'
  | 'wardB'
  | 'culture'
  | 'bloodTest'
  | 'xray'
  | 'mri'
  | 'bloodBank'
  | 'pharmacy'
  | 'organStore'
  | 'theatreA'
  | 'theatreB'
  | 'theatreANurse'
  | 'theatreBNurse'
  | 'research'

/** The place of a space, and its number where the place has several. */
export const PLACES: Readonly<Record<SpaceId, { readonly place: PlaceId; readonly number: number | null }>> = {
  desk1: { place: 'desk', number: 1 },
  desk2: { place: 'desk', number: 2 },
  admission1: { place: 'admission', number: 1 },
  admission2: { place: 'admission', number: 2 },
  clinic1: { place: 'clinic', number: 1 },
  clinic2: { place: 'clinic', number: 2 },
  wardA: { place: 'wardA', number: null },
  wardB: { place: 'wardB', number: null },
  culture: { place: 'culture', number: null },
  bloodTest: { place: 'bloodTest', number: null },
  xray: { place: 'xray', number: null },
  mri: { place: 'mri', number: null },
  bloodBank: { place: 'bloodBank', number: null },
  pharmacy1: { place: 'pharmacy', number: 1 },
  pharmacy2: { place: 'pharmacy', number: 2 },
  pharmacy3: { place: 'pharmacy', number: 3 },
  organStore: { place: 'organStore', number: null },
  theatreA: { place: 'theatreA', number: null },
  theatreANurse1: { place: 'theatreANurse', number: 1 },
  theatreANurse2: { place: 'theatreANurse', number: 2 },
  theatreB: { place: 'theatreB', number: null },
  theatreBNurse1: { place: 'theatreBNurse', number: 1 },
  theatreBNurse2: { place: 'theatreBNurse', number: 2 },
  research1: { place: 'research', number: 1 },
  research2: { place: 'research', number: 2 },
  research3: { place: 'research', number: 3 },
}
