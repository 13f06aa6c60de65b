import type { Colour } from '@grand-rounds/dice-hospital/ids'
import type { AmbulanceTexts, OwnTexts, Terms } from '../../dice-hospital/texts.ts'
import type { Die } from '../../dice-hospital/words.ts'
import { count, list, NBSP } from '../grammar.ts'

const colours: Terms['colours'] = {
  red: { name: 'czerwony', shape: 'serce' },
  yellow: { name: 'żółty', shape: 'słońce' },
  green: { name: 'zielony', shape: 'liść' },
}

const STEM: Readonly<Record<Colour, string>> = { red: 'czerwon', yellow: 'żółt', green: 'zielon' }

/** A die is a number, and numbers are feminine: czerwona trójka. */
type Form = (colour: Colour) => string
const nominative: Form = (colour) => `${STEM[colour]}a`
const accusative: Form = (colour) => `${STEM[colour]}ą`
const genitive: Form = (colour) => `${STEM[colour]}ej`

const inForm =
  (form: Form) =>
  ({ colour, value, now }: Die): string =>
    now === colour ? `${form(colour)}${NBSP}${value}` : `${form(colour)}${NBSP}${value} (teraz ${form(now)})`

/** Czerwona 3. */
export const die = inForm(nominative)
/** Leczy czerwoną 3; rzuca czerwoną 3 (narzędnik has the same form). */
export const dieObject = inForm(accusative)
/** Dla czerwonej 3. */
export const ofDie = inForm(genitive)
/** Czerwona and czerwoną, without the number. */
export const colourNominative = nominative
export const colourObject = accusative

export function dice(all: readonly Die[]): string {
  return list(all.map(die))
}

export function diceObject(all: readonly Die[]): string {
  return list(all.map(dieObject))
}

export const points: Terms['points'] = ({ count: n }) =>
  count(n, { one: '# punkt', few: '# punkty', many: '# punktów' })
export const patients: Terms['patients'] = ({ count: n }) =>
  count(n, { one: '# pacjent', few: '# pacjentów', many: '# pacjentów' })

type ByColour = (colour: Colour, n: number) => string

function eachColour(counts: Readonly<Record<Colour, number>>, say: ByColour): string {
  return (['red', 'yellow', 'green'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => say(colour, counts[colour]))
    .join(', ')
}

const counted = (all: readonly Colour[]): Readonly<Record<Colour, number>> => {
  const of = (colour: Colour) => all.filter((one) => one === colour).length
  return { red: of('red'), yellow: of('yellow'), green: of('green') }
}

/** Of dice: 2 czerwone, 1 zielona. */
export function colourCounts(counts: Readonly<Record<Colour, number>>): string {
  return eachColour(counts, (colour, n) =>
    count(n, { one: `# ${STEM[colour]}a`, few: `# ${STEM[colour]}e`, many: `# ${STEM[colour]}ych` }),
  )
}

export function countColours(all: readonly Colour[]): string {
  return colourCounts(counted(all))
}

/** Of patients, after a verb: 2 czerwonych, 1 zielonego. */
export function countPatients(all: readonly Colour[]): string {
  return eachColour(counted(all), (colour, n) =>
    count(n, { one: `# ${STEM[colour]}ego`, few: `# ${STEM[colour]}ych`, many: `# ${STEM[colour]}ych` }),
  )
}

export const terms: Terms = {
  colours,
  meepleColours: { red: 'czerwony', yellow: 'żółty', green: 'zielony', blue: 'niebieski' },
  nurse: { name: 'Pielęgniarka', whom: 'pielęgniarkę' },
  things: {
    hospital: 'szpital',
    ward: 'sala',
    bed: 'łóżko',
    patient: 'pacjent',
    lounge: 'strefa wypisów',
    mortuary: 'kostnica',
    fatality: 'żeton zgonu',
    bag: 'woreczek',
    box: 'pudełko',
    bloodBag: 'jednostka krwi',
    ambulance: 'karetka',
    improvement: 'ulepszenie',
    department: 'oddział',
    specialist: 'specjalista',
    administrator: 'dyrektor',
    eventCard: 'karta wydarzenia',
    report: 'raport medyczny',
    firstPlayerToken: 'znacznik pierwszego gracza',
  },
  die,
  patient({ colour, value, treated, now }) {
    const parts = [`${colours[colour].name} pacjent, wartość ${value}`]
    if (treated) parts.push('opatrzony')
    if (now !== colour) parts.push(`na razie ${colours[now].name}`)
    return parts.join(', ')
  },
  patients,
  points,
  bags: ({ count: n }) => count(n, { one: '# jednostka krwi', few: '# jednostki krwi', many: '# jednostek krwi' }),
  fatalities: ({ count: n }) => count(n, { one: '# zgon', few: '# zgony', many: '# zgonów' }),
  nurses: ({ count: n }) => count(n, { one: '# pielęgniarka', few: '# pielęgniarki', many: '# pielęgniarek' }),
  round: ({ round }) => `Runda ${round}`,
}

export const ambulances: AmbulanceTexts = {
  name: ({ number }) => `Karetka ${number}`,
  back: ({ number, spaces }) => `Tył karetki ${number}: ${dice(spaces)}. Pacjent pasuje kolorem albo wartością.`,
}

export const own: OwnTexts = {
  card: 'To nasza własna karta: nie ma jej w żadnej instrukcji.',
  nameAndLine: 'Imię, nazwisko i charakter są nasze własne; efekt pochodzi z instrukcji.',
}
