import type { GlassId } from '@grand-rounds/rush-md/ids'
import { SUBSTANCE_ORDER } from '../../rush-md/amounts.ts'
import type { Terms } from '../../rush-md/texts.ts'
import { PLACES } from '../../rush-md/words.ts'
import { count, list } from '../grammar.ts'
import { places } from './places.ts'

const PIECES = {
  blue: { one: '# blaue Pille', other: '# blaue Pillen' },
  orange: { one: '# orange Pille', other: '# orange Pillen' },
  white: { one: '# weiße Pille', other: '# weiße Pillen' },
  yellow: { one: '# Einheit gelbes Mittel', other: '# Einheiten gelbes Mittel' },
  green: { one: '# Einheit grünes Mittel', other: '# Einheiten grünes Mittel' },
  drip: { one: '# Infusion', other: '# Infusionen' },
  blood: { one: '# Einheit Blut', other: '# Einheiten Blut' },
  heart: { one: '# Herz', other: '# Herzen' },
  kidney: { one: '# Niere', other: '# Nieren' },
  bone: { one: '# Knochen', other: '# Knochen' },
  lung: { one: '# Lunge', other: '# Lungen' },
  syringe: { one: '# Spritze', other: '# Spritzen' },
} as const

export const amount: Terms['amount'] = ({ piece, count: n }) => count(n, PIECES[piece])
export const skill: Terms['skill'] = ({ count: n }) =>
  count(n, { one: '# Fähigkeitspunkt', other: '# Fähigkeitspunkte' })
export const reputation: Terms['reputation'] = ({ count: n }) => `${String(n)} Ansehen`
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# Patient', other: '# Patienten' })

/** In the accusative. */
export const glassObject: Readonly<Record<GlassId, string>> = {
  red: 'den roten Arzt',
  black: 'den schwarzen Arzt',
  green: 'den grünen Arzt',
  yellow: 'den gelben Arzt',
  nurse1: 'Krankenschwester 1',
  nurse2: 'Krankenschwester 2',
  nurse3: 'Krankenschwester 3',
  nurse4: 'Krankenschwester 4',
}

export const terms: Terms = {
  pieces: {
    blue: 'blaue Pille',
    orange: 'orange Pille',
    white: 'weiße Pille',
    yellow: 'gelbes Mittel',
    green: 'grünes Mittel',
    drip: 'Infusion',
    blood: 'Blut',
    heart: 'Herz',
    kidney: 'Niere',
    bone: 'Knochen',
    lung: 'Lunge',
    syringe: 'Spritze',
  },
  amount,
  doses({ doses }) {
    const given = SUBSTANCE_ORDER.flatMap((piece) => {
      const n = doses[piece] ?? 0
      return n > 0 ? [amount({ piece, count: n })] : []
    })
    return given.length === 0 ? 'nichts' : list(given)
  },
  conditions: { stable: 'stabil', serious: 'ernst', critical: 'kritisch' },
  symptoms: {
    infection: 'Infektion',
    autoimmune: 'autoimmun',
    trauma: 'Verletzung',
    neuropsychological: 'neuropsychologisch',
  },
  signs: {
    rods: 'Stäbchen',
    spheres: 'Kugeln',
    chains: 'Ketten',
    clusters: 'Trauben',
    spirals: 'Spiralen',
    commas: 'Kommas',
    stars: 'Sterne',
    threads: 'Fäden',
  },
  glasses: {
    red: 'der rote Arzt',
    black: 'der schwarze Arzt',
    green: 'der grüne Arzt',
    yellow: 'der gelbe Arzt',
    nurse1: 'Krankenschwester 1',
    nurse2: 'Krankenschwester 2',
    nurse3: 'Krankenschwester 3',
    nurse4: 'Krankenschwester 4',
  },
  wards: { A: 'Station A', B: 'Station B' },
  tags: { ward: 'direkte Behandlung', theatre: 'Operation', epidemic: 'Epidemie' },
  moves: {
    culture: 'zur Kultur',
    bloodTest: 'zum Bluttest',
    xray: 'zum Röntgen',
    mri: 'ins MRT',
    theatreA: 'in den OP A',
    theatreB: 'in den OP B',
    ward: 'zurück auf die Station',
  },
  space({ space }) {
    const { place, number } = PLACES[space]
    return number === null ? places[place].name : `${places[place].name}, Feld ${number}`
  },
  losses: {
    oath: 'eine Regel der Sanduhren gebrochen',
    xray: 'das falsche Röntgenbild genommen',
    epidemic: 'Patienten ohne die Behandlung der Epidemie',
    missedSign: 'ein Ansteckungszeichen übersehen',
    surplus: 'mehr Behandlung als nötig',
    error: 'Behandlungsfehler',
  },
  signals: {
    need: 'Das brauche ich!',
    mine: 'Das mache ich!',
    free: 'Das ist frei!',
    help: 'Hilfe, bitte!',
    wait: 'Einen Moment!',
    hurry: 'Schnell!',
    thanks: 'Danke!',
    needPills: 'Wir brauchen Pillen!',
    needMedicine: 'Wir brauchen gelbes oder grünes Mittel!',
    needDrips: 'Wir brauchen Infusionen!',
    needSyringes: 'Wir brauchen Spritzen!',
    needBlood: 'Wir brauchen Blut!',
    needOrgans: 'Wir brauchen Organe!',
  },
  things: {
    inPatient: 'stationärer Patient',
    outPatient: 'ambulanter Patient',
    diagnosis: 'Diagnose',
    effectiveness: 'Wirksamkeit',
    treatment: 'Behandlung',
    surgery: 'Operation',
    reward: 'Belohnung',
    contagious: 'ansteckend',
    epidemic: 'Epidemie',
    goal: 'Ziel',
    paper: 'Forschungsarbeit',
    task: 'Aufgabe',
    action: 'Aktion',
    glass: 'Sanduhr',
    doctor: 'Arzt',
    nurse: 'Krankenschwester',
    either: 'Arzt oder Krankenschwester',
    bed: 'Bett',
    ward: 'Station',
    skill: 'Fähigkeitspunkte',
    reputation: 'Ansehen',
    store: 'Lager',
    pool: 'Vorrat',
    tweezers: 'Pinzette',
  },
  patients,
  skill,
  reputation,
  round: ({ round }) => `Runde ${round}`,
}
