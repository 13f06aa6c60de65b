import type { CommandLineTexts } from '../language.ts'
import { list } from './grammar.ts'

export const commandLine: CommandLineTexts = {
  replay: {
    usage: 'Aufruf: grand-rounds replay DATEI [--language CODE]',
    noSuchLanguage: ({ code, codes }) => `Die Sprache „${code}“ gibt es nicht. Es gibt: ${codes.join(', ')}.`,
    unreadable: ({ file }) => `Die Datei ${file} lässt sich nicht lesen.`,
    notJson: 'Die Datei ist kein JSON.',
    notALog: 'Die Datei ist keine Aufzeichnung eines Spiels.',
    otherGame: ({ game }) => `Die Datei ist die Aufzeichnung eines anderen Spiels: ${game}.`,
    badStart: ({ why }) => `Das Spiel kann nicht beginnen. ${why}`,
    badEntry: ({ entry, why }) => `Schritt ${entry} der Aufzeichnung wird abgelehnt. ${why}`,
    standings: 'Endstand',
    pointsBySource: 'Woher die Punkte kommen',
    total: 'gesamt',
    unfinished: ({ round, who }) =>
      round === 0
        ? `Die Aufzeichnung endet vor der ersten Runde. Am Zug: ${list(who)}.`
        : `Die Aufzeichnung endet in Runde ${round}. Am Zug: ${list(who)}.`,
  },
  verify: {
    usage: 'Aufruf: grand-rounds verify DATEI [--hash HASH] [--language CODE]',
    sameHash: ({ hash }) => `Der Startwert ist der vom Anfang versprochene: Sein Hash ist ${hash}.`,
    otherHash: ({ hash, shown }) =>
      `Der Startwert ist NICHT der versprochene: Sein Hash ist ${hash}, am Anfang gezeigt wurde ${shown}.`,
    noHash: ({ hash }) => `Der Hash des Startwerts ist ${hash}. Vergleiche ihn mit dem, der am Anfang gezeigt wurde.`,
    replays: ({ steps }) => `Jeder Schritt folgt aus Startwert und Regeln: ${steps} Schritte nachgespielt.`,
    unfinished: 'Das Spiel ist noch nicht zu Ende.',
  },
}
