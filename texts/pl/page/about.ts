import type { AboutTexts } from '../../page/about.ts'
import { count } from '../grammar.ts'

export const about: AboutTexts = {
  title: 'O Grand Rounds',
  unofficial: {
    title: 'Nieoficjalne',
    texts: [
      'Grand Rounds to przeglądarkowa wersja gry planszowej Dice Hospital, zrobiona przez ludzi, którzy ją lubią. Nie jest związana z jej autorami ani wydawcami i nie ma ich aprobaty. Nazwy gier należą do swoich właścicieli.',
      'Jeśli ci się tu podoba, kup pudełko: nic nie zastąpi prawdziwych kości w dłoni.',
    ],
  },
  own: {
    title: 'Co jest nasze',
    text: 'Zasady gry pochodzą z jej instrukcji; każde zdanie i każdy rysunek tutaj są nasze własne. Niektórych kart nie ma w żadnej z instrukcji, które mamy, więc zrobiliśmy je sami:',
    events: ({ count: n }) => count(n, { one: '# karta wydarzenia', few: '# karty wydarzeń', many: '# kart wydarzeń' }),
    reports: ({ count: n }) =>
      count(n, { one: '# raport medyczny', few: '# raporty medyczne', many: '# raportów medycznych' }),
    backs: ({ count: n }) => count(n, { one: '# tył karetki', few: '# tyły karetek', many: '# tyłów karetek' }),
    administrators: ({ count: n }) =>
      count(n, {
        one: 'nazwisko i charakter # dyrektora, którego efekt pochodzi z instrukcji',
        few: 'nazwiska i charaktery # dyrektorów, których efekty pochodzą z instrukcji',
        many: 'nazwiska i charaktery # dyrektorów, których efekty pochodzą z instrukcji',
      }),
    seeThem: 'Zobacz wszystkie karty',
  },
  rules: {
    title: 'Według jakich zasad się gra',
    texts: [
      'Cztery instrukcje (holenderska, francuska, włoska i niemiecka prototypu) zostały porównane i złożone w jeden ponumerowany tekst. Gdzie się różnią albo milczą, wykładnia mówi, jak gra się tutaj i dlaczego.',
      'Kości padają według ziarna, którego nikt nie zna przed końcem gry. Każdą partię można odtworzyć z zapisu i zawsze wychodzi taka sama.',
    ],
  },
  storage: {
    title: 'Co jest zapisywane i gdzie',
    texts: [
      'To, w co grasz solo, z botami albo przy tym ekranie, ustawienia i ostatnio wybrana gra są przechowywane w tej przeglądarce i nigdzie indziej. Nie ma konta, nie ma ciasteczek i nikt cię nie liczy. Kto czyści dane tej strony, czyści też stoły: ulubione zapisz do pliku.',
      'Po pierwszej wizycie przeglądarka przechowuje też samą stronę, więc działa ona bez sieci.',
    ],
    server:
      'Stół online przechowuje serwer, z którego pochodzi ta strona: jak go nakryto, każdy ruch, imiona, co napisano i kiedy. Klucze miejsc tylko jako skróty, a adresów wcale. Przy samym stole każdy może usunąć swoje imię i słowa, a gospodarz może usunąć stół, gdy gra się skończy.',
    keptDays: ({ gathering, playing, over, closed }) =>
      `Dni bez nikogo przy stole, po których ten serwer go sprząta: nierozpoczęty ${gathering}, w trakcie gry ${playing}, skończony ${over}, zamknięty ${closed}.`,
    used: ({ megabytes }) => `Zajęte teraz: ${megabytes} MB.`,
    offline: 'Strona jest zapisana do użytku bez sieci.',
    online: 'Strona nie jest jeszcze zapisana do użytku bez sieci.',
  },
  licence: {
    title: 'Licencja',
    texts: [
      'Wolne oprogramowanie na licencji MIT: używaj, zmieniaj, dziel się.',
      'Krój pisma to Atkinson Hyperlegible Next, na licencji SIL Open Font License.',
    ],
    notices: 'Co zrobili inni, wraz z licencjami',
  },
  version: ({ version }) => `Wersja ${version}`,
}
