import type { HomeTexts } from '../../page/home.ts'
import { list } from '../grammar.ts'

export const home: HomeTexts = {
  lead: 'A hospital of dice',
  what: 'Patients are dice, from 1 to 6. Send your nurses and specialists to heal them step by step: whoever gets past 6 goes home, and the more go home together, the better. Eight rounds, about half an hour.',
  play: 'Play',
  playWith: ({ who, game }) => `${list(who)} · ${game}`,
  playAlone: ({ game }) => `On your own · ${game}`,
  you: 'You',
  change: 'Change the table',
  goOn: 'Where you left off',
  table: ({ who }) => list(who),
  standing: ({ round, when }) => `Round ${round} of 8, ${when}`,
  notBegun: 'Just begun',
  allGames: 'All my games',
  ways: 'Other ways to play',
  bots: { name: 'Against bots', text: 'One to three opponents, from Student to Chief.' },
  friends: { name: 'Around this screen', text: 'Two to four people pass one screen around.' },
  solo: { name: 'On your own', text: 'The solo game, with medical reports to fill in.' },
  learn: { name: 'Learn to play', text: 'A few minutes on the real board, one thing at a time.' },
  rules: { name: 'Rules', text: 'Numbered, searchable, with every doubtful case settled.' },
  cards: { name: 'Cards', text: 'Every department, specialist, administrator and event.' },
  games: { name: 'My games', text: 'Go on, replay, review; your records and averages.' },
  ward: 'A ward seen from above: six beds, dice as patients from very ill to beaming, a nurse, a surgeon and an ambulance at the door.',
  round: { title: 'A round', note: 'Eight of them make a game.' },
  departments: {
    title: 'Where everyone starts',
    note: 'Six rooms that every hospital has. What a room heals stands on its door.',
  },
}
