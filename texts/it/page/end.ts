import type { EndTexts } from '../../page/end.ts'
import { patients, points } from '../dice-hospital/terms.ts'
import { list } from '../grammar.ts'

export const end: EndTexts = {
  title: 'Comincia il turno di notte',
  scene: ({ who }) => `Pazienti guariti escono dalla porta principale e salutano ${who}.`,
  standings: 'Classifica finale',
  scoreTitle: 'Da dove vengono i punti',
  bySource: 'Per provenienza',
  byRound: 'Per round',
  player: 'Giocatore',
  source: 'Provenienza',
  total: 'Totale',
  reckoning: 'Fine',
  chart: ({ scores }) =>
    `Punteggio dopo ogni round, in linee. Alla fine: ${list(scores.map(({ who, points: n }) => `${who} ${n}`))}.`,
  chartTitle: 'Come è cresciuto il punteggio',
  asTable: 'Lo stesso in tabella',
  momentsTitle: 'Se ne parlerà in mensa',
  moments: {
    mostHome: ({ who, round, count: n }) =>
      `Nel round ${round} ${who} manda a casa ${patients({ count: n })} in una volta.`,
    bestRound: ({ who, round, points: n }) =>
      `Il round più bello: ${points({ count: n })} per ${who} nel round ${round}.`,
    emptyWards: ({ who, round }) => `Neanche un letto occupato: nel round ${round} ${who} svuota tutti i reparti.`,
    noneLost: ({ who }) =>
      who.length === 1
        ? `${list(who)} non perde neanche un paziente.`
        : `${list(who)} non perdono neanche un paziente.`,
    worstRound: ({ who, round, count: n }) =>
      `Una notte difficile: nel round ${round} ${who} perde ${patients({ count: n })}.`,
    ledFrom: ({ who, round }) => `Dal round ${round} in poi nessuno raggiunge ${who}.`,
    cameBack: ({ who, round, points: n }) =>
      `Che rimonta: dopo il round ${round} ${who} ha ancora ${points({ count: n })} di svantaggio.`,
  },
  solo: {
    ranks: [
      'Primo giorno in reparto',
      'Mano sicura',
      'Medico molto richiesto',
      'Colonna dell’ospedale',
      'Ne parla tutta la città',
    ],
    rank: ({ rank, points: n }) => `${points({ count: n })}: ${rank}.`,
    next: ({ rank, points: n }) => `Con ${points({ count: n })} in più sarebbe stato «${rank}».`,
    reportsTitle: 'Rapporti medici',
    done: 'Completati',
    missed: 'Non completati',
  },
  actions: {
    label: 'E adesso',
    again: 'Gioca ancora',
    review: 'Analizza la partita',
    replay: 'Rivedila',
    save: 'Salva in un file',
    copy: 'Copia un link',
    home: 'All’ingresso',
  },
  copied: 'Il link è copiato. Chi lo apre può rivedere tutta la partita.',
  notCopied: 'Il link non si è potuto copiare da solo. Eccolo:',
  link: 'Link a questa partita',
}
