import type { CommonTexts } from '../language.ts'
import { list } from './grammar.ts'

export const common: CommonTexts = {
  player: ({ number }) => `Joueur ${number}`,
  waitingFor: ({ who }) => `On attend ${list(who)}.`,
  labelled: ({ name, text }) => `${name} : ${text}`,
  refusals: {
    badTime: 'Cette heure n’a pas de sens : une horloge se trompe quelque part.',
    noSuchSeat: 'Personne n’est assis à cette place.',
    gameOver: 'La partie est terminée.',
    noSuchDeadline: 'La partie n’attend pas ce chronomètre.',
    tooEarly: 'Le temps n’est pas encore écoulé.',
    deadlineFirst: 'Trop tard : le temps s’est écoulé avant que cela n’arrive.',
    wrongGame: 'C’est l’enregistrement d’un autre jeu.',
    wrongVersion: 'Cette partie a été jouée avec une autre version des règles.',
    badSeed: 'Une graine est faite de 64 chiffres hexadécimaux, ce qui n’est pas le cas ici.',
  },
  unknownRefusal: ({ code }) => `Ce n’est pas possible (${code}).`,
}
