import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Przejdź do treści',
  screens: {
    new: 'Nowa gra',
    table: 'Stół',
    review: 'Analiza',
    replay: 'Powtórka',
    learn: 'Nauka gry',
    rules: 'Zasady',
    cards: 'Karty',
    games: 'Moje partie',
    online: 'Gra online',
    settings: 'Ustawienia',
    about: 'O stronie',
    nothing: 'Nic tu nie ma',
  },
  title: ({ screen }) => `${screen} · Grand Rounds`,
  menu: 'Menu główne',
  footMenu: 'Więcej stron',
  language: 'Język',
  night: 'Noc',
  unofficial:
    'Nieoficjalne: robią to ludzie, którzy lubią tę grę; bez związku z jej autorami i wydawcami i bez ich aprobaty.',
  licence: 'Wolne oprogramowanie na licencji MIT. Wszystkie rysunki i teksty są własne.',
  loading: 'Chwileczkę…',
  failed: {
    title: 'Ten pokój jest zamknięty',
    text: 'Tej części strony nie udało się pobrać. Może nie ma sieci, a może jest nowa wersja.',
    again: 'Spróbuj jeszcze raz',
  },
  broken: {
    title: 'Coś poszło nie tak',
    text: 'To nasza wina, nie twoja. Twoje stoły są zapisane do ostatniego ruchu: wczytaj stronę ponownie, aby grać dalej.',
  },
  newVersion: {
    text: 'Nowa wersja Grand Rounds jest gotowa. Twoje stoły zostają, jak były.',
    load: 'Wczytaj ją teraz',
    later: 'Później',
  },
  nothing: {
    title: 'W tym łóżku nikt nie leży',
    text: 'Pod tym adresem nie ma strony. Może link jest stary albo po drodze zginęła litera.',
    home: 'Do głównego wejścia',
  },
}
