import type { RushMdTexts } from '../../rush-md/texts.ts'

export const options: RushMdTexts['options'] = {
  all: {
    difficulty: { name: 'Poziom trudności', text: 'Ile wymaga cel i z iloma punktami umiejętności zaczynacie.' },
    lesson: { name: 'Krok nauki', text: 'Otwiera szpital po kawałku, od przychodni do pełnej gry.' },
    rounds: { name: 'Rundy', text: 'Zwykle cztery; krótsza gra wymaga części celu.' },
    seconds: { name: 'Długość rundy', text: 'Sekundy fazy akcji: 240, a dla jednego gracza 300.' },
    epidemics: {
      name: 'Epidemie',
      text: 'Niektóre diagnozy to choroby zakaźne, a wtedy leczenia wymaga cały oddział.',
    },
    research: { name: 'Prace badawcze', text: 'Co rundę trzy prace przynoszą zadania i dodatkowe akcje.' },
    contagion: {
      name: 'Choroby zakaźne',
      text: 'Karta epidemii dobiera się sama albo ktoś musi zauważyć symbol.',
    },
    oath: {
      name: 'Przysięga Hipokratesa',
      text: 'Ruch wbrew zasadom klepsydr zostaje odrzucony albo kosztuje punkt umiejętności.',
    },
    pace: { name: 'Tempo zegara', text: 'W procentach, najmniej 20. Gra z wolniejszym zegarem jest oznaczona.' },
    goal: { name: 'Cel', text: 'Wybrany albo wylosowany.' },
    exams: { name: 'Badania', text: 'Rozgrywane jako małe gry albo proste: kartę bierze się od razu.' },
    doctors: { name: 'Kolory', text: 'Którego lekarza ma każdy gracz.' },
  },
  difficulties: { easy: 'Łatwy', normal: 'Normalny', hard: 'Trudny' },
  contagions: { drawn: 'Dobiera się sama', noticed: 'Trzeba zauważyć' },
  oaths: { refused: 'Odrzucony', strict: 'Kosztuje punkt' },
  exams: { played: 'Rozgrywane', plain: 'Proste' },
  drawnGoal: 'Losowany',
  noLesson: 'Brak',
  on: 'Włączone',
  off: 'Wyłączone',
}

export const lessons: RushMdTexts['lessons'] = {
  L0: { name: 'Krok 0: przychodnia', text: 'Dwie rundy pacjentów zwykłych i zapasów. Lekarze robią wszystko.' },
  L1: {
    name: 'Krok 1: oddziały',
    text: 'Pacjenci do hospitalizacji i dwie pielęgniarki. Badania od razu dają kartę.',
  },
  L2: { name: 'Krok 2: badania', text: 'Cztery pielęgniarki, a każde badanie to mała gra.' },
  L3: { name: 'Krok 3: operacje', text: 'Sale operacyjne, narządy i pęsety.' },
  L4: { name: 'Krok 4: epidemie', text: 'Pełna gra.' },
  L5: { name: 'Krok 5: badania naukowe', text: 'Pełna gra z pracami badawczymi.' },
}

export const presets: RushMdTexts['presets'] = {
  firstGame: { name: 'Pierwsza gra', text: 'Dwie krótkie rundy w przychodni: najlepsze na początek.' },
  standard: { name: 'Standardowa', text: 'Pełna gra z epidemiami, cztery rundy na czas.' },
  research: {
    name: 'Naukowa',
    text: 'Pełna gra z pracami badawczymi, dla zespołów, które znają każdy korytarz.',
  },
  relaxed: { name: 'Bez pośpiechu', text: 'Pełna gra z zegarem dwa razy wolniejszym.' },
}
