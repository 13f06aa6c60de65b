// The hospital and the course of a round.

import type { RushMdTexts } from '../../rush-md/texts.ts'

const SURGERY = 'Un medico porta con le pinzette gli organi dal deposito al paziente.'
const MEDICATION = 'Un infermiere dà al paziente farmaci e sangue con le pinzette.'
const WARD = 'Un infermiere cura un paziente del reparto, oppure dà a tutti ciò che chiede l’epidemia.'

export const places: RushMdTexts['places'] = {
  desk: {
    name: 'Accettazione',
    where: 'all’accettazione',
    text: 'Un infermiere pesca fino a 3 pazienti, a piacere. Possono aspettare al massimo in 6 per tipo.',
  },
  admission: {
    name: 'Ricoveri',
    where: 'ai ricoveri',
    text: 'Un medico porta un paziente in attesa in un letto libero.',
  },
  clinic: {
    name: 'Ambulatorio',
    where: 'in ambulatorio',
    text: 'Un medico o un infermiere cura un paziente esterno.',
  },
  wardA: { name: 'Reparto A', where: 'nel reparto A', text: WARD },
  wardB: { name: 'Reparto B', where: 'nel reparto B', text: WARD },
  culture: { name: 'Coltura', where: 'alla coltura', text: 'Un medico cerca il segno della prima carta.' },
  bloodTest: {
    name: 'Esame del sangue',
    where: 'all’esame del sangue',
    text: 'Un medico compone il disegno della prima carta.',
  },
  xray: { name: 'Raggi X', where: 'ai raggi X', text: 'Un medico cerca la lastra di questo paziente.' },
  mri: { name: 'Risonanza', where: 'alla risonanza', text: 'Un medico tiene la clessidra in equilibrio sul letto.' },
  bloodBank: {
    name: 'Banca del sangue',
    where: 'alla banca del sangue',
    text: 'Un medico o un infermiere porta 3 dosi di sangue.',
  },
  pharmacy: {
    name: 'Farmacia',
    where: 'in farmacia',
    text: 'Un infermiere rifornisce un tipo: pillole, farmaco, flebo o siringhe.',
  },
  organStore: {
    name: 'Deposito organi',
    where: 'al deposito organi',
    text: 'Un medico porta con le pinzette 2 organi di un solo tipo. Il deposito ne contiene 6.',
  },
  theatreA: { name: 'Sala operatoria A', where: 'in sala operatoria A', text: SURGERY },
  theatreB: { name: 'Sala operatoria B', where: 'in sala operatoria B', text: SURGERY },
  theatreANurse: {
    name: 'Sala operatoria A, infermieri',
    where: 'al tavolo della sala operatoria A',
    text: MEDICATION,
  },
  theatreBNurse: {
    name: 'Sala operatoria B, infermieri',
    where: 'al tavolo della sala operatoria B',
    text: MEDICATION,
  },
  research: {
    name: 'Articolo di ricerca',
    where: 'su un articolo di ricerca',
    text: 'Quello che l’articolo offre in questo round.',
  },
}

export const exams: RushMdTexts['exams'] = {
  culture: {
    name: 'Coltura',
    text: 'Gira i segnalini uno alla volta finché trovi il segno della carta. Non cambiano mai posto: ricordali.',
  },
  bloodTest: {
    name: 'Esame del sangue',
    text: 'Sposta con le pinzette i dischi rossi e bianchi finché sono come sulla carta.',
  },
  xray: {
    name: 'Raggi X',
    text: 'In ogni lastra si nascondono cinque letti. Una con questo letto va sotto il mazzo; prendi la prima che non l’ha.',
  },
  mri: {
    name: 'Risonanza',
    text: 'Tieni la clessidra in equilibrio sul letto e prendi la carta. Il letto resta finché scende la sabbia.',
  },
}

export const phases: RushMdTexts['phases'] = {
  council: {
    name: 'Consulto',
    text: 'Nessun orologio corre: fate un piano, e cominciate quando siete tutti d’accordo.',
  },
  action: { name: 'Fase d’azione', text: 'Girare le clessidre e lavorare, tutti insieme, contro il tempo.' },
  evaluation: { name: 'Valutazione', text: 'Si guarda ogni paziente: guarito, oppure errore medico.' },
}

export const stages: RushMdTexts['stages'] = {
  council: { name: 'Consulto', text: 'Parlate del round, e dite quando si può cominciare.' },
  action: { name: 'Fase d’azione', text: 'Metti una clessidra su una casella e fai quello che c’è da fare.' },
  overtime: {
    name: 'Ultimi granelli',
    text: 'Il tempo è scaduto. Finisci quello che stai facendo finché scende la sabbia.',
  },
  clearing: {
    name: 'Riordino',
    text: 'Rimandate indietro ciò che non serviva a chi resta, e dite quando si può proseguire.',
  },
  over: { name: 'Fine', text: 'La partita è finita.' },
}
