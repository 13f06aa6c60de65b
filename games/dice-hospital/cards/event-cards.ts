// The event cards. No book lists them: these fifteen are our own.

import type { DepartmentId } from './departments.ts'

export const EVENT_CARD_IDS = [
  'bloodDrive',
  'expiredStock',
  'quietNight',
  'heatWave',
  'openHouse',
  'inspection',
  'clericalError',
  'shortStaffed',
  'agencyNurse',
  'icyRoads',
  'mildWeather',
  'brokenBed',
  'powerCut',
  'freshBlood',
  'pressDay',
] as const
export type EventCardId = (typeof EVENT_CARD_IDS)[number]

/** Happens once, when the card is revealed. A patient whom it changes does not count as treated. */
export type OneOff =
  | { readonly kind: 'bags'; readonly change: 1 | -1 }
  | { readonly kind: 'patients'; readonly values: readonly [number, number]; readonly change: 1 | -1 }
  /** One more department and one more specialist to choose from this round. */
  | { readonly kind: 'row' }
  | { readonly kind: 'pointForEachFatality'; readonly change: -1 }
  | { readonly kind: 'fatalities'; readonly change: -1 }

/** Holds for the round. */
export type Lasting =
  | { readonly kind: 'nurses'; readonly change: 1 | -1 }
  /** A value rolled at intake counts as another. */
  | { readonly kind: 'intake'; readonly rolled: number; readonly countsAs: number }
  | { readonly kind: 'beds'; readonly beds: number }
  | { readonly kind: 'closed'; readonly department: DepartmentId }
  | { readonly kind: 'bagHeals'; readonly steps: number }
  | { readonly kind: 'pointForDischarging'; readonly atLeast: number }

export const EVENT_CARDS: Readonly<
  Record<
    EventCardId,
    { readonly lasts: false; readonly effect: OneOff } | { readonly lasts: true; readonly effect: Lasting }
  >
> = {
  bloodDrive: { lasts: false, effect: { kind: 'bags', change: 1 } },
  expiredStock: { lasts: false, effect: { kind: 'bags', change: -1 } },
  quietNight: { lasts: false, effect: { kind: 'patients', values: [1, 2], change: 1 } },
  heatWave: { lasts: false, effect: { kind: 'patients', values: [5, 6], change: -1 } },
  openHouse: { lasts: false, effect: { kind: 'row' } },
  inspection: { lasts: false, effect: { kind: 'pointForEachFatality', change: -1 } },
  clericalError: { lasts: false, effect: { kind: 'fatalities', change: -1 } },
  shortStaffed: { lasts: true, effect: { kind: 'nurses', change: -1 } },
  agencyNurse: { lasts: true, effect: { kind: 'nurses', change: 1 } },
  icyRoads: { lasts: true, effect: { kind: 'intake', rolled: 5, countsAs: 4 } },
  mildWeather: { lasts: true, effect: { kind: 'intake', rolled: 2, countsAs: 3 } },
  brokenBed: { lasts: true, effect: { kind: 'beds', beds: 11 } },
  powerCut: { lasts: true, effect: { kind: 'closed', department: 'imaging' } },
  freshBlood: { lasts: true, effect: { kind: 'bagHeals', steps: 2 } },
  pressDay: { lasts: true, effect: { kind: 'pointForDischarging', atLeast: 3 } },
}

/** The lasting effect of this kind that holds now, if any. */
export function lasting<K extends Lasting['kind']>(
  event: EventCardId | null,
  kind: K,
): Extract<Lasting, { kind: K }> | null {
  if (event === null) return null
  const card = EVENT_CARDS[event]
  return card.lasts && card.effect.kind === kind ? (card.effect as Extract<Lasting, { kind: K }>) : null
}
