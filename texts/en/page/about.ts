import type { AboutTexts } from '../../page/about.ts'
import { count } from '../grammar.ts'

export const about: AboutTexts = {
  title: 'About Grand Rounds',
  unofficial: {
    title: 'Unofficial',
    texts: [
      'Grand Rounds is a browser edition of the board game Dice Hospital, made by people who like it. It is not connected with its designers or publishers, and not approved by them. The names of the games belong to their owners.',
      'If you enjoy it here, get the box: nothing beats real dice in your hand.',
    ],
  },
  own: {
    title: 'What is ours',
    text: 'The rules of the game come from its rulebooks; every sentence and every drawing here is our own. Some cards are nowhere printed in the books that we have, so we made them:',
    events: ({ count: n }) => count(n, { one: '# event card', other: '# event cards' }),
    reports: ({ count: n }) => count(n, { one: '# medical report', other: '# medical reports' }),
    backs: ({ count: n }) => count(n, { one: '# back of an ambulance', other: '# backs of ambulances' }),
    administrators: ({ count: n }) =>
      count(n, {
        one: 'name and character of # administrator, whose effect is the book’s',
        other: 'names and characters of # administrators, whose effects are the books’',
      }),
    seeThem: 'See all cards',
  },
  rules: {
    title: 'The rules that are played',
    texts: [
      'Four rulebooks (Dutch, French, Italian, and the German one of the prototype) were compared and put into one numbered text. Where they differ or say nothing, a reading says how it is played here, and why.',
      'Dice fall from a seed that nobody sees before the game is over. Every game can be played again from its record and comes out the same.',
    ],
  },
  storage: {
    title: 'What is kept, and where',
    texts: [
      'What you play alone, against bots or around this screen, your settings and the last setup are kept in this browser and nowhere else. There is no account, no cookie and nobody who counts you. Whoever clears the data of this site clears the tables too: save those you love as a file.',
      'After the first visit the page is kept in the browser as well, so it works without a network.',
    ],
    server:
      'A table online is kept by the server that this page comes from: how it was set up, every move, the names, what people wrote, and when. Keys of seats are kept as hashes only, and no addresses. At the table itself everyone can take their name and words out, and whoever set it up can delete it when it is over.',
    keptDays: ({ gathering, playing, over, closed }) =>
      `Days without anyone there until this server clears a table away: never begun ${gathering}, in the middle of a game ${playing}, over ${over}, closed ${closed}.`,
    used: ({ megabytes }) => `In use now: ${megabytes} MB.`,
    offline: 'The page is kept for offline use.',
    online: 'The page is not kept for offline use yet.',
  },
  licence: {
    title: 'Licence',
    texts: [
      'Free software under the MIT licence: use it, change it, share it.',
      'The typeface is Atkinson Hyperlegible Next, under the SIL Open Font License.',
    ],
    notices: 'What others made, and its licences',
  },
  version: ({ version }) => `Version ${version}`,
}
