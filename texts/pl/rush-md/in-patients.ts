// Patients who need a bed. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const inPatients = {
  pneumonia: { name: 'Pan Kaczorek', complaint: 'Zapalenie płuc', line: 'Karmił kaczki, stojąc w stawie.' },
  kidneyInfection: {
    name: 'Pani Żurawińska',
    complaint: 'Zapalenie nerek',
    line: 'Wierzy w sok z żurawiny, na wiadra.',
  },
  infectedWound: { name: 'Róża Kolczyńska', complaint: 'Zakażona rana', line: 'Róże wygrały konkurs, a potem bójkę.' },
  tonsilAbscess: {
    name: 'Walenty Wysocki',
    complaint: 'Ropień migdałka',
    line: 'Tenor. W tym tygodniu śpiewa same pauzy.',
  },
  bloodPoisoning: { name: 'Kapitan Drzazga', complaint: 'Sepsa', line: 'Twierdził, że ta drzazga to nic takiego.' },
  feverAfterTravel: {
    name: 'Agata Wędrowska',
    complaint: 'Gorączka po podróży',
    line: 'Przywiozła czterdzieści zdjęć i pasażera na gapę.',
  },
  jointSwelling: {
    name: 'Babcia Druciakowa',
    complaint: 'Opuchnięte stawy',
    line: 'Dwie skarpetki na godzinę, zazwyczaj.',
  },
  inflamedBowel: {
    name: 'Bazyli Pieprzyk',
    complaint: 'Zapalenie jelit',
    line: 'Kucharz: próbuje wszystkiego i czasem żałuje.',
  },
  anaemia: {
    name: 'Hrabia Bladzki',
    complaint: 'Anemia',
    line: 'Śpi w dzień i unika czosnku, ale jest po prostu blady.',
  },
  lupusFlare: { name: 'Luna Wilczek', complaint: 'Zaostrzenie tocznia', line: 'Nie, pełnia nie ma tu nic do rzeczy.' },
  thyroidStorm: {
    name: 'Wilma Burza',
    complaint: 'Przełom tarczycowy',
    line: 'Przed śniadaniem zamiotła już cały oddział.',
  },
  musclePain: { name: 'Herkules Mały', complaint: 'Ból mięśni', line: 'Sam wniósł pianino. Do złego domu.' },
  fallFromLadder: { name: 'Wacław Szczebel', complaint: 'Upadek z drabiny', line: 'Żarówka ma się dobrze.' },
  skiingAccident: { name: 'Hania Stokowa', complaint: 'Wypadek na nartach', line: 'Znalazła jedyne drzewo na stoku.' },
  crushedHand: { name: 'Maks Młotek', complaint: 'Zmiażdżona dłoń', line: 'Przytrzymał drzwi. Garażowe.' },
  carCrash: {
    name: 'Otton Pierwszeński',
    complaint: 'Wypadek samochodowy',
    line: 'Miał pierwszeństwo i opowiada o tym wszystkim.',
  },
  brokenHip: { name: 'Babcia Hopka', complaint: 'Złamane biodro', line: 'A konkurs tańca i tak wygrała.' },
  rugbyInjury: { name: 'Rubin Młynarz', complaint: 'Kontuzja z rugby', line: 'Najpierw chce wiedzieć, kto wygrał.' },
  seizures: { name: 'Samek Miły', complaint: 'Drgawki', line: 'Do wszystkich mówi „kochani”, do monitora też.' },
  longMigraine: {
    name: 'Pani Półmrok',
    complaint: 'Uporczywa migrena',
    line: 'Czy ktoś mógłby trochę ściszyć słońce?',
  },
  memoryLoss: { name: 'Pan Wesoły', complaint: 'Luki w pamięci', line: 'Miło mu cię poznać, za każdym razem.' },
  suddenDizziness: {
    name: 'Karuzela Jadzia',
    complaint: 'Nagłe zawroty głowy',
    line: 'Upiera się, że to oddział się kręci.',
  },
  numbArm: { name: 'Artur Poduszka', complaint: 'Zdrętwiała ręka', line: 'Spał na niej, a ona śpi do tej pory.' },
  deepDelirium: { name: 'Baron Senny', complaint: 'Głębokie majaczenie', line: 'Wita kroplówkę jak starą znajomą.' },
  biteWithFever: {
    name: 'Teodor Hau',
    complaint: 'Ugryzienie z gorączką',
    line: 'Pudel sąsiadów chciał się tylko pobawić.',
  },
  rashAndFever: {
    name: 'Kropka Piegowska',
    complaint: 'Wysypka i gorączka',
    line: 'Dwieście dwanaście plamek, policzyła.',
  },
  stiffNeck: {
    name: 'Nestor Zwrotnik',
    complaint: 'Sztywny kark i gorączka',
    line: 'Patrzy prosto przed siebie i jest dobrej myśli.',
  },
  fallAfterFainting: {
    name: 'Wiktoria Omdlewska',
    complaint: 'Upadek po omdleniu',
    line: 'Zobaczyła rachunek, a zaraz potem podłogę.',
  },
  brittleBones: { name: 'Krystian Szkiełko', complaint: 'Kruche kości', line: 'Kicha z największą ostrożnością.' },
  tremblingHands: {
    name: 'Maestro Tremolo',
    complaint: 'Drżące dłonie',
    line: 'Orkiestra wciąż idzie za każdym taktem.',
  },
  failingHeart: {
    name: 'Walentyna Serdeczna',
    complaint: 'Słabe serce',
    line: 'Za często je oddawała i potrzebuje nowego.',
  },
  failingKidney: { name: 'Petronela Fasolka', complaint: 'Słaba nerka', line: 'Druga przesyła pozdrowienia.' },
  collapsedLung: {
    name: 'Gustaw Dmuchacz',
    complaint: 'Zapadnięte płuco',
    line: 'Nadmuchał balony wszystkim dziewięciorgu wnukom.',
  },
  burstAppendix: { name: 'Mona Pęk', complaint: 'Pęknięty wyrostek', line: 'Wytrzymała do końca weselnego tortu.' },
  hernia: { name: 'Tragarz Ciężki', complaint: 'Przepuklina', line: 'Dźwiga plecami, wbrew wszystkim plakatom.' },
  severeDehydration: {
    name: 'Sandra Wydma',
    complaint: 'Silne odwodnienie',
    line: 'Przebiegła maraton na pustyni, okrężną drogą.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
