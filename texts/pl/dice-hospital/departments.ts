import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const departments: DiceHospitalTexts['departments'] = {
  criticalCare: {
    name: 'Oddział Ratunkowy',
    where: 'na Oddziale Ratunkowym',
    text: 'Ulecz jednego czerwonego pacjenta o 1.',
  },
  oncology: { name: 'Onkologia', where: 'na Onkologii', text: 'Ulecz jednego żółtego pacjenta o 1.' },
  pharmacy: { name: 'Apteka', where: 'w Aptece', text: 'Ulecz jednego zielonego pacjenta o 1.' },
  intensiveCare: {
    name: 'Intensywna Terapia',
    where: 'na Intensywnej Terapii',
    text: 'Ulecz jednego pacjenta o wartości 1–2 o 1.',
  },
  imaging: {
    name: 'Diagnostyka Obrazowa',
    where: 'w Diagnostyce Obrazowej',
    text: 'Ulecz jednego pacjenta o wartości 3–4 o 1.',
  },
  clinic: { name: 'Przychodnia', where: 'w Przychodni', text: 'Ulecz jednego pacjenta o wartości 5–6 o 1.' },

  operatingTheatre: {
    name: 'Sala Operacyjna',
    where: 'w Sali Operacyjnej',
    text: 'Ulecz jednego czerwonego pacjenta o 3.',
  },
  earNoseThroat: { name: 'Laryngologia', where: 'na Laryngologii', text: 'Ulecz jednego zielonego pacjenta o 3.' },
  orthopaedics: { name: 'Ortopedia', where: 'na Ortopedii', text: 'Ulecz jednego żółtego pacjenta o 3.' },
  cardiology: {
    name: 'Kardiologia',
    where: 'na Kardiologii',
    text: 'Ulecz dokładnie trzech czerwonych pacjentów o kolejnych wartościach, każdego o 1.',
  },
  immunology: {
    name: 'Immunologia',
    where: 'na Immunologii',
    text: 'Ulecz dokładnie trzech zielonych pacjentów o kolejnych wartościach, każdego o 1.',
  },
  urology: {
    name: 'Urologia',
    where: 'na Urologii',
    text: 'Ulecz dokładnie trzech żółtych pacjentów o kolejnych wartościach, każdego o 1.',
  },
  anaesthesia: {
    name: 'Anestezjologia',
    where: 'na Anestezjologii',
    text: 'Ulecz dokładnie trzech czerwonych pacjentów o tej samej wartości, każdego o 1.',
  },
  allergyCentre: {
    name: 'Centrum Alergologii',
    where: 'w Centrum Alergologii',
    text: 'Ulecz dokładnie trzech zielonych pacjentów o tej samej wartości, każdego o 1.',
  },
  renalMedicine: {
    name: 'Nefrologia',
    where: 'na Nefrologii',
    text: 'Ulecz dokładnie trzech żółtych pacjentów o tej samej wartości, każdego o 1.',
  },
  crashCentre: {
    name: 'Centrum Reanimacji',
    where: 'w Centrum Reanimacji',
    text: 'Ulecz jednego pacjenta o wartości 1–2 o 4.',
  },
  radiology: {
    name: 'Radiologia',
    where: 'na Radiologii',
    text: 'Ulecz dokładnie trzech pacjentów o wartości 1–3, każdego o 1.',
  },
  triageCentre: {
    name: 'Punkt Triażu',
    where: 'w Punkcie Triażu',
    text: 'Ulecz dokładnie dwóch pacjentów o wartości 1–3, każdego o 2.',
  },

  drugTrialCentre: {
    name: 'Ośrodek Badań Leków',
    where: 'w Ośrodku Badań Leków',
    text: 'Rzuć ponownie kośćmi dokładnie dwóch pacjentów; wynik jest ostateczny. Liczą się jako opatrzeni.',
  },
  experimentalTherapy: {
    name: 'Terapia Eksperymentalna',
    where: 'na Terapii Eksperymentalnej',
    text: 'Obróć kość jednego pacjenta na przeciwną ściankę. Pacjent liczy się jako opatrzony.',
  },
  physiotherapy: {
    name: 'Fizjoterapia',
    where: 'na Fizjoterapii',
    text: 'Zmień kolor najwyżej dwóch pacjentów do końca fazy. Liczą się jako opatrzeni.',
  },
  trainingDepartment: {
    name: 'Centrum Szkoleniowe',
    where: 'w Centrum Szkoleniowym',
    text: 'Ulecz dokładnie dwóch pacjentów o tej samej wartości, każdego o 1.',
  },

  prototypeRadiology: {
    name: 'Radiologia (prototyp)',
    where: 'na Radiologii',
    text: 'Ulecz najwyżej trzech pacjentów o wartości 1–3, każdego o 1.',
  },
  prototypeTriageCentre: {
    name: 'Punkt Triażu (prototyp)',
    where: 'w Punkcie Triażu',
    text: 'Ulecz najwyżej dwóch pacjentów o wartości 1–3, każdego o 2.',
  },
  prototypePhysiotherapyA: {
    name: 'Fizjoterapia A',
    where: 'na Fizjoterapii A',
    text: 'Ulecz najwyżej trzech pacjentów o wartości 4–6, każdego o 1.',
  },
  prototypePhysiotherapyB: {
    name: 'Fizjoterapia B',
    where: 'na Fizjoterapii B',
    text: 'Ulecz jednego pacjenta o wartości 1–3 o 2 i jednego o wartości 4–5 o 1.',
  },
  isolationWard: {
    name: 'Izolatka',
    where: 'w Izolatce',
    text: 'Ulecz jednego pacjenta o wartości 1–3 o 3.',
  },
}
