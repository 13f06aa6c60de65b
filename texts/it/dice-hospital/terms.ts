import type { Colour } from '@grand-rounds/dice-hospital/ids'
import type { AmbulanceTexts, OwnTexts, Terms } from '../../dice-hospital/texts.ts'
import type { Die } from '../../dice-hospital/words.ts'
import { count, list, NBSP } from '../grammar.ts'

const colours: Terms['colours'] = {
  red: { name: 'rosso', shape: 'cuore' },
  yellow: { name: 'giallo', shape: 'sole' },
  green: { name: 'verde', shape: 'foglia' },
}

const PLURAL: Readonly<Record<Colour, string>> = { red: 'rossi', yellow: 'gialli', green: 'verdi' }

/** 3 rosso. */
export function die({ colour, value, now }: Die): string {
  return now === colour
    ? `${value}${NBSP}${colours[colour].name}`
    : `${value}${NBSP}${colours[colour].name} (per ora ${colours[now].name})`
}

/** Il 3 rosso; l’1 rosso. */
export function theDie(one: Die): string {
  return one.value === 1 ? `l’${die(one)}` : `il ${die(one)}`
}

export function dice(all: readonly Die[]): string {
  return list(all.map(die))
}

export function theDice(all: readonly Die[]): string {
  return list(all.map(theDie))
}

export const points: Terms['points'] = ({ count: n }) => count(n, { one: '# punto', other: '# punti' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# paziente', other: '# pazienti' })

/** 2 rossi, 1 verde. */
export function colourCounts(counts: Readonly<Record<Colour, number>>): string {
  return (['red', 'yellow', 'green'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => count(counts[colour], { one: `# ${colours[colour].name}`, other: `# ${PLURAL[colour]}` }))
    .join(', ')
}

export function countColours(all: readonly Colour[]): string {
  const of = (colour: Colour) => all.filter((one) => one === colour).length
  return colourCounts({ red: of('red'), yellow: of('yellow'), green: of('green') })
}

export const terms: Terms = {
  colours,
  meepleColours: { red: 'rosso', yellow: 'giallo', green: 'verde', blue: 'blu' },
  nurse: { name: 'Infermiere', whom: 'un infermiere' },
  things: {
    hospital: 'ospedale',
    ward: 'reparto',
    bed: 'letto',
    patient: 'paziente',
    lounge: 'area di dimissione',
    mortuary: 'obitorio',
    fatality: 'segnalino decesso',
    bag: 'sacchetto',
    box: 'scatola',
    bloodBag: 'sacca di sangue',
    ambulance: 'ambulanza',
    improvement: 'miglioramento',
    department: 'dipartimento',
    specialist: 'specialista',
    administrator: 'amministratore',
    eventCard: 'carta evento',
    report: 'rapporto medico',
    firstPlayerToken: 'segnalino primo giocatore',
  },
  die,
  patient({ colour, value, treated, now }) {
    const parts = [`paziente ${colours[colour].name}, valore ${value}`]
    if (treated) parts.push('trattato')
    if (now !== colour) parts.push(`per ora ${colours[now].name}`)
    return parts.join(', ')
  },
  patients,
  points,
  bags: ({ count: n }) => count(n, { one: '# sacca di sangue', other: '# sacche di sangue' }),
  fatalities: ({ count: n }) => count(n, { one: '# decesso', other: '# decessi' }),
  nurses: ({ count: n }) => count(n, { one: '# infermiere', other: '# infermieri' }),
  round: ({ round }) => `Round ${round}`,
}

export const ambulances: AmbulanceTexts = {
  name: ({ number }) => `Ambulanza ${number}`,
  back: ({ number, spaces }) =>
    `Retro dell’ambulanza ${number}: ${dice(spaces)}. Un paziente va bene per colore o per valore.`,
}

export const own: OwnTexts = {
  card: 'Questa carta è nostra: non si trova in nessun regolamento.',
  nameAndLine: 'Nome e carattere sono nostri; l’effetto è quello del regolamento.',
}
