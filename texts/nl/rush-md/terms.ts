import { SUBSTANCE_ORDER } from '../../rush-md/amounts.ts'
import type { Terms } from '../../rush-md/texts.ts'
import { PLACES } from '../../rush-md/words.ts'
import { count, list } from '../grammar.ts'
import { places } from './places.ts'

const PIECES = {
  blue: { one: '# blauwe pil', other: '# blauwe pillen' },
  orange: { one: '# oranje pil', other: '# oranje pillen' },
  white: { one: '# witte pil', other: '# witte pillen' },
  yellow: { one: '# eenheid geel middel', other: '# eenheden geel middel' },
  green: { one: '# eenheid groen middel', other: '# eenheden groen middel' },
  drip: { one: '# infuus', other: '# infusen' },
  blood: { one: '# eenheid bloed', other: '# eenheden bloed' },
  heart: { one: '# hart', other: '# harten' },
  kidney: { one: '# nier', other: '# nieren' },
  bone: { one: '# bot', other: '# botten' },
  lung: { one: '# long', other: '# longen' },
  syringe: { one: '# spuit', other: '# spuiten' },
} as const

export const amount: Terms['amount'] = ({ piece, count: n }) => count(n, PIECES[piece])
export const skill: Terms['skill'] = ({ count: n }) =>
  count(n, { one: '# vaardigheidspunt', other: '# vaardigheidspunten' })
export const reputation: Terms['reputation'] = ({ count: n }) => `${String(n)} reputatie`
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# patiënt', other: '# patiënten' })

export const terms: Terms = {
  pieces: {
    blue: 'blauwe pil',
    orange: 'oranje pil',
    white: 'witte pil',
    yellow: 'geel middel',
    green: 'groen middel',
    drip: 'infuus',
    blood: 'bloed',
    heart: 'hart',
    kidney: 'nier',
    bone: 'bot',
    lung: 'long',
    syringe: 'spuit',
  },
  amount,
  doses({ doses }) {
    const given = SUBSTANCE_ORDER.flatMap((piece) => {
      const n = doses[piece] ?? 0
      return n > 0 ? [amount({ piece, count: n })] : []
    })
    return given.length === 0 ? 'niets' : list(given)
  },
  conditions: { stable: 'stabiel', serious: 'ernstig', critical: 'kritiek' },
  symptoms: {
    infection: 'infectie',
    autoimmune: 'auto-immuun',
    trauma: 'letsel',
    neuropsychological: 'neuropsychologisch',
  },
  signs: {
    rods: 'staafjes',
    spheres: 'bolletjes',
    chains: 'kettingen',
    clusters: 'trossen',
    spirals: 'spiralen',
    commas: 'komma’s',
    stars: 'sterren',
    threads: 'draden',
  },
  glasses: {
    red: 'de rode arts',
    black: 'de zwarte arts',
    green: 'de groene arts',
    yellow: 'de gele arts',
    nurse1: 'verpleegster 1',
    nurse2: 'verpleegster 2',
    nurse3: 'verpleegster 3',
    nurse4: 'verpleegster 4',
  },
  wards: { A: 'zaal A', B: 'zaal B' },
  tags: { ward: 'directe behandeling', theatre: 'operatie', epidemic: 'epidemie' },
  moves: {
    culture: 'naar de kweek',
    bloodTest: 'naar de bloedtest',
    xray: 'naar de röntgen',
    mri: 'naar de MRI',
    theatreA: 'naar operatiekamer A',
    theatreB: 'naar operatiekamer B',
    ward: 'terug naar de zaal',
  },
  space({ space }) {
    const { place, number } = PLACES[space]
    return number === null ? places[place].name : `${places[place].name}, plek ${number}`
  },
  losses: {
    oath: 'een regel van de zandlopers overtreden',
    xray: 'de verkeerde röntgenfoto genomen',
    epidemic: 'patiënten zonder de behandeling van de epidemie',
    missedSign: 'een besmettingsteken gemist',
    surplus: 'meer behandeling dan nodig',
    error: 'medische fout',
  },
  signals: {
    need: 'Dit heb ik nodig!',
    mine: 'Laat dit aan mij over!',
    free: 'Dit is vrij!',
    help: 'Help eens!',
    wait: 'Wacht even!',
    hurry: 'Schiet op!',
    thanks: 'Bedankt!',
    needPills: 'Er zijn pillen nodig!',
    needMedicine: 'Er is geel of groen middel nodig!',
    needDrips: 'Er zijn infusen nodig!',
    needSyringes: 'Er zijn spuiten nodig!',
    needBlood: 'Er is bloed nodig!',
    needOrgans: 'Er zijn organen nodig!',
  },
  things: {
    inPatient: 'opgenomen patiënt',
    outPatient: 'poliklinische patiënt',
    diagnosis: 'diagnose',
    effectiveness: 'werkzaamheid',
    treatment: 'behandeling',
    surgery: 'operatie',
    reward: 'beloning',
    contagious: 'besmettelijk',
    epidemic: 'epidemie',
    goal: 'doel',
    paper: 'onderzoeksartikel',
    task: 'opdracht',
    action: 'actie',
    glass: 'zandloper',
    doctor: 'arts',
    nurse: 'verpleegster',
    either: 'arts of verpleegster',
    bed: 'bed',
    ward: 'zaal',
    skill: 'vaardigheidspunten',
    reputation: 'reputatie',
    store: 'opslag',
    pool: 'voorraad',
    tweezers: 'pincet',
  },
  patients,
  skill,
  reputation,
  round: ({ round }) => `Ronde ${round}`,
}
