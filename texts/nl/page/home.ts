import type { HomeTexts } from '../../page/home.ts'
import { list } from '../grammar.ts'

export const home: HomeTexts = {
  lead: 'Een ziekenhuis vol dobbelstenen',
  what: 'Patiënten zijn dobbelstenen, van 1 tot 6. Laat je verpleegsters en specialisten ze stap voor stap genezen: wie voorbij de 6 komt, mag naar huis, en hoe meer er samen naar huis gaan, hoe beter. Acht rondes, ongeveer een half uur.',
  play: 'Spelen',
  playWith: ({ who, game }) => `${list(who)} · ${game}`,
  playAlone: ({ game }) => `In je eentje · ${game}`,
  you: 'Jij',
  change: 'Pas de tafel aan',
  goOn: 'Waar je gebleven was',
  table: ({ who }) => list(who),
  standing: ({ round, when }) => `Ronde ${round} van 8, ${when}`,
  notBegun: 'Net begonnen',
  allGames: 'Al mijn spellen',
  ways: 'Andere manieren om te spelen',
  bots: { name: 'Tegen bots', text: 'Een tot drie tegenstanders, van Student tot Chef.' },
  friends: { name: 'Rond dit scherm', text: 'Twee tot vier mensen geven één scherm aan elkaar door.' },
  solo: { name: 'In je eentje', text: 'Het solospel, met medische rapporten om af te ronden.' },
  learn: { name: 'Leer het spel', text: 'Een paar minuten op het echte bord, één ding tegelijk.' },
  rules: { name: 'Spelregels', text: 'Genummerd, doorzoekbaar, en met een antwoord op elk twijfelgeval.' },
  cards: { name: 'Kaarten', text: 'Alle afdelingen, specialisten, beheerders en gebeurtenissen.' },
  games: { name: 'Mijn spellen', text: 'Ga verder, kijk terug, bespreek na; je records en gemiddelden.' },
  ward: 'Een ziekenzaal van bovenaf: zes bedden, dobbelstenen als patiënten, van doodziek tot stralend, een verpleegster, een chirurg en een ziekenwagen voor de deur.',
  round: { title: 'Een ronde', note: 'Acht daarvan zijn een spel.' },
  departments: {
    title: 'Waar iedereen begint',
    note: 'Zes kamers die elk ziekenhuis heeft. Wie er geneest, staat op de deur.',
  },
}
