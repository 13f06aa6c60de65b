import type { CommonTexts } from '../language.ts'
import { list } from './grammar.ts'

export const common: CommonTexts = {
  player: ({ number }) => `Gracz ${number}`,
  waitingFor: ({ who }) => `Czekamy na decyzję: ${list(who)}.`,
  labelled: ({ name, text }) => `${name}: ${text}`,
  refusals: {
    badTime: 'Ta godzina nie ma sensu: któryś zegar źle chodzi.',
    noSuchSeat: 'Przy tym miejscu nikt nie siedzi.',
    gameOver: 'Gra już się skończyła.',
    noSuchDeadline: 'Gra nie czeka na ten zegar.',
    tooEarly: 'Czas jeszcze nie minął.',
    deadlineFirst: 'Za późno: czas minął, zanim to dotarło.',
    wrongGame: 'To zapis innej gry.',
    wrongVersion: 'Tę partię rozegrano według innej wersji zasad.',
    badSeed: 'Ziarno to 64 cyfry szesnastkowe, a to nim nie jest.',
  },
  unknownRefusal: ({ code }) => `Tego zrobić nie można (${code}).`,
}
