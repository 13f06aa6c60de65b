import type { SettingsTexts } from '../../page/settings.ts'

export const settings: SettingsTexts = {
  title: 'Impostazioni',
  note: 'Solo per questo browser. Ciò che cambi vale subito.',
  language: { name: 'Lingua', browser: 'Come il browser' },
  theme: { name: 'Giorno o notte', device: 'Come il dispositivo', day: 'Giorno', night: 'Notte' },
  speed: {
    name: 'Le mosse degli altri',
    text: 'Con quale velocità si vedono, una dopo l’altra. Un tocco passa avanti.',
    slow: 'Lenta',
    normal: 'Normale',
    fast: 'Veloce',
    instant: 'Immediata',
  },
  motion: {
    name: 'Movimento',
    text: 'Con meno movimento niente vola o rotola: le cose sono semplicemente al nuovo posto.',
    device: 'Come il dispositivo',
    less: 'Meno movimento',
  },
  sound: {
    name: 'Suoni',
    text: 'Un dado, una porta, una penna: brevi e discreti. Niente si dice solo con il suono.',
  },
  hints: {
    name: 'Offri suggerimenti',
    text: 'Mentre giochi, un pulsante mostra che cosa si può ancora raggiungere e, se insisti, come.',
  },
  cardNames: {
    name: 'Nomi delle carte',
    text: 'Sul tabellone. L’elenco delle carte li mostra entrambi; il diario tiene i nostri.',
    own: 'I nostri',
    printed: 'Come nel regolamento',
  },
}
