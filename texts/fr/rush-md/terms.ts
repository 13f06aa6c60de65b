import { SUBSTANCE_ORDER } from '../../rush-md/amounts.ts'
import type { Terms } from '../../rush-md/texts.ts'
import { PLACES } from '../../rush-md/words.ts'
import { count, list } from '../grammar.ts'
import { places } from './places.ts'

const PIECES = {
  blue: { one: '# pilule bleue', other: '# pilules bleues' },
  orange: { one: '# pilule orange', other: '# pilules orange' },
  white: { one: '# pilule blanche', other: '# pilules blanches' },
  yellow: { one: '# dose de produit jaune', other: '# doses de produit jaune' },
  green: { one: '# dose de produit vert', other: '# doses de produit vert' },
  drip: { one: '# perfusion', other: '# perfusions' },
  blood: { one: '# dose de sang', other: '# doses de sang' },
  heart: { one: '# cœur', other: '# cœurs' },
  kidney: { one: '# rein', other: '# reins' },
  bone: { one: '# os', other: '# os' },
  lung: { one: '# poumon', other: '# poumons' },
  syringe: { one: '# seringue', other: '# seringues' },
} as const

export const amount: Terms['amount'] = ({ piece, count: n }) => count(n, PIECES[piece])
export const skill: Terms['skill'] = ({ count: n }) =>
  count(n, { one: '# point de compétence', other: '# points de compétence' })
export const reputation: Terms['reputation'] = ({ count: n }) =>
  count(n, { one: '# point de réputation', other: '# points de réputation' })
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# patient', other: '# patients' })

export const terms: Terms = {
  pieces: {
    blue: 'pilule bleue',
    orange: 'pilule orange',
    white: 'pilule blanche',
    yellow: 'produit jaune',
    green: 'produit vert',
    drip: 'perfusion',
    blood: 'sang',
    heart: 'cœur',
    kidney: 'rein',
    bone: 'os',
    lung: 'poumon',
    syringe: 'seringue',
  },
  amount,
  doses({ doses }) {
    const given = SUBSTANCE_ORDER.flatMap((piece) => {
      const n = doses[piece] ?? 0
      return n > 0 ? [amount({ piece, count: n })] : []
    })
    return given.length === 0 ? 'rien' : list(given)
  },
  conditions: { stable: 'stable', serious: 'grave', critical: 'critique' },
  symptoms: {
    infection: 'infection',
    autoimmune: 'auto-immun',
    trauma: 'traumatisme',
    neuropsychological: 'neuropsychologique',
  },
  signs: {
    rods: 'bâtonnets',
    spheres: 'billes',
    chains: 'chaînes',
    clusters: 'grappes',
    spirals: 'spirales',
    commas: 'virgules',
    stars: 'étoiles',
    threads: 'filaments',
  },
  glasses: {
    red: 'le médecin rouge',
    black: 'le médecin noir',
    green: 'le médecin vert',
    yellow: 'le médecin jaune',
    nurse1: 'l’infirmière 1',
    nurse2: 'l’infirmière 2',
    nurse3: 'l’infirmière 3',
    nurse4: 'l’infirmière 4',
  },
  wards: { A: 'salle A', B: 'salle B' },
  tags: { ward: 'traitement direct', theatre: 'opération', epidemic: 'épidémie' },
  moves: {
    culture: 'à la culture',
    bloodTest: 'à l’analyse de sang',
    xray: 'à la radio',
    mri: 'à l’IRM',
    theatreA: 'au bloc A',
    theatreB: 'au bloc B',
    ward: 'dans sa salle',
  },
  space({ space }) {
    const { place, number } = PLACES[space]
    return number === null ? places[place].name : `${places[place].name}, case ${number}`
  },
  losses: {
    oath: 'une règle des sabliers enfreinte',
    xray: 'la mauvaise radio prise',
    epidemic: 'des patients sans le traitement de l’épidémie',
    missedSign: 'un signe de contagion manqué',
    surplus: 'plus de traitement que nécessaire',
    error: 'erreur médicale',
  },
  signals: {
    need: 'Il me faut ceci !',
    mine: 'Je m’en occupe !',
    free: 'C’est libre !',
    help: 'À l’aide !',
    wait: 'Un instant !',
    hurry: 'Vite !',
    thanks: 'Merci !',
    needPills: 'Il faut des pilules !',
    needMedicine: 'Il faut du produit jaune ou vert !',
    needDrips: 'Il faut des perfusions !',
    needSyringes: 'Il faut des seringues !',
    needBlood: 'Il faut du sang !',
    needOrgans: 'Il faut des organes !',
  },
  things: {
    inPatient: 'patient hospitalisé',
    outPatient: 'patient externe',
    diagnosis: 'diagnostic',
    effectiveness: 'efficacité',
    treatment: 'traitement',
    surgery: 'opération',
    reward: 'récompense',
    contagious: 'contagieux',
    epidemic: 'épidémie',
    goal: 'objectif',
    paper: 'article de recherche',
    task: 'mission',
    action: 'action',
    glass: 'sablier',
    doctor: 'médecin',
    nurse: 'infirmière',
    either: 'médecin ou infirmière',
    bed: 'lit',
    ward: 'salle',
    skill: 'points de compétence',
    reputation: 'réputation',
    store: 'stock',
    pool: 'réserve générale',
    tweezers: 'pince',
  },
  patients,
  skill,
  reputation,
  round: ({ round }) => `Tour ${round}`,
}
