import type { CommonTexts } from '../language.ts'
import { list } from './grammar.ts'

export const common: CommonTexts = {
  player: ({ number }) => `Spieler ${number}`,
  waitingFor: ({ who }) => `Warten auf ${list(who)}.`,
  labelled: ({ name, text }) => `${name}: ${text}`,
  refusals: {
    badTime: 'Diese Zeit kann nicht stimmen: Irgendwo geht eine Uhr falsch.',
    noSuchSeat: 'An diesem Platz sitzt niemand.',
    gameOver: 'Das Spiel ist vorbei.',
    noSuchDeadline: 'Auf diese Uhr wartet das Spiel nicht.',
    tooEarly: 'Die Zeit ist noch nicht um.',
    deadlineFirst: 'Zu spät: Die Zeit war schon um, als das hier ankam.',
    wrongGame: 'Das ist die Aufzeichnung eines anderen Spiels.',
    wrongVersion: 'Das wurde nach einer anderen Fassung der Regeln gespielt.',
    badSeed: 'Eine Startzahl hat 64 hexadezimale Ziffern, diese hier nicht.',
  },
  unknownRefusal: ({ code }) => `Das geht nicht (${code}).`,
}
