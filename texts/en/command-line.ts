import type { CommandLineTexts } from '../language.ts'
import { list } from './grammar.ts'

export const commandLine: CommandLineTexts = {
  replay: {
    usage: 'usage: grand-rounds replay FILE [--language CODE]',
    noSuchLanguage: ({ code, codes }) => `There is no language ‘${code}’. There is: ${codes.join(', ')}.`,
    unreadable: ({ file }) => `The file ${file} can’t be read.`,
    notJson: 'The file is not JSON.',
    notALog: 'The file is not the record of a game.',
    otherGame: ({ game }) => `The file is the record of another game: ${game}.`,
    badStart: ({ why }) => `The game can’t begin. ${why}`,
    badEntry: ({ entry, why }) => `Step ${entry} of the record is refused. ${why}`,
    standings: 'Final standings',
    pointsBySource: 'Points by source',
    total: 'total',
    unfinished: ({ round, who }) =>
      round === 0
        ? `The record ends before the first round. To act: ${list(who)}.`
        : `The record ends in round ${round}. To act: ${list(who)}.`,
  },
  verify: {
    usage: 'usage: grand-rounds verify FILE [--hash HASH] [--language CODE]',
    sameHash: ({ hash }) => `The seed is the one that was promised at the start: its hash is ${hash}.`,
    otherHash: ({ hash, shown }) =>
      `The seed is NOT the one that was promised: its hash is ${hash}, shown at the start was ${shown}.`,
    noHash: ({ hash }) => `The hash of the seed is ${hash}. Compare it with the one that was shown at the start.`,
    replays: ({ steps }) => `Every step follows from the seed and the rules: ${steps} steps replayed.`,
    unfinished: 'The game is not over yet.',
  },
}
