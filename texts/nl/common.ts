import type { CommonTexts } from '../language.ts'
import { list } from './grammar.ts'

export const common: CommonTexts = {
  player: ({ number }) => `Speler ${number}`,
  waitingFor: ({ who }) => `Wachten op ${list(who)}.`,
  labelled: ({ name, text }) => `${name}: ${text}`,
  refusals: {
    badTime: 'Die tijd kan niet kloppen: ergens loopt een klok verkeerd.',
    noSuchSeat: 'Op die plaats zit niemand.',
    gameOver: 'Het spel is afgelopen.',
    noSuchDeadline: 'Het spel wacht niet op die klok.',
    tooEarly: 'De tijd is nog niet om.',
    deadlineFirst: 'Te laat: de tijd was al om toen dit binnenkwam.',
    wrongGame: 'Dit is het verslag van een ander spel.',
    wrongVersion: 'Dit is met een andere versie van de regels gespeeld.',
    badSeed: 'Een startgetal heeft 64 hexadecimale cijfers, en dit niet.',
  },
  unknownRefusal: ({ code }) => `Dat kan niet (${code}).`,
}
