// The hospital and the course of a round.

import type { RushMdTexts } from '../../rush-md/texts.ts'

const SURGERY = 'Lekarz przenosi pęsetą narządy z magazynu do pacjenta.'
const MEDICATION = 'Pielęgniarka podaje pacjentowi leki i krew pęsetą.'
const WARD = 'Pielęgniarka leczy jednego pacjenta oddziału albo podaje wszystkim to, czego wymaga epidemia.'

export const places: RushMdTexts['places'] = {
  desk: {
    name: 'Izba przyjęć',
    where: 'w izbie przyjęć',
    text: 'Pielęgniarka dobiera maksymalnie 3 pacjentów, w dowolnym układzie. Każdego rodzaju może czekać najwyżej 6.',
  },
  admission: {
    name: 'Hospitalizacja',
    where: 'przy hospitalizacji',
    text: 'Lekarz przenosi jednego czekającego pacjenta na wolne łóżko.',
  },
  clinic: {
    name: 'Przychodnia',
    where: 'w przychodni',
    text: 'Lekarz lub pielęgniarka leczy jednego pacjenta zwykłego.',
  },
  wardA: { name: 'Oddział A', where: 'na oddziale A', text: WARD },
  wardB: { name: 'Oddział B', where: 'na oddziale B', text: WARD },
  culture: {
    name: 'Posiew bakteriologiczny',
    where: 'przy posiewie bakteriologicznym',
    text: 'Lekarz szuka symbolu z wierzchniej karty.',
  },
  bloodTest: { name: 'Badanie krwi', where: 'przy badaniu krwi', text: 'Lekarz układa wzór z wierzchniej karty.' },
  xray: { name: 'Rentgen', where: 'przy rentgenie', text: 'Lekarz szuka zdjęcia tego pacjenta.' },
  mri: {
    name: 'Rezonans magnetyczny',
    where: 'przy rezonansie magnetycznym',
    text: 'Lekarz ustawia klepsydrę na łóżku tak, by nie spadła.',
  },
  bloodBank: {
    name: 'Bank krwi',
    where: 'w banku krwi',
    text: 'Lekarz lub pielęgniarka przynosi 3 jednostki krwi.',
  },
  pharmacy: {
    name: 'Apteka',
    where: 'w aptece',
    text: 'Pielęgniarka uzupełnia jeden rodzaj: pigułki, lek dożylny, kroplówki lub strzykawki.',
  },
  organStore: {
    name: 'Magazyn narządów',
    where: 'w magazynie narządów',
    text: 'Lekarz przynosi pęsetą 2 narządy jednego rodzaju. W magazynie mieści się 6.',
  },
  theatreA: { name: 'Sala operacyjna A', where: 'w sali operacyjnej A', text: SURGERY },
  theatreB: { name: 'Sala operacyjna B', where: 'w sali operacyjnej B', text: SURGERY },
  theatreANurse: {
    name: 'Sala operacyjna A, pielęgniarki',
    where: 'przy stole w sali operacyjnej A',
    text: MEDICATION,
  },
  theatreBNurse: {
    name: 'Sala operacyjna B, pielęgniarki',
    where: 'przy stole w sali operacyjnej B',
    text: MEDICATION,
  },
  research: { name: 'Praca badawcza', where: 'przy pracy badawczej', text: 'To, co praca daje w tej rundzie.' },
}

export const exams: RushMdTexts['exams'] = {
  culture: {
    name: 'Posiew bakteriologiczny',
    text: 'Odkrywaj żetony po jednym, aż znajdziesz symbol z karty. Nigdy nie zmieniają miejsc: zapamiętaj je.',
  },
  bloodTest: {
    name: 'Badanie krwi',
    text: 'Przekładaj pęsetą czerwone i białe dyski, aż ułożą się jak na karcie.',
  },
  xray: {
    name: 'Rentgen',
    text: 'Na każdym zdjęciu kryje się pięć łóżek. Zdjęcie z tym łóżkiem idzie pod spód; weź pierwsze bez niego.',
  },
  mri: {
    name: 'Rezonans magnetyczny',
    text: 'Ustaw klepsydrę na łóżku tak, by nie spadła, i weź kartę. Łóżko zostaje, póki sypie się piasek.',
  },
}

export const phases: RushMdTexts['phases'] = {
  council: {
    name: 'Rada lekarska',
    text: 'Zegar nie biegnie: ułóżcie plan i zacznijcie, gdy wszyscy się zgodzą.',
  },
  action: { name: 'Faza akcji', text: 'Obracacie klepsydry i pracujecie, wszyscy naraz, na czas.' },
  evaluation: { name: 'Faza oceny pacjentów', text: 'Każdy pacjent pod lupą: wyleczony albo błąd medyczny.' },
}

export const stages: RushMdTexts['stages'] = {
  council: { name: 'Rada lekarska', text: 'Omówcie rundę i dajcie znać, kiedy zaczynać.' },
  action: { name: 'Faza akcji', text: 'Postaw klepsydrę na polu i zrób, co tam jest do zrobienia.' },
  overtime: { name: 'Ostatnie ziarenka', text: 'Czas minął. Dokończ, co robisz, póki sypie się piasek.' },
  clearing: {
    name: 'Porządki',
    text: 'Odeślijcie to, czego nie potrzebowali pacjenci, którzy zostają, i dajcie znać, że można dalej.',
  },
  over: { name: 'Koniec', text: 'Koniec gry.' },
}
