import { SUBSTANCE_ORDER } from '../../rush-md/amounts.ts'
import type { Terms } from '../../rush-md/texts.ts'
import { PLACES } from '../../rush-md/words.ts'
import { count, list } from '../grammar.ts'
import { places } from './places.ts'

const PIECES = {
  blue: { one: '# pillola blu', other: '# pillole blu' },
  orange: { one: '# pillola arancione', other: '# pillole arancioni' },
  white: { one: '# pillola bianca', other: '# pillole bianche' },
  yellow: { one: '# dose di farmaco giallo', other: '# dosi di farmaco giallo' },
  green: { one: '# dose di farmaco verde', other: '# dosi di farmaco verde' },
  drip: { one: '# flebo', other: '# flebo' },
  blood: { one: '# dose di sangue', other: '# dosi di sangue' },
  heart: { one: '# cuore', other: '# cuori' },
  kidney: { one: '# rene', other: '# reni' },
  bone: { one: '# osso', other: '# ossa' },
  lung: { one: '# polmone', other: '# polmoni' },
  syringe: { one: '# siringa', other: '# siringhe' },
} as const

export const amount: Terms['amount'] = ({ piece, count: n }) => count(n, PIECES[piece])
export const skill: Terms['skill'] = ({ count: n }) => count(n, { one: '# punto abilità', other: '# punti abilità' })
export const reputation: Terms['reputation'] = ({ count: n }) =>
  count(n, { one: '# punto reputazione', other: '# punti reputazione' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# paziente', other: '# pazienti' })

export const terms: Terms = {
  pieces: {
    blue: 'pillola blu',
    orange: 'pillola arancione',
    white: 'pillola bianca',
    yellow: 'farmaco giallo',
    green: 'farmaco verde',
    drip: 'flebo',
    blood: 'sangue',
    heart: 'cuore',
    kidney: 'rene',
    bone: 'osso',
    lung: 'polmone',
    syringe: 'siringa',
  },
  amount,
  doses({ doses }) {
    const given = SUBSTANCE_ORDER.flatMap((piece) => {
      const n = doses[piece] ?? 0
      return n > 0 ? [amount({ piece, count: n })] : []
    })
    return given.length === 0 ? 'niente' : list(given)
  },
  conditions: { stable: 'stabile', serious: 'grave', critical: 'critico' },
  symptoms: {
    infection: 'infezione',
    autoimmune: 'autoimmune',
    trauma: 'trauma',
    neuropsychological: 'neuropsicologico',
  },
  signs: {
    rods: 'bastoncini',
    spheres: 'palline',
    chains: 'catene',
    clusters: 'grappoli',
    spirals: 'spirali',
    commas: 'virgole',
    stars: 'stelle',
    threads: 'filamenti',
  },
  glasses: {
    red: 'il medico rosso',
    black: 'il medico nero',
    green: 'il medico verde',
    yellow: 'il medico giallo',
    nurse1: 'l’infermiere 1',
    nurse2: 'l’infermiere 2',
    nurse3: 'l’infermiere 3',
    nurse4: 'l’infermiere 4',
  },
  wards: { A: 'reparto A', B: 'reparto B' },
  tags: { ward: 'cura diretta', theatre: 'operazione', epidemic: 'epidemia' },
  moves: {
    culture: 'alla coltura',
    bloodTest: 'all’esame del sangue',
    xray: 'ai raggi X',
    mri: 'alla risonanza',
    theatreA: 'in sala operatoria A',
    theatreB: 'in sala operatoria B',
    ward: 'di nuovo in reparto',
  },
  space({ space }) {
    const { place, number } = PLACES[space]
    return number === null ? places[place].name : `${places[place].name}, casella ${number}`
  },
  losses: {
    oath: 'una regola delle clessidre infranta',
    xray: 'presa la lastra sbagliata',
    epidemic: 'pazienti senza la cura dell’epidemia',
    missedSign: 'un segno di contagio non notato',
    surplus: 'più cure del necessario',
    error: 'errore medico',
  },
  signals: {
    need: 'Mi serve questo!',
    mine: 'Ci penso io!',
    free: 'È libero!',
    help: 'Aiuto, per favore!',
    wait: 'Un momento!',
    hurry: 'Presto!',
    thanks: 'Grazie!',
    needPills: 'Servono pillole!',
    needMedicine: 'Serve farmaco giallo o verde!',
    needDrips: 'Servono flebo!',
    needSyringes: 'Servono siringhe!',
    needBlood: 'Serve sangue!',
    needOrgans: 'Servono organi!',
  },
  things: {
    inPatient: 'paziente ricoverato',
    outPatient: 'paziente esterno',
    diagnosis: 'diagnosi',
    effectiveness: 'efficacia',
    treatment: 'cura',
    surgery: 'operazione',
    reward: 'ricompensa',
    contagious: 'contagioso',
    epidemic: 'epidemia',
    goal: 'obiettivo',
    paper: 'articolo di ricerca',
    task: 'compito',
    action: 'azione',
    glass: 'clessidra',
    doctor: 'medico',
    nurse: 'infermiere',
    either: 'medico o infermiere',
    bed: 'letto',
    ward: 'reparto',
    skill: 'punti abilità',
    reputation: 'reputazione',
    store: 'deposito',
    pool: 'riserva',
    tweezers: 'pinzette',
  },
  patients,
  skill,
  reputation,
  round: ({ round }) => `Round ${round}`,
}
