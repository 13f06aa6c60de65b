import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const phases: DiceHospitalTexts['phases'] = {
  intake: {
    name: 'Przyjęcie pacjentów',
    text: 'Przyjeżdżają nowi pacjenci, po troje w karetce, i potrzebują łóżek.',
  },
  improvement: { name: 'Ulepszanie szpitala', text: 'Dodaj do szpitala oddział albo specjalistę.' },
  activation: {
    name: 'Aktywacja szpitala',
    text: 'Wyślij personel na oddziały i stawiaj pacjentów na nogi.',
  },
  neglect: { name: 'Zaniedbani pacjenci', text: 'Kim nikt się nie zajął, temu się pogarsza.' },
  discharge: { name: 'Wypisani pacjenci', text: 'Wyleczeni idą do domu: im więcej naraz, tym więcej to warte.' },
  shiftChange: { name: 'Zmiana dyżuru', text: 'Personel wraca do dyżurki, a do wyboru są nowe karty.' },
}

export const stages: DiceHospitalTexts['stages'] = {
  extraReveal: {
    name: 'Jeszcze jedna karta',
    text: 'Wybierz, co wyłożyć: jeszcze jeden oddział czy jeszcze jednego specjalistę.',
  },
  startingValues: { name: 'Pierwsi pacjenci', text: 'Wybierz, która z twoich kości dostanie którą wartość.' },
  administrators: { name: 'Dyrektor', text: 'Wybierz, kto pokieruje twoim szpitalem.' },
  split: { name: 'Równe wartości', text: 'Zdecyduj, który z równych sobie pacjentów jedzie którą karetką.' },
  ambulances: { name: 'Karetki', text: 'Wybierz karetkę.' },
  keep: { name: 'Nowi pacjenci', text: 'Wybierz trzech pacjentów, których przyjmujesz.' },
  makeRoom: {
    name: 'Brak wolnych łóżek',
    text: 'Masz za mało łóżek. Wybierz, kogo z wcześniejszych pacjentów nie uda się uratować.',
  },
  improvement: { name: 'Ulepszenie', text: 'Wybierz oddział albo specjalistę.' },
  discard: { name: 'Odrzucanie', text: 'Oddaj ulepszenie za jednostkę krwi albo zatrzymaj wszystko.' },
  activation: {
    name: 'Aktywacja',
    text: 'Wysyłaj pielęgniarki i specjalistów, wydawaj jednostki krwi albo zakończ dyżur.',
  },
  protection: { name: 'Opieka', text: 'Wybierz zaniedbanego pacjenta, nad którym czuwa twój dyrektor.' },
  reports: { name: 'Raporty medyczne', text: 'Wypełnij raport pacjentami ze strefy wypisów albo idź dalej.' },
  pickup: { name: 'Końcowy odbiór', text: 'Przenieś pacjenta na pasujące miejsce albo spasuj na dobre.' },
  over: { name: 'Koniec', text: 'Gra się skończyła.' },
}

export const followUps: DiceHospitalTexts['followUps'] = {
  model: { name: 'Konsultant', text: 'Wybierz, czyj efekt ma Konsultant w tej aktywacji.' },
  specialist: { name: 'Po rzucie', text: 'Kości rzucone. Użyj efektu specjalisty albo zrezygnuj.' },
  admissions: {
    name: 'Pielęgniarka z Izby Przyjęć',
    text: 'Odeślij pacjenta do woreczka, dobierz nowego albo zrezygnuj.',
  },
}
