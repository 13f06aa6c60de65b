import type { Colour } from '@grand-rounds/dice-hospital/ids'
import type { AmbulanceTexts, OwnTexts, Terms } from '../../dice-hospital/texts.ts'
import type { Die } from '../../dice-hospital/words.ts'
import { count, list } from '../grammar.ts'

const colours: Terms['colours'] = {
  red: { name: 'rot', shape: 'Herz' },
  yellow: { name: 'gelb', shape: 'Sonne' },
  green: { name: 'grün', shape: 'Blatt' },
}

const nouns: Readonly<Record<Colour, string>> = { red: 'Rot', yellow: 'Gelb', green: 'Grün' }

/** Numbers are feminine, so that this serves as subject and as object: (die, eine, keine) rote 3. */
export function die({ colour, value, now }: Die): string {
  const own = `${colours[colour].name}e ${value}`
  return now === colour ? own : `${own} (jetzt ${colours[now].name})`
}

export const theDie = (one: Die): string => `die ${die(one)}`
export const aDie = (one: Die): string => `eine ${die(one)}`

/** After a colon. */
export const dice = (all: readonly Die[]): string => list(all.map(die))
/** Inside a sentence. */
export const someDice = (all: readonly Die[]): string => list(all.map(aDie))
export const theDice = (all: readonly Die[]): string => list(all.map(theDie))

export const points: Terms['points'] = ({ count: n }) => count(n, { one: '# Punkt', other: '# Punkte' })
/** After 'mit' and 'bei'. */
export const pointsDative: Terms['points'] = ({ count: n }) => count(n, { one: '# Punkt', other: '# Punkten' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# Patient', other: '# Patienten' })

/** 2× Rot, 1× Grün: nothing to bend, whatever stands before it. */
export function colourCounts(counts: Readonly<Record<Colour, number>>): string {
  return (['red', 'yellow', 'green'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => `${counts[colour]}× ${nouns[colour]}`)
    .join(', ')
}

export function countColours(all: readonly Colour[]): string {
  const of = (colour: Colour) => all.filter((one) => one === colour).length
  return colourCounts({ red: of('red'), yellow: of('yellow'), green: of('green') })
}

export const terms: Terms = {
  colours,
  meepleColours: { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau' },
  nurse: { name: 'Schwester', whom: 'eine Krankenschwester' },
  things: {
    hospital: 'Krankenhaus',
    ward: 'Station',
    bed: 'Bett',
    patient: 'Patient',
    lounge: 'Entlassungsbereich',
    mortuary: 'Leichenhalle',
    fatality: 'Todesfallmarker',
    bag: 'Beutel',
    box: 'Schachtel',
    bloodBag: 'Blutbeutel',
    ambulance: 'Krankenwagen',
    improvement: 'Ausbau',
    department: 'Abteilung',
    specialist: 'Spezialist',
    administrator: 'Verwalter',
    eventCard: 'Ereigniskarte',
    report: 'Arztbericht',
    firstPlayerToken: 'Startspielermarker',
  },
  die,
  patient({ colour, value, treated, now }) {
    const parts = [`${colours[colour].name}er Patient, Wert ${value}`]
    if (treated) parts.push('behandelt')
    if (now !== colour) parts.push(`vorübergehend ${colours[now].name}`)
    return parts.join(', ')
  },
  patients,
  points,
  bags: ({ count: n }) => count(n, { one: '# Blutbeutel', other: '# Blutbeutel' }),
  fatalities: ({ count: n }) => count(n, { one: '# Todesfall', other: '# Todesfälle' }),
  nurses: ({ count: n }) => count(n, { one: '# Krankenschwester', other: '# Krankenschwestern' }),
  round: ({ round }) => `Runde ${round}`,
}

export const ambulances: AmbulanceTexts = {
  name: ({ number }) => `Krankenwagen ${number}`,
  back: ({ number, spaces }) =>
    `Rückseite von Krankenwagen ${number}: ${dice(spaces)}. Ein Patient passt nach Farbe oder nach Wert.`,
}

export const own: OwnTexts = {
  card: 'Diese Karte stammt von uns: Sie steht in keinem Regelheft.',
  nameAndLine: 'Name und Charakter stammen von uns; die Wirkung steht so im Regelheft.',
}
