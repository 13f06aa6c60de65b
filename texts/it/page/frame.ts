import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Vai al contenuto',
  screens: {
    new: 'Nuova partita',
    table: 'Tavolo',
    review: 'Analisi',
    replay: 'Replay',
    learn: 'Impara a giocare',
    rules: 'Regole',
    cards: 'Carte',
    games: 'Le mie partite',
    online: 'Giocare online',
    settings: 'Impostazioni',
    about: 'Informazioni',
    nothing: 'Qui non c’è niente',
  },
  title: ({ screen }) => `${screen} · Grand Rounds`,
  menu: 'Menu principale',
  footMenu: 'Altre pagine',
  language: 'Lingua',
  night: 'Notte',
  unofficial:
    'Non ufficiale: fatto da persone a cui piace il gioco, senza legami con i suoi autori o editori e senza la loro approvazione.',
  licence: 'Software libero con licenza MIT. Tutti i disegni e i testi sono propri.',
  loading: 'Un momento…',
  failed: {
    title: 'Questa stanza è chiusa a chiave',
    text: 'Questa parte della pagina non si è potuta caricare. Forse manca la rete, o c’è una nuova versione.',
    again: 'Riprova',
  },
  broken: {
    title: 'Qualcosa è andato storto',
    text: 'È colpa nostra, non tua. I tuoi tavoli sono salvati fino all’ultima mossa: ricarica la pagina per continuare.',
  },
  newVersion: {
    text: 'È pronta una nuova versione di Grand Rounds. I tuoi tavoli restano come sono.',
    load: 'Caricala ora',
    later: 'Più tardi',
  },
  nothing: {
    title: 'Nessuno in questo letto',
    text: 'A questo indirizzo non c’è nessuna pagina. Forse il link è vecchio, o una lettera si è persa per strada.',
    home: 'All’ingresso',
  },
}
