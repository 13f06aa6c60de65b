import type { Colour } from '@grand-rounds/dice-hospital/ids'
import type { AmbulanceTexts, OwnTexts, Terms } from '../../dice-hospital/texts.ts'
import type { Die } from '../../dice-hospital/words.ts'
import { count, list } from '../grammar.ts'

const colours: Terms['colours'] = {
  red: { name: 'rood', shape: 'hart' },
  yellow: { name: 'geel', shape: 'zon' },
  green: { name: 'groen', shape: 'blad' },
}

/** Before a noun or a value: rode 3. */
const bent: Readonly<Record<Colour, string>> = { red: 'rode', yellow: 'gele', green: 'groene' }

export function die({ colour, value, now }: Die): string {
  return now === colour ? `${bent[colour]} ${value}` : `${bent[colour]} ${value} (nu ${colours[now].name})`
}

export const theDie = (one: Die): string => `de ${die(one)}`
export const aDie = (one: Die): string => `een ${die(one)}`

/** After a colon. */
export const dice = (all: readonly Die[]): string => list(all.map(die))
/** Inside a sentence. */
export const someDice = (all: readonly Die[]): string => list(all.map(aDie))
export const theDice = (all: readonly Die[]): string => list(all.map(theDie))

export const points: Terms['points'] = ({ count: n }) => count(n, { one: '# punt', other: '# punten' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# patiënt', other: '# patiënten' })

/** 2 rode, 1 groene. */
export function colourCounts(counts: Readonly<Record<Colour, number>>): string {
  return (['red', 'yellow', 'green'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => `${counts[colour]} ${bent[colour]}`)
    .join(', ')
}

export function countColours(all: readonly Colour[]): string {
  const of = (colour: Colour) => all.filter((one) => one === colour).length
  return colourCounts({ red: of('red'), yellow: of('yellow'), green: of('green') })
}

export const terms: Terms = {
  colours,
  meepleColours: { red: 'rood', yellow: 'geel', green: 'groen', blue: 'blauw' },
  nurse: { name: 'Verpleegster', whom: 'een verpleegster' },
  things: {
    hospital: 'ziekenhuis',
    ward: 'ziekenzaal',
    bed: 'bed',
    patient: 'patiënt',
    lounge: 'ontslaglounge',
    mortuary: 'mortuarium',
    fatality: 'overlijdensfiche',
    bag: 'zak',
    box: 'doos',
    bloodBag: 'bloedzak',
    ambulance: 'ziekenwagen',
    improvement: 'verbetering',
    department: 'afdeling',
    specialist: 'specialist',
    administrator: 'beheerder',
    eventCard: 'gebeurteniskaart',
    report: 'medisch rapport',
    firstPlayerToken: 'startspelerfiche',
  },
  die,
  patient({ colour, value, treated, now }) {
    const parts = [`${bent[colour]} patiënt, waarde ${value}`]
    if (treated) parts.push('behandeld')
    if (now !== colour) parts.push(`voorlopig ${colours[now].name}`)
    return parts.join(', ')
  },
  patients,
  points,
  bags: ({ count: n }) => count(n, { one: '# bloedzak', other: '# bloedzakken' }),
  fatalities: ({ count: n }) => count(n, { one: '# overlijdensfiche', other: '# overlijdensfiches' }),
  nurses: ({ count: n }) => count(n, { one: '# verpleegster', other: '# verpleegsters' }),
  round: ({ round }) => `Ronde ${round}`,
}

export const ambulances: AmbulanceTexts = {
  name: ({ number }) => `Ziekenwagen ${number}`,
  back: ({ number, spaces }) =>
    `Achterkant van ziekenwagen ${number}: ${dice(spaces)}. Een patiënt past op kleur of op waarde.`,
}

export const own: OwnTexts = {
  card: 'Deze kaart is van onszelf: ze staat in geen enkel spelregelboek.',
  nameAndLine: 'De naam en het karakter zijn van onszelf; het effect komt uit het spelregelboek.',
}
