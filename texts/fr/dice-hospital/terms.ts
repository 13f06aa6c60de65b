import type { Colour } from '@grand-rounds/dice-hospital/ids'
import type { AmbulanceTexts, OwnTexts, Terms } from '../../dice-hospital/texts.ts'
import type { Die } from '../../dice-hospital/words.ts'
import { count, list, NBSP } from '../grammar.ts'

const colours: Terms['colours'] = {
  red: { name: 'rouge', shape: 'cœur' },
  yellow: { name: 'jaune', shape: 'soleil' },
  green: { name: 'vert', shape: 'feuille' },
}

/** 3 rouge. */
export function die({ colour, value, now }: Die): string {
  return now === colour
    ? `${value}${NBSP}${colours[colour].name}`
    : `${value}${NBSP}${colours[colour].name} (${colours[now].name} pour l’instant)`
}

/** Le 3 rouge. */
export function theDie(one: Die): string {
  return `le ${die(one)}`
}

export function dice(all: readonly Die[]): string {
  return list(all.map(die))
}

export function theDice(all: readonly Die[]): string {
  return list(all.map(theDie))
}

export const points: Terms['points'] = ({ count: n }) => count(n, { one: '# point', other: '# points' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# patient', other: '# patients' })

/** 2 rouges, 1 vert. */
export function colourCounts(counts: Readonly<Record<Colour, number>>): string {
  return (['red', 'yellow', 'green'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => count(counts[colour], { one: `# ${colours[colour].name}`, other: `# ${colours[colour].name}s` }))
    .join(', ')
}

export function countColours(all: readonly Colour[]): string {
  const of = (colour: Colour) => all.filter((one) => one === colour).length
  return colourCounts({ red: of('red'), yellow: of('yellow'), green: of('green') })
}

export const terms: Terms = {
  colours,
  meepleColours: { red: 'rouge', yellow: 'jaune', green: 'vert', blue: 'bleu' },
  nurse: { name: 'Infirmière', whom: 'une infirmière' },
  things: {
    hospital: 'hôpital',
    ward: 'salle',
    bed: 'lit',
    patient: 'patient',
    lounge: 'zone de sortie',
    mortuary: 'morgue',
    fatality: 'jeton Décès',
    bag: 'sac',
    box: 'boîte',
    bloodBag: 'poche de sang',
    ambulance: 'ambulance',
    improvement: 'amélioration',
    department: 'service',
    specialist: 'spécialiste',
    administrator: 'administrateur',
    eventCard: 'carte événement',
    report: 'rapport médical',
    firstPlayerToken: 'jeton Premier joueur',
  },
  die,
  patient({ colour, value, treated, now }) {
    const parts = [`patient ${colours[colour].name}, valeur ${value}`]
    if (treated) parts.push('traité')
    if (now !== colour) parts.push(`${colours[now].name} pour l’instant`)
    return parts.join(', ')
  },
  patients,
  points,
  bags: ({ count: n }) => count(n, { one: '# poche de sang', other: '# poches de sang' }),
  fatalities: ({ count: n }) => count(n, { one: '# décès', other: '# décès' }),
  nurses: ({ count: n }) => count(n, { one: '# infirmière', other: '# infirmières' }),
  round: ({ round }) => `Tour ${round}`,
}

export const ambulances: AmbulanceTexts = {
  name: ({ number }) => `Ambulance ${number}`,
  back: ({ number, spaces }) =>
    `Dos de l’ambulance ${number} : ${dice(spaces)}. Un patient convient par sa couleur ou par sa valeur.`,
}

export const own: OwnTexts = {
  card: 'Cette carte est de notre invention : aucun livret de règles ne la donne.',
  nameAndLine: 'Le nom et le caractère sont de notre invention ; l’effet est celui du livret de règles.',
}
