import type { RushMdTexts } from '../../rush-md/texts.ts'

export const options: RushMdTexts['options'] = {
  all: {
    difficulty: { name: 'Difficoltà', text: 'Quanto chiede l’obiettivo, e con quanti punti abilità si comincia.' },
    lesson: { name: 'Passo', text: 'Apre l’ospedale poco alla volta, dall’ambulatorio al gioco completo.' },
    rounds: { name: 'Round', text: 'Di solito quattro; una partita più corta chiede una parte dell’obiettivo.' },
    seconds: { name: 'Durata di un round', text: 'Secondi della fase d’azione: 240, e 300 in solitario.' },
    epidemics: { name: 'Epidemie', text: 'Alcune diagnosi sono contagiose, e un intero reparto aspetta una cura.' },
    research: { name: 'Articoli di ricerca', text: 'A ogni round tre articoli portano compiti e azioni in più.' },
    contagion: {
      name: 'Segni di contagio',
      text: 'L’epidemia si pesca da sé, oppure qualcuno deve notare il segno.',
    },
    oath: {
      name: 'Giuramento di Ippocrate',
      text: 'Una mossa contro le regole delle clessidre è rifiutata, oppure costa un punto abilità.',
    },
    pace: { name: 'Velocità dell’orologio', text: 'In percentuale, fino a 20. Una partita rallentata viene segnata.' },
    goal: { name: 'Obiettivo', text: 'Uno a scelta, o uno pescato.' },
    exams: { name: 'Esami', text: 'Giocati come piccoli giochi, o semplici: la carta si prende subito.' },
    doctors: { name: 'Colori', text: 'Quale medico ha ogni giocatore.' },
  },
  difficulties: { easy: 'Facile', normal: 'Normale', hard: 'Difficile' },
  contagions: { drawn: 'Si pesca da sé', noticed: 'Da notare' },
  oaths: { refused: 'Rifiutata', strict: 'Costa un punto' },
  exams: { played: 'Giocati', plain: 'Semplici' },
  drawnGoal: 'Pescato',
  noLesson: 'Nessuno',
  on: 'Sì',
  off: 'No',
}

export const lessons: RushMdTexts['lessons'] = {
  L0: { name: 'Passo 0: l’ambulatorio', text: 'Due round di pazienti esterni e scorte. I medici fanno tutto.' },
  L1: { name: 'Passo 1: i reparti', text: 'Ricoverati e due infermieri. Gli esami danno subito la loro carta.' },
  L2: { name: 'Passo 2: gli esami', text: 'Quattro infermieri, e ogni esame è un piccolo gioco.' },
  L3: { name: 'Passo 3: le operazioni', text: 'Sale operatorie, organi e pinzette.' },
  L4: { name: 'Passo 4: le epidemie', text: 'Il gioco completo.' },
  L5: { name: 'Passo 5: la ricerca', text: 'Il gioco completo con gli articoli di ricerca.' },
}

export const presets: RushMdTexts['presets'] = {
  firstGame: { name: 'Prima partita', text: 'Due round brevi in ambulatorio: il modo migliore per cominciare.' },
  standard: { name: 'Standard', text: 'Il gioco completo con le epidemie, quattro round contro il tempo.' },
  research: {
    name: 'Ricerca',
    text: 'Il gioco completo con gli articoli, per squadre che conoscono ogni corridoio.',
  },
  relaxed: { name: 'Senza fretta', text: 'Il gioco completo con l’orologio a metà velocità.' },
}
