import type { CommandLineTexts } from '../language.ts'
import { list } from './grammar.ts'

export const commandLine: CommandLineTexts = {
  replay: {
    usage: 'użycie: grand-rounds replay PLIK [--language KOD]',
    noSuchLanguage: ({ code, codes }) => `Nie ma języka „${code}”. Są: ${codes.join(', ')}.`,
    unreadable: ({ file }) => `Nie da się odczytać pliku ${file}.`,
    notJson: 'Ten plik to nie JSON.',
    notALog: 'Ten plik nie jest zapisem partii.',
    otherGame: ({ game }) => `To zapis innej gry: ${game}.`,
    badStart: ({ why }) => `Gra nie może się zacząć. ${why}`,
    badEntry: ({ entry, why }) => `Krok ${entry} z zapisu jest niedozwolony. ${why}`,
    standings: 'Klasyfikacja końcowa',
    pointsBySource: 'Za co punkty',
    total: 'razem',
    unfinished: ({ round, who }) =>
      round === 0
        ? `Zapis urywa się przed pierwszą rundą. Ruch: ${list(who)}.`
        : `Zapis urywa się w rundzie ${round}. Ruch: ${list(who)}.`,
  },
  verify: {
    usage: 'użycie: grand-rounds verify PLIK [--hash HASH] [--language KOD]',
    sameHash: ({ hash }) => `Ziarno jest tym obiecanym na początku: jego skrót to ${hash}.`,
    otherHash: ({ hash, shown }) =>
      `Ziarno NIE jest tym obiecanym: jego skrót to ${hash}, a na początku pokazano ${shown}.`,
    noHash: ({ hash }) => `Skrót ziarna to ${hash}. Porównaj go z tym pokazanym na początku.`,
    replays: ({ steps }) => `Każdy krok wynika z ziarna i zasad. Liczba odtworzonych kroków: ${steps}.`,
    unfinished: 'Gra jeszcze trwa.',
  },
}
