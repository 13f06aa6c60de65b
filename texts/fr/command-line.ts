import type { CommandLineTexts } from '../language.ts'
import { list } from './grammar.ts'

export const commandLine: CommandLineTexts = {
  replay: {
    usage: 'utilisation : grand-rounds replay FICHIER [--language CODE]',
    noSuchLanguage: ({ code, codes }) => `La langue « ${code} » n’existe pas ici. Il y a : ${codes.join(', ')}.`,
    unreadable: ({ file }) => `Impossible de lire le fichier ${file}.`,
    notJson: 'Ce fichier n’est pas du JSON.',
    notALog: 'Ce fichier n’est pas l’enregistrement d’une partie.',
    otherGame: ({ game }) => `Ce fichier est l’enregistrement d’un autre jeu : ${game}.`,
    badStart: ({ why }) => `La partie ne peut pas commencer. ${why}`,
    badEntry: ({ entry, why }) => `L’étape ${entry} de l’enregistrement est refusée. ${why}`,
    standings: 'Classement final',
    pointsBySource: 'Points par origine',
    total: 'total',
    unfinished: ({ round, who }) =>
      round === 0
        ? `L’enregistrement s’arrête avant le premier tour. Décision attendue : ${list(who)}.`
        : `L’enregistrement s’arrête au tour ${round}. Décision attendue : ${list(who)}.`,
  },
  verify: {
    usage: 'utilisation : grand-rounds verify FICHIER [--hash HASH] [--language CODE]',
    sameHash: ({ hash }) => `La graine est bien celle promise au départ : son empreinte est ${hash}.`,
    otherHash: ({ hash, shown }) =>
      `La graine n’est PAS celle promise : son empreinte est ${hash}, celle montrée au départ était ${shown}.`,
    noHash: ({ hash }) => `L’empreinte de la graine est ${hash}. À comparer avec celle montrée au départ.`,
    replays: ({ steps }) => `Chaque étape découle de la graine et des règles : ${steps} étapes rejouées.`,
    unfinished: 'La partie n’est pas encore finie.',
  },
}
