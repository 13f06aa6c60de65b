import type { CommonTexts } from '../language.ts'
import { list } from './grammar.ts'

export const common: CommonTexts = {
  player: ({ number }) => `Giocatore ${number}`,
  waitingFor: ({ who }) => `In attesa di ${list(who)}.`,
  labelled: ({ name, text }) => `${name}: ${text}`,
  refusals: {
    badTime: 'Quest’ora non ha senso: da qualche parte un orologio sbaglia.',
    noSuchSeat: 'A quel posto non siede nessuno.',
    gameOver: 'La partita è finita.',
    noSuchDeadline: 'La partita non aspetta quell’orologio.',
    tooEarly: 'Il tempo non è ancora scaduto.',
    deadlineFirst: 'Troppo tardi: il tempo è scaduto prima.',
    wrongGame: 'Questa è la registrazione di un altro gioco.',
    wrongVersion: 'Questa partita è stata giocata con un’altra versione delle regole.',
    badSeed: 'Un seme è fatto di 64 cifre esadecimali, e questo non lo è.',
  },
  unknownRefusal: ({ code }) => `Non si può fare (${code}).`,
}
