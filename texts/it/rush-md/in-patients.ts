// Patients who need a bed. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const inPatients = {
  pneumonia: {
    name: 'Signor Anatroni',
    complaint: 'Polmonite',
    line: 'Dava da mangiare alle anatre da dentro lo stagno.',
  },
  kidneyInfection: {
    name: 'Signora Mirtillo',
    complaint: 'Infezione ai reni',
    line: 'Giura sul succo di mirtilli rossi, a secchi.',
  },
  infectedWound: {
    name: 'Rosa Spinelli',
    complaint: 'Ferita infetta',
    line: 'Le rose hanno vinto il concorso e poi la rissa.',
  },
  tonsilAbscess: {
    name: 'Valentino Acuti',
    complaint: 'Ascesso alla tonsilla',
    line: 'Tenore. Questa settimana canta solo le pause.',
  },
  bloodPoisoning: {
    name: 'Capitan Scheggia',
    complaint: 'Setticemia',
    line: 'Quella scheggia non era niente, diceva.',
  },
  feverAfterTravel: {
    name: 'Agata Girovago',
    complaint: 'Febbre dopo un viaggio',
    line: 'È tornata con quaranta foto e un clandestino.',
  },
  jointSwelling: { name: 'Nonna Ferretti', complaint: 'Articolazioni gonfie', line: 'Due calzini all’ora, di solito.' },
  inflamedBowel: {
    name: 'Basilio Pepe',
    complaint: 'Intestino infiammato',
    line: 'Cuoco: assaggia tutto e a volte se ne pente.',
  },
  anaemia: {
    name: 'Conte Pallidini',
    complaint: 'Anemia',
    line: 'Dorme di giorno ed evita l’aglio, ma è solo pallido.',
  },
  lupusFlare: { name: 'Luna Lupi', complaint: 'Riacutizzazione di lupus', line: 'No, la luna piena non c’entra.' },
  thyroidStorm: {
    name: 'Wilma Tempesta',
    complaint: 'Tempesta tiroidea',
    line: 'Prima di colazione il reparto era già spazzato.',
  },
  musclePain: {
    name: 'Ercole Piccoli',
    complaint: 'Dolori muscolari',
    line: 'Ha portato su il pianoforte da solo. Casa sbagliata.',
  },
  fallFromLadder: { name: 'Gino Pioli', complaint: 'Caduta dalla scala', line: 'La lampadina sta bene.' },
  skiingAccident: {
    name: 'Heidi Discesa',
    complaint: 'Incidente sugli sci',
    line: 'Ha trovato l’unico albero della pista.',
  },
  crushedHand: {
    name: 'Max Martelli',
    complaint: 'Mano schiacciata',
    line: 'Ha tenuto aperta la porta. Era quella del garage.',
  },
  carCrash: {
    name: 'Ottone Precedenza',
    complaint: 'Incidente d’auto',
    line: 'Aveva la precedenza e lo racconta a tutti.',
  },
  brokenHip: { name: 'Nonna Saltarelli', complaint: 'Anca rotta', line: 'Ha vinto lo stesso la gara di ballo.' },
  rugbyInjury: { name: 'Ruben Mischia', complaint: 'Infortunio di rugby', line: 'Prima vuole sapere chi ha vinto.' },
  seizures: { name: 'Sami Amici', complaint: 'Convulsioni', line: 'Chiama tutti tesoro, anche il monitor.' },
  longMigraine: {
    name: 'Donna Penombra',
    complaint: 'Emicrania che resta',
    line: 'Si potrebbe abbassare un po’ il sole?',
  },
  memoryLoss: { name: 'Signor Allegri', complaint: 'Vuoti di memoria', line: 'Piacere di conoscerti, ogni volta.' },
  suddenDizziness: {
    name: 'Giostra Gianna',
    complaint: 'Vertigini improvvise',
    line: 'Sostiene che è il reparto a girare.',
  },
  numbArm: {
    name: 'Arturo Cuscini',
    complaint: 'Braccio intorpidito',
    line: 'Ci ha dormito sopra, e il braccio dorme ancora.',
  },
  deepDelirium: {
    name: 'Barone Sognavalle',
    complaint: 'Delirio profondo',
    line: 'Saluta la flebo come un vecchio commilitone.',
  },
  biteWithFever: {
    name: 'Teo Bau',
    complaint: 'Morso con febbre',
    line: 'Il barboncino dei vicini voleva solo giocare.',
  },
  rashAndFever: {
    name: 'Pallina Puntini',
    complaint: 'Eruzione e febbre',
    line: 'Duecentododici macchie, contate da lei.',
  },
  stiffNeck: {
    name: 'Nestore Girato',
    complaint: 'Collo rigido e febbre',
    line: 'Guarda dritto e spera per il meglio.',
  },
  fallAfterFainting: {
    name: 'Vittoria Svenevoli',
    complaint: 'Caduta dopo uno svenimento',
    line: 'Ha visto il conto, e poi il pavimento.',
  },
  brittleBones: { name: 'Crispino Vetri', complaint: 'Ossa fragili', line: 'Starnutisce con la massima cautela.' },
  tremblingHands: {
    name: 'Maestro Tremolo',
    complaint: 'Mani che tremano',
    line: 'L’orchestra segue ancora ogni battuta.',
  },
  failingHeart: {
    name: 'Valentina Cuori',
    complaint: 'Cuore affaticato',
    line: 'L’ha donato troppe volte e gliene serve un altro.',
  },
  failingKidney: { name: 'Piera Fagiolini', complaint: 'Rene affaticato', line: 'L’altro rene manda i saluti.' },
  collapsedLung: {
    name: 'Gustavo Soffi',
    complaint: 'Polmone collassato',
    line: 'Ha gonfiato i palloncini di tutti e nove i nipoti.',
  },
  burstAppendix: {
    name: 'Mona Scoppi',
    complaint: 'Appendice scoppiata',
    line: 'Ha resistito fin dopo la torta nuziale.',
  },
  hernia: { name: 'Facchino Pesantini', complaint: 'Ernia', line: 'Solleva con la schiena, contro ogni manifesto.' },
  severeDehydration: {
    name: 'Sandra Duna',
    complaint: 'Disidratazione grave',
    line: 'Ha corso la maratona del deserto, con deviazioni.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
