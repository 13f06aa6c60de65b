import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const options: DiceHospitalTexts['options'] = {
  all: {
    edition: {
      name: 'Edycja',
      text: 'Gra w wydanej postaci albo jej prototyp 2.11 z własnymi kartami i zasadami.',
    },
    activation: {
      name: 'Aktywacja',
      text: 'Wszyscy pracują jednocześnie albo po kolei, według numerów karetek.',
    },
    promos: { name: 'Specjaliści promocyjni', text: 'Każda z tych kart zastępuje w talii innego specjalistę.' },
    administrators: { name: 'Dyrektorzy', text: 'Każdym szpitalem kieruje ktoś, kto daje małą, ale stałą przewagę.' },
    events: {
      name: 'Karty wydarzeń',
      text: 'Od rundy 2 każda runda przynosi wieści, dobre albo złe. Karty są nasze własne.',
    },
    openingCrisis: { name: 'Kryzys na starcie', text: 'Każdy zaczyna z 5 pacjentami zamiast z 3.' },
    epidemic: { name: 'Epidemia w całym kraju', text: 'Przy każdym przyjęciu zjawia się o jednego pacjenta więcej.' },
    superbug: { name: 'Lekooporna superbakteria', text: 'Stan zaniedbanych pacjentów pogarsza się o 2 zamiast o 1.' },
    pickup: {
      name: 'Końcowy odbiór',
      text: 'Po rundzie 8 karetki zabierają pacjentów, po 1 punkcie za każdego; każdy, kto zostaje, kosztuje 1 punkt.',
    },
    timer: { name: 'Stoper', text: '60 sekund na aktywację w rundzie 1 i po 5 więcej w każdej następnej.' },
    experimental: {
      name: 'Medycyna eksperymentalna',
      text: 'Minidodatek: cztery oddziały i sześcioro specjalistów, którzy próbują czegoś nowego.',
    },
    doubleFatalities: {
      name: 'Podwójna kara za zgony',
      text: 'Solo, trudniej: każdy zgon kosztuje 4 punkty zamiast 2.',
    },
    doubleReports: {
      name: 'Podwójna kara za raporty',
      text: 'Solo, trudniej: niewypełniony raport kosztuje dwa razy tyle punktów, ile jest wart.',
    },
  },
  editions: { final: 'Wydanie końcowe', prototype: 'Prototyp 2.11' },
  activations: { together: 'Wszyscy naraz', inOrder: 'Po kolei' },
  promos: { consultant: 'Konsultant', admissionsNurse: 'Pielęgniarka z Izby Przyjęć' },
  on: 'Włączone',
  off: 'Wyłączone',
}

export const presets: DiceHospitalTexts['presets'] = {
  firstGame: {
    name: 'Pierwsza partia',
    text: 'Prosta gra bez dyrektorów, aktywacja po kolei według numerów karetek: od niej najlepiej zacząć.',
  },
  standard: { name: 'Gra zwykła', text: 'Tak gra się najczęściej, z dyrektorami.' },
  expert: {
    name: 'Dla wprawnych',
    text: 'Dyrektorzy, karty wydarzeń i medycyna eksperymentalna, dla tych, którzy znają każdy korytarz.',
  },
  prototype: { name: 'Prototyp', text: 'Wczesne wydanie 2.11 z własnymi oddziałami, specjalistami i zasadami.' },
}
