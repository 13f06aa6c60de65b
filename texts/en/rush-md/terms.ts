import { SUBSTANCE_ORDER } from '../../rush-md/amounts.ts'
import type { Terms } from '../../rush-md/texts.ts'
import { PLACES } from '../../rush-md/words.ts'
import { count, list } from '../grammar.ts'
import { places } from './places.ts'

const PIECES = {
  blue: { one: '# blue pill', other: '# blue pills' },
  orange: { one: '# orange pill', other: '# orange pills' },
  white: { one: '# white pill', other: '# white pills' },
  yellow: { one: '# unit of yellow medicine', other: '# units of yellow medicine' },
  green: { one: '# unit of green medicine', other: '# units of green medicine' },
  drip: { one: '# drip', other: '# drips' },
  blood: { one: '# unit of blood', other: '# units of blood' },
  heart: { one: '# heart', other: '# hearts' },
  kidney: { one: '# kidney', other: '# kidneys' },
  bone: { one: '# bone', other: '# bones' },
  lung: { one: '# lung', other: '# lungs' },
  syringe: { one: '# syringe', other: '# syringes' },
} as const

export const amount: Terms['amount'] = ({ piece, count: n }) => count(n, PIECES[piece])
export const skill: Terms['skill'] = ({ count: n }) => count(n, { one: '# skill point', other: '# skill points' })
export const reputation: Terms['reputation'] = ({ count: n }) => `${String(n)} reputation`
export const patients: Terms['patients'] = ({ count: n }) => count(n, { one: '# patient', other: '# patients' })

export const terms: Terms = {
  pieces: {
    blue: 'blue pill',
    orange: 'orange pill',
    white: 'white pill',
    yellow: 'yellow medicine',
    green: 'green medicine',
    drip: 'drip',
    blood: 'blood',
    heart: 'heart',
    kidney: 'kidney',
    bone: 'bone',
    lung: 'lung',
    syringe: 'syringe',
  },
  amount,
  doses({ doses }) {
    const given = SUBSTANCE_ORDER.flatMap((piece) => {
      const n = doses[piece] ?? 0
      return n > 0 ? [amount({ piece, count: n })] : []
    })
    return given.length === 0 ? 'nothing' : list(given)
  },
  conditions: { stable: 'stable', serious: 'serious', critical: 'critical' },
  symptoms: {
    infection: 'infection',
    autoimmune: 'autoimmune',
    trauma: 'physical trauma',
    neuropsychological: 'neuropsychological',
  },
  signs: {
    rods: 'rods',
    spheres: 'spheres',
    chains: 'chains',
    clusters: 'clusters',
    spirals: 'spirals',
    commas: 'commas',
    stars: 'stars',
    threads: 'threads',
  },
  glasses: {
    red: 'the red doctor',
    black: 'the black doctor',
    green: 'the green doctor',
    yellow: 'the yellow doctor',
    nurse1: 'nurse 1',
    nurse2: 'nurse 2',
    nurse3: 'nurse 3',
    nurse4: 'nurse 4',
  },
  wards: { A: 'ward A', B: 'ward B' },
  tags: { ward: 'direct treatment', theatre: 'surgery', epidemic: 'epidemic' },
  moves: {
    culture: 'to the culture',
    bloodTest: 'to the blood test',
    xray: 'to the X-ray',
    mri: 'to the MRI',
    theatreA: 'to operating room A',
    theatreB: 'to operating room B',
    ward: 'back to its ward',
  },
  space({ space }) {
    const { place, number } = PLACES[space]
    return number === null ? places[place].name : `${places[place].name}, space ${number}`
  },
  losses: {
    oath: 'a rule of the glasses broken',
    xray: 'the wrong X-ray taken',
    epidemic: 'patients without the treatment of the epidemic',
    missedSign: 'a contagious sign missed',
    surplus: 'more treatment than needed',
    error: 'medical error',
  },
  signals: {
    need: 'I need this!',
    mine: 'Leave it to me!',
    free: 'It is free!',
    help: 'Help, please!',
    wait: 'Wait a moment!',
    hurry: 'Hurry up!',
    thanks: 'Thank you!',
    needPills: 'We need pills!',
    needMedicine: 'We need yellow or green medicine!',
    needDrips: 'We need drips!',
    needSyringes: 'We need syringes!',
    needBlood: 'We need blood!',
    needOrgans: 'We need organs!',
  },
  things: {
    inPatient: 'in-patient',
    outPatient: 'out-patient',
    diagnosis: 'diagnosis',
    effectiveness: 'effectiveness',
    treatment: 'treatment',
    surgery: 'surgery',
    reward: 'reward',
    contagious: 'contagious',
    epidemic: 'epidemic',
    goal: 'goal',
    paper: 'research paper',
    task: 'task',
    action: 'action',
    glass: 'hourglass',
    doctor: 'doctor',
    nurse: 'nurse',
    either: 'doctor or nurse',
    bed: 'bed',
    ward: 'ward',
    skill: 'skill points',
    reputation: 'reputation',
    store: 'store',
    pool: 'pool',
    tweezers: 'tweezers',
  },
  patients,
  skill,
  reputation,
  round: ({ round }) => `Round ${round}`,
}
