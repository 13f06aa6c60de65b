import type { HomeTexts } from '../../page/home.ts'
import { list } from '../grammar.ts'

export const home: HomeTexts = {
  lead: 'Un ospedale di dadi',
  what: 'I pazienti sono dadi, da 1 a 6. Manda infermieri e specialisti a curarli passo dopo passo: chi supera il 6 torna a casa, e più ne tornano insieme, meglio è. Otto round, circa mezz’ora.',
  play: 'Gioca',
  playWith: ({ who, game }) => `${list(who)} · ${game}`,
  playAlone: ({ game }) => `In solitario · ${game}`,
  you: 'Tu',
  change: 'Cambia il tavolo',
  goOn: 'Riprendi da qui',
  table: ({ who }) => list(who),
  standing: ({ round, when }) => `Round ${round} di 8, ${when}`,
  notBegun: 'Appena cominciata',
  allGames: 'Tutte le mie partite',
  ways: 'Altri modi di giocare',
  bots: { name: 'Contro i bot', text: 'Da uno a tre avversari, dallo Studente al Primario.' },
  friends: { name: 'Intorno a questo schermo', text: 'Da due a quattro persone si passano lo schermo.' },
  solo: { name: 'In solitario', text: 'Il gioco da soli, con rapporti medici da completare.' },
  learn: { name: 'Impara a giocare', text: 'Pochi minuti sul vero tabellone, una cosa alla volta.' },
  rules: { name: 'Regole', text: 'Numerate, con la ricerca, e ogni caso dubbio risolto.' },
  cards: { name: 'Carte', text: 'Tutti i dipartimenti, gli specialisti, gli amministratori e gli eventi.' },
  games: { name: 'Le mie partite', text: 'Riprendi, rivedi, analizza; i tuoi record e le tue medie.' },
  ward: 'Un reparto visto dall’alto: sei letti, dadi come pazienti, da molto malati a raggianti, un infermiere, un chirurgo e un’ambulanza alla porta.',
  round: { title: 'Un round', note: 'Otto così fanno una partita.' },
  departments: {
    title: 'Da dove cominciano tutti',
    note: 'Sei dipartimenti che ogni ospedale ha. Chi curano è scritto sulla porta.',
  },
}
