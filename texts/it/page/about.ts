import type { AboutTexts } from '../../page/about.ts'
import { count } from '../grammar.ts'

export const about: AboutTexts = {
  title: 'Informazioni su Grand Rounds',
  unofficial: {
    title: 'Non ufficiale',
    texts: [
      'Grand Rounds è un’edizione per browser del gioco da tavolo Dice Hospital, fatta da persone a cui piace. Non ha legami con i suoi autori o editori e non è approvata da loro. I nomi dei giochi appartengono ai rispettivi proprietari.',
      'Se qui ti diverti, prendi la scatola: niente batte dei veri dadi in mano.',
    ],
  },
  own: {
    title: 'Che cosa è nostro',
    text: 'Le regole del gioco vengono dai suoi regolamenti; ogni frase e ogni disegno qui sono nostri. Alcune carte non si trovano in nessuno dei regolamenti che abbiamo, quindi le abbiamo fatte noi:',
    events: ({ count: n }) => count(n, { one: '# carta evento', other: '# carte evento' }),
    reports: ({ count: n }) => count(n, { one: '# rapporto medico', other: '# rapporti medici' }),
    backs: ({ count: n }) => count(n, { one: '# retro di ambulanza', other: '# retri di ambulanze' }),
    administrators: ({ count: n }) =>
      count(n, {
        one: 'nome e carattere di # amministratore, il cui effetto viene dal regolamento',
        other: 'nomi e caratteri di # amministratori, i cui effetti vengono dai regolamenti',
      }),
    seeThem: 'Guarda tutte le carte',
  },
  rules: {
    title: 'Le regole con cui si gioca',
    texts: [
      'Quattro regolamenti (l’olandese, il francese, l’italiano e quello tedesco del prototipo) sono stati confrontati e riuniti in un solo testo numerato. Dove non concordano o tacciono, una lettura dice come si gioca qui, e perché.',
      'I dadi cadono secondo un seme che nessuno vede prima della fine della partita. Ogni partita si può rigiocare dalla sua registrazione e finisce allo stesso modo.',
    ],
  },
  storage: {
    title: 'Che cosa si conserva, e dove',
    texts: [
      'Ciò che giochi in solitario, contro i bot o intorno a questo schermo, le impostazioni e l’ultima preparazione restano in questo browser e da nessun’altra parte. Non c’è un account, non ci sono cookie e nessuno ti conta. Chi cancella i dati di questo sito cancella anche i tavoli: quelli a cui tieni, salvali in un file.',
      'Dopo la prima visita anche la pagina resta nel browser, così funziona senza rete.',
    ],
    server:
      'Un tavolo online è conservato dal server da cui viene questa pagina: com’è stato apparecchiato, ogni mossa, i nomi, ciò che è stato scritto, e quando. Le chiavi dei posti solo come hash, e nessun indirizzo. Al tavolo stesso ognuno può togliere il suo nome e le sue parole, e chi l’ha apparecchiato può eliminarlo quando la partita è finita.',
    keptDays: ({ gathering, playing, over, closed }) =>
      `Giorni senza nessuno al tavolo prima che questo server lo sparecchi: mai cominciato ${gathering}, a metà partita ${playing}, finito ${over}, chiuso ${closed}.`,
    used: ({ megabytes }) => `Spazio in uso: ${megabytes} MB.`,
    offline: 'La pagina è conservata per l’uso senza rete.',
    online: 'La pagina non è ancora conservata per l’uso senza rete.',
  },
  licence: {
    title: 'Licenza',
    texts: [
      'Software libero con licenza MIT: usalo, cambialo, condividilo.',
      'Il carattere è Atkinson Hyperlegible Next, con licenza SIL Open Font License.',
    ],
    notices: 'Che cosa hanno fatto altri, con le licenze',
  },
  version: ({ version }) => `Versione ${version}`,
}
