import type { TableTexts } from '../../page/table.ts'

export const table: TableTexts = {
  opening: 'Apro il tavolo…',
  problems: {
    unknown: {
      title: 'Qui non c’è nessun tavolo',
      text: 'Questo browser non ha un tavolo a questo indirizzo. Forse è stato eliminato, o preparato su un altro dispositivo.',
    },
    elsewhere: {
      title: 'Questo tavolo è aperto in un’altra scheda',
      text: 'A un tavolo si gioca in una sola scheda per volta. Continua di là, oppure portalo qui.',
    },
    lost: {
      title: 'Il tavolo ha traslocato',
      text: 'È stato aperto in un’altra scheda, o qui non si poteva più salvare. Ogni mossa fatta è conservata.',
    },
    deleted: {
      title: 'Questo tavolo è stato eliminato',
      text: 'È stato tolto da questo browser, oppure i dati del browser sono stati cancellati. Finché questa pagina resta aperta, la partita si può ancora salvare in un file.',
    },
    oldRules: {
      title: 'Un tavolo d’altri tempi',
      text: 'Questa partita è cominciata con una versione precedente delle regole, che questa pagina non ha più.',
    },
    broken: {
      title: 'Questo tavolo non si apre',
      text: 'Da ciò che è stato salvato non si ricompone una partita. Forse si è danneggiato.',
    },
    noStorage: {
      title: 'Qui non si può conservare nulla',
      text: 'Questo browser non lascia salvare niente alla pagina. Succede spesso in una finestra privata.',
    },
  },
  playHere: 'Gioca qui',
  again: 'Riprova',
  games: 'Le mie partite',
}
