import type { CommandLineTexts } from '../language.ts'
import { list } from './grammar.ts'

export const commandLine: CommandLineTexts = {
  replay: {
    usage: 'gebruik: grand-rounds replay BESTAND [--language CODE]',
    noSuchLanguage: ({ code, codes }) => `De taal ‘${code}’ is er niet. Wel: ${codes.join(', ')}.`,
    unreadable: ({ file }) => `Het bestand ${file} is niet te lezen.`,
    notJson: 'Het bestand is geen JSON.',
    notALog: 'Het bestand is geen verslag van een spel.',
    otherGame: ({ game }) => `Het bestand is het verslag van een ander spel: ${game}.`,
    badStart: ({ why }) => `Het spel kan niet beginnen. ${why}`,
    badEntry: ({ entry, why }) => `Stap ${entry} van het verslag wordt geweigerd. ${why}`,
    standings: 'Eindstand',
    pointsBySource: 'Waar de punten vandaan komen',
    total: 'totaal',
    unfinished: ({ round, who }) =>
      round === 0
        ? `Het verslag houdt op vóór de eerste ronde. Aan zet: ${list(who)}.`
        : `Het verslag houdt op in ronde ${round}. Aan zet: ${list(who)}.`,
  },
  verify: {
    usage: 'gebruik: grand-rounds verify BESTAND [--hash HASH] [--language CODE]',
    sameHash: ({ hash }) => `De kiem is die van het begin: de hash ervan is ${hash}.`,
    otherHash: ({ hash, shown }) =>
      `De kiem is NIET die van het begin: de hash ervan is ${hash}, bij het begin werd ${shown} getoond.`,
    noHash: ({ hash }) => `De hash van de kiem is ${hash}. Vergelijk hem met die van het begin.`,
    replays: ({ steps }) => `Elke stap volgt uit de kiem en de regels: ${steps} stappen nagespeeld.`,
    unfinished: 'Het spel is nog niet afgelopen.',
  },
}
