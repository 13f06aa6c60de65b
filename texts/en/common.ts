import type { CommonTexts } from '../language.ts'
import { list } from './grammar.ts'

export const common: CommonTexts = {
  player: ({ number }) => `Player ${number}`,
  waitingFor: ({ who }) => `Waiting for ${list(who)}.`,
  labelled: ({ name, text }) => `${name}: ${text}`,
  refusals: {
    badTime: 'That time makes no sense: a clock somewhere is wrong.',
    noSuchSeat: 'Nobody sits at that place.',
    gameOver: 'The game is over.',
    noSuchDeadline: 'The game is not waiting for that clock.',
    tooEarly: 'The time is not up yet.',
    deadlineFirst: 'Too late: the time was up before this arrived.',
    wrongGame: 'This is the record of another game.',
    wrongVersion: 'This was played under another version of the rules.',
    badSeed: 'A seed is 64 hexadecimal digits, and this is not.',
  },
  unknownRefusal: ({ code }) => `That is not possible (${code}).`,
}
