import type { GlassId, Piece } from '@grand-rounds/rush-md/ids'
import { SUBSTANCE_ORDER } from '../../rush-md/amounts.ts'
import type { Terms } from '../../rush-md/texts.ts'
import { PLACES } from '../../rush-md/words.ts'
import { count, list } from '../grammar.ts'
import { places } from './places.ts'

const PIECES = {
  blue: { one: '# niebieska pigułka', few: '# niebieskie pigułki', many: '# niebieskich pigułek' },
  orange: { one: '# pomarańczowa pigułka', few: '# pomarańczowe pigułki', many: '# pomarańczowych pigułek' },
  white: { one: '# biała pigułka', few: '# białe pigułki', many: '# białych pigułek' },
  yellow: {
    one: '# dawka żółtego leku dożylnego',
    few: '# dawki żółtego leku dożylnego',
    many: '# dawek żółtego leku dożylnego',
  },
  green: {
    one: '# dawka zielonego leku dożylnego',
    few: '# dawki zielonego leku dożylnego',
    many: '# dawek zielonego leku dożylnego',
  },
  drip: { one: '# kroplówka', few: '# kroplówki', many: '# kroplówek' },
  blood: { one: '# jednostka krwi', few: '# jednostki krwi', many: '# jednostek krwi' },
  heart: { one: '# serce', few: '# serca', many: '# serc' },
  kidney: { one: '# nerka', few: '# nerki', many: '# nerek' },
  bone: { one: '# kość', few: '# kości', many: '# kości' },
  lung: { one: '# płuco', few: '# płuca', many: '# płuc' },
  syringe: { one: '# strzykawka', few: '# strzykawki', many: '# strzykawek' },
} as const

/** One, after a verb; more of them have the same form there as anywhere. */
const ONE_OBJECT: Readonly<Record<Piece, string>> = {
  blue: '1 niebieską pigułkę',
  orange: '1 pomarańczową pigułkę',
  white: '1 białą pigułkę',
  yellow: '1 dawkę żółtego leku dożylnego',
  green: '1 dawkę zielonego leku dożylnego',
  drip: '1 kroplówkę',
  blood: '1 jednostkę krwi',
  heart: '1 serce',
  kidney: '1 nerkę',
  bone: '1 kość',
  lung: '1 płuco',
  syringe: '1 strzykawkę',
}

export const amount: Terms['amount'] = ({ piece, count: n }) => count(n, PIECES[piece])
export const amountObject: Terms['amount'] = (words) => (words.count === 1 ? ONE_OBJECT[words.piece] : amount(words))
export const skill: Terms['skill'] = ({ count: n }) =>
  count(n, { one: '# punkt umiejętności', few: '# punkty umiejętności', many: '# punktów umiejętności' })
export const reputation: Terms['reputation'] = ({ count: n }) =>
  count(n, { one: '# punkt reputacji', few: '# punkty reputacji', many: '# punktów reputacji' })
const patients: Terms['patients'] = ({ count: n }) =>
  count(n, { one: '# pacjent', few: '# pacjentów', many: '# pacjentów' })

/** After a verb. */
export const glassObject: Readonly<Record<GlassId, string>> = {
  red: 'czerwonego lekarza',
  black: 'czarnego lekarza',
  green: 'zielonego lekarza',
  yellow: 'żółtego lekarza',
  nurse1: 'pielęgniarkę 1',
  nurse2: 'pielęgniarkę 2',
  nurse3: 'pielęgniarkę 3',
  nurse4: 'pielęgniarkę 4',
}

