import type { HomeTexts } from '../../page/home.ts'
import { list } from '../grammar.ts'

export const home: HomeTexts = {
  lead: 'Ein Krankenhaus voller Würfel',
  what: 'Patienten sind Würfel, von 1 bis 6. Lass deine Krankenschwestern und Spezialisten sie Schritt für Schritt heilen: Wer über die 6 hinauskommt, darf nach Hause, und je mehr zusammen nach Hause gehen, desto besser. Acht Runden, etwa eine halbe Stunde.',
  play: 'Spielen',
  playWith: ({ who, game }) => `${list(who)} · ${game}`,
  playAlone: ({ game }) => `Allein · ${game}`,
  you: 'Du',
  change: 'Tisch ändern',
  goOn: 'Wo du aufgehört hast',
  table: ({ who }) => list(who),
  standing: ({ round, when }) => `Runde ${round} von 8, ${when}`,
  notBegun: 'Gerade begonnen',
  allGames: 'Alle meine Spiele',
  ways: 'Anders spielen',
  bots: { name: 'Gegen Bots', text: 'Ein bis drei Gegner, vom Studenten bis zum Chefarzt.' },
  friends: { name: 'An diesem Bildschirm', text: 'Zwei bis vier Leute reichen einen Bildschirm herum.' },
  solo: { name: 'Allein', text: 'Das Solospiel, mit Arztberichten zum Abschließen.' },
  learn: { name: 'Spielen lernen', text: 'Ein paar Minuten auf dem echten Plan, eins nach dem anderen.' },
  rules: { name: 'Regeln', text: 'Nummeriert, durchsuchbar, und jeder Zweifelsfall ist geklärt.' },
  cards: { name: 'Karten', text: 'Alle Abteilungen, Spezialisten, Verwalter und Ereignisse.' },
  games: { name: 'Meine Spiele', text: 'Weiterspielen, ansehen, nachbesprechen; deine Rekorde und Mittelwerte.' },
  ward: 'Eine Station von oben: sechs Betten, Würfel als Patienten von schwer krank bis strahlend, eine Krankenschwester, eine Chirurgin und ein Krankenwagen vor der Tür.',
  round: { title: 'Eine Runde', note: 'Acht davon sind ein Spiel.' },
  departments: {
    title: 'Womit alle beginnen',
    note: 'Sechs Räume, die jedes Krankenhaus hat. Wen ein Raum heilt, steht an seiner Tür.',
  },
}
