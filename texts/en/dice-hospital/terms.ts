import type { Colour } from '@grand-rounds/dice-hospital/ids'
import type { AmbulanceTexts, OwnTexts, Terms } from '../../dice-hospital/texts.ts'
import type { Die } from '../../dice-hospital/words.ts'
import { count, list } from '../grammar.ts'

const colours: Terms['colours'] = {
  red: { name: 'red', shape: 'heart' },
  yellow: { name: 'yellow', shape: 'sun' },
  green: { name: 'green', shape: 'leaf' },
}

export function die({ colour, value, now }: Die): string {
  return now === colour
    ? `${colours[colour].name} ${value}`
    : `${colours[colour].name} ${value} (now ${colours[now].name})`
}

export function dice(all: readonly Die[]): string {
  return list(all.map(die))
}

export const points: Terms['points'] = ({ count: n }) => count(n, { one: '# point', other: '# points' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# patient', other: '# patients' })

/** 2 red, 1 green. */
export function colourCounts(counts: Readonly<Record<Colour, number>>): string {
  return (['red', 'yellow', 'green'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => `${counts[colour]} ${colours[colour].name}`)
    .join(', ')
}

export function countColours(all: readonly Colour[]): string {
  const of = (colour: Colour) => all.filter((one) => one === colour).length
  return colourCounts({ red: of('red'), yellow: of('yellow'), green: of('green') })
}

export const terms: Terms = {
  colours,
  meepleColours: { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue' },
  nurse: { name: 'Nurse', whom: 'a nurse' },
  things: {
    hospital: 'hospital',
    ward: 'ward',
    bed: 'bed',
    patient: 'patient',
    lounge: 'discharge lounge',
    mortuary: 'mortuary',
    fatality: 'fatality token',
    bag: 'bag',
    box: 'box',
    bloodBag: 'blood bag',
    ambulance: 'ambulance',
    improvement: 'improvement',
    department: 'department',
    specialist: 'specialist',
    administrator: 'administrator',
    eventCard: 'event card',
    report: 'medical report',
    firstPlayerToken: 'first-player token',
  },
  die,
  patient({ colour, value, treated, now }) {
    const parts = [`${colours[colour].name} patient, value ${value}`]
    if (treated) parts.push('treated')
    if (now !== colour) parts.push(`${colours[now].name} for now`)
    return parts.join(', ')
  },
  patients,
  points,
  bags: ({ count: n }) => count(n, { one: '# blood bag', other: '# blood bags' }),
  fatalities: ({ count: n }) => count(n, { one: '# fatality', other: '# fatalities' }),
  nurses: ({ count: n }) => count(n, { one: '# nurse', other: '# nurses' }),
  round: ({ round }) => `Round ${round}`,
}

export const ambulances: AmbulanceTexts = {
  name: ({ number }) => `Ambulance ${number}`,
  back: ({ number, spaces }) => `Back of ambulance ${number}: ${dice(spaces)}. A patient fits by colour or by value.`,
}

export const own: OwnTexts = {
  card: 'This card is our own: no rulebook lists it.',
  nameAndLine: 'The name and the character are our own; the effect is the rulebook’s.',
}
