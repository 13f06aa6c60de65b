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
}
