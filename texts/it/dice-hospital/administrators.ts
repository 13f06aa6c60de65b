// Names and characters are invented: nobody who has lived is meant.

import type { AdministratorText, DiceHospitalTexts } from '../../dice-hospital/texts.ts'

const pairs = (colour: string): AdministratorText['text'] => ({
  final: `Dimetti due o più pazienti ${colour} in un round: 1 punto.`,
  prototype: `Per ogni due pazienti ${colour} dimessi in un round: 1 punto.`,
})

const protects = (one: string, all: string): AdministratorText['text'] => ({
  final: `In ogni round un paziente ${one} trascurato a tua scelta non peggiora.`,
  prototype: `I pazienti ${all} trascurati non peggiorano mai.`,
})

export const administrators: DiceHospitalTexts['administrators'] = {
  twoRed: {
    name: 'Rosamunda Trottapiano',
    line: 'Attraversa l’ospedale di buon passo e non ha mai versato una goccia di tè.',
    text: pairs('rossi'),
  },
  twoYellow: {
    name: 'Bartolomeo Piumadoro',
    line: 'Tiene un canarino in ufficio e gli chiede consiglio sul bilancio.',
    text: pairs('gialli'),
  },
  twoGreen: {
    name: 'Ottilia Felci Del Vaso',
    line: 'Annaffia tutte le piante dell’edificio, anche quelle di plastica.',
    text: pairs('verdi'),
  },
  oneOfEach: {
    name: 'Ignazio Susinelli',
    line: 'Colleziona tutto in copia unica: cucchiaini, cravatte, secondi pareri.',
    text: {
      final: 'Dimetti pazienti di tutti e tre i colori in un round: 1 punto.',
      prototype: 'Per ogni serie di tutti e tre i colori dimessa in un round: 1 punto.',
    },
  },
  protectsRed: {
    name: 'Filippa Moraselva',
    line: 'Veglia di notte chiunque abbia le guance un po’ accaldate.',
    text: protects('rosso', 'rossi'),
  },
  protectsYellow: {
    name: 'Barnaba Zabaglioni',
    line: 'Gli tintinnano le tasche di caramelle al limone, e una è sempre per te.',
    text: protects('giallo', 'gialli'),
  },
  protectsGreen: {
    name: 'Ildegarda Muschiolini',
    line: 'Nessun farmacista ha approvato la sua tisana alla menta, e tutti la bevono.',
    text: protects('verde', 'verdi'),
  },
  mostDischarged: {
    name: 'Guglielmina Saettini',
    line: 'Il taxi aspetta prima ancora che il paziente trovi la seconda scarpa.',
    text: {
      final: 'Dimetti in un round più pazienti di ogni altro giocatore: 1 punto.',
      prototype: 'Dimetti in un round più pazienti di ogni altro giocatore: 2 punti.',
    },
  },
}
