import type { TableTexts } from '../../page/table.ts'

export const table: TableTexts = {
  opening: 'Opening the table …',
  problems: {
    unknown: {
      title: 'No table here',
      text: 'This browser does not keep a table with this address. Perhaps it was deleted, or it was set up on another device.',
    },
    elsewhere: {
      title: 'This table is open in another tab',
      text: 'A table can only be played in one tab at a time. Go on there, or bring it here.',
    },
    lost: {
      title: 'The table has moved',
      text: 'It was opened in another tab, or could no longer be saved here. Every step that was taken is kept.',
    },
    deleted: {
      title: 'This table was deleted',
      text: 'It was removed from this browser, or the browser’s data were cleared. While this page stays open, the game can still be saved as a file.',
    },
    oldRules: {
      title: 'A table of an earlier time',
      text: 'This game was begun under an older version of the rules, which this page no longer has.',
    },
    broken: {
      title: 'This table can’t be opened',
      text: 'What was saved of it does not make a game. It may have been damaged.',
    },
    noStorage: {
      title: 'Nothing can be kept here',
      text: 'This browser does not let the page save anything. A private window often does that.',
    },
  },
  playHere: 'Play here',
  again: 'Try again',
  games: 'My games',
}
