import type { SettingsTexts } from '../../page/settings.ts'

export const settings: SettingsTexts = {
  title: 'Ustawienia',
  note: 'Tylko dla tej przeglądarki. Zmiany działają od razu.',
  language: { name: 'Język', browser: 'Jak w przeglądarce' },
  theme: { name: 'Dzień czy noc', device: 'Jak na urządzeniu', day: 'Dzień', night: 'Noc' },
  speed: {
    name: 'Ruchy innych',
    text: 'Jak szybko pokazywać je jeden po drugim. Dotknięcie przewija naprzód.',
    slow: 'Wolno',
    normal: 'Normalnie',
    fast: 'Szybko',
    instant: 'Od razu',
  },
  motion: {
    name: 'Animacje',
    text: 'Przy mniejszej liczbie animacji nic nie lata ani się nie toczy: rzeczy po prostu są na nowym miejscu.',
    device: 'Jak na urządzeniu',
    less: 'Mniej animacji',
  },
  sound: {
    name: 'Dźwięki',
    text: 'Kość, drzwi, pióro: krótko i cicho. Sam dźwięk nigdy nie mówi nic ważnego.',
  },
  hints: {
    name: 'Proponuj podpowiedzi',
    text: 'Podczas gry przycisk pokazuje, co można jeszcze osiągnąć, a zapytany ponownie, jak.',
  },
  cardNames: {
    name: 'Nazwy kart',
    text: 'Na planszy. Lista kart pokazuje obie; dziennik zostaje przy naszych.',
    own: 'Nasze',
    printed: 'Jak w instrukcji',
  },
}
