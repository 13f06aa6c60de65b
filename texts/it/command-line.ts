import type { CommandLineTexts } from '../language.ts'
import { list } from './grammar.ts'

export const commandLine: CommandLineTexts = {
  replay: {
    usage: 'uso: grand-rounds replay FILE [--language CODICE]',
    noSuchLanguage: ({ code, codes }) => `La lingua «${code}» non c’è. Ci sono: ${codes.join(', ')}.`,
    unreadable: ({ file }) => `Non si riesce a leggere il file ${file}.`,
    notJson: 'Il file non è in formato JSON.',
    notALog: 'Il file non è la registrazione di una partita.',
    otherGame: ({ game }) => `Il file è la registrazione di un altro gioco: ${game}.`,
    badStart: ({ why }) => `La partita non può cominciare. ${why}`,
    badEntry: ({ entry, why }) => `Il passo ${entry} della registrazione non è ammesso. ${why}`,
    standings: 'Classifica finale',
    pointsBySource: 'Punti per provenienza',
    total: 'totale',
    unfinished: ({ round, who }) =>
      round === 0
        ? `La registrazione si ferma prima del primo round. Tocca a ${list(who)}.`
        : `La registrazione si ferma al round ${round}. Tocca a ${list(who)}.`,
  },
  verify: {
    usage: 'uso: grand-rounds verify FILE [--hash HASH] [--language CODICE]',
    sameHash: ({ hash }) => `Il seme è quello promesso all’inizio: la sua impronta è ${hash}.`,
    otherHash: ({ hash, shown }) =>
      `Il seme NON è quello promesso: la sua impronta è ${hash}, all’inizio era ${shown}.`,
    noHash: ({ hash }) => `L’impronta del seme è ${hash}. Confrontala con quella mostrata all’inizio.`,
    replays: ({ steps }) => `Ogni passo discende dal seme e dalle regole: ${steps} passi rigiocati.`,
    unfinished: 'La partita non è ancora finita.',
  },
}