export const terms: Terms = {
  pieces: {
    blue: 'niebieska pigułka',
    orange: 'pomarańczowa pigułka',
    white: 'biała pigułka',
    yellow: 'żółty lek dożylny',
    green: 'zielony lek dożylny',
    drip: 'kroplówka',
    blood: 'krew',
    heart: 'serce',
    kidney: 'nerka',
    bone: 'kość',
    lung: 'płuco',
    syringe: 'strzykawka',
  },
  amount,
  doses({ doses }) {
    const given = SUBSTANCE_ORDER.flatMap((piece) => {
      const n = doses[piece] ?? 0
      return n > 0 ? [amount({ piece, count: n })] : []
    })
    return given.length === 0 ? 'nic' : list(given)
  },
  conditions: { stable: 'stabilny', serious: 'poważny', critical: 'krytyczny' },
  symptoms: {
    infection: 'infekcja',
    autoimmune: 'autoimmunologiczne',
    trauma: 'uraz fizyczny',
    neuropsychological: 'neuropsychologiczne',
  },
  signs: {
    rods: 'pałeczki',
    spheres: 'kulki',
    chains: 'łańcuszki',
    clusters: 'grona',
    spirals: 'spirale',
    commas: 'przecinki',
    stars: 'gwiazdki',
    threads: 'nitki',
  },
  glasses: {
    red: 'czerwony lekarz',
    black: 'czarny lekarz',
    green: 'zielony lekarz',
    yellow: 'żółty lekarz',
    nurse1: 'pielęgniarka 1',
    nurse2: 'pielęgniarka 2',
    nurse3: 'pielęgniarka 3',
    nurse4: 'pielęgniarka 4',
  },
  wards: { A: 'oddział A', B: 'oddział B' },
  tags: { ward: 'bezpośrednie leczenie', theatre: 'zabieg chirurgiczny', epidemic: 'epidemia' },
  moves: {
    culture: 'na posiew bakteriologiczny',
    bloodTest: 'na badanie krwi',
    xray: 'na rentgen',
    mri: 'na rezonans magnetyczny',
    theatreA: 'do sali operacyjnej A',
    theatreB: 'do sali operacyjnej B',
    ward: 'z powrotem na oddział',
  },
  space({ space }) {
    const { place, number } = PLACES[space]
    return number === null ? places[place].name : `${places[place].name}, pole ${number}`
  },
  losses: {
    oath: 'złamana zasada klepsydr',
    xray: 'nie to zdjęcie rentgenowskie',
    epidemic: 'pacjenci bez leczenia epidemii',
    missedSign: 'przegapiony symbol choroby zakaźnej',
    surplus: 'więcej leczenia, niż trzeba',
    error: 'błąd medyczny',
  },
  signals: {
    need: 'Tego potrzebuję!',
    mine: 'Ja to zrobię!',
    free: 'To jest wolne!',
    help: 'Pomocy!',
    wait: 'Chwileczkę!',
    hurry: 'Szybko!',
    thanks: 'Dziękuję!',
    needPills: 'Potrzeba pigułek!',
    needMedicine: 'Potrzeba leku dożylnego!',
    needDrips: 'Potrzeba kroplówek!',
    needSyringes: 'Potrzeba strzykawek!',
    needBlood: 'Potrzeba krwi!',
    needOrgans: 'Potrzeba narządów!',
  },
  things: {
    inPatient: 'pacjent do hospitalizacji',
    outPatient: 'pacjent zwykły',
    diagnosis: 'diagnoza',
    effectiveness: 'efektywność',
    treatment: 'leczenie',
    surgery: 'zabieg chirurgiczny',
    reward: 'nagroda',
    contagious: 'choroba zakaźna',
    epidemic: 'epidemia',
    goal: 'cel',
    paper: 'praca badawcza',
    task: 'zadanie',
    action: 'akcja',
    glass: 'klepsydra',
    doctor: 'lekarz',
    nurse: 'pielęgniarka',
    either: 'lekarz lub pielęgniarka',
    bed: 'łóżko',
    ward: 'oddział',
    skill: 'punkty umiejętności',
    reputation: 'reputacja',
    store: 'magazyn',
    pool: 'pula',
    tweezers: 'pęseta',
  },
  patients,
  skill,
  reputation,
  round: ({ round }) => `Runda ${round}`,
}
