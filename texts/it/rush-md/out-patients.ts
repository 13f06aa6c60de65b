// Patients who are treated in the clinic. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const outPatients = {
  headache: {
    name: 'Professor Pensieri',
    complaint: 'Mal di testa',
    line: 'Ha pensato troppo a lungo a una cosa sola.',
  },
  soreThroat: {
    name: 'Mister Trombetti',
    complaint: 'Mal di gola',
    line: 'La squadra lo ha sentito. Anche il paese accanto.',
  },
  backPain: { name: 'Bernardo Vanga', complaint: 'Mal di schiena', line: 'L’ultima patata era in fondo.' },
  hayFever: { name: 'Flora Prati', complaint: 'Raffreddore da fieno', line: 'Ama i fiori. Non è ricambiata.' },
  upsetStomach: { name: 'Enrico Bis', complaint: 'Stomaco in subbuglio', line: 'Era solo il terzo piatto.' },
  toothache: { name: 'Carla Mella', complaint: 'Mal di denti', line: 'Ha vinto la caramella.' },
  cough: { name: 'Ehm Rossi', complaint: 'Tosse', line: 'L’hanno accompagnato fuori da ogni teatro.' },
  earache: { name: 'Lobelia Padiglioni', complaint: 'Mal d’orecchio', line: 'Come hai detto, scusa?' },
  pinkEye: { name: 'Rosina Occhiolino', complaint: 'Occhio rosso', line: 'No, non ti sta facendo l’occhiolino.' },
  sprainedAnkle: { name: 'Edda Tacchi', complaint: 'Caviglia slogata', line: 'Le scarpe ne valevano la pena.' },
  cold: { name: 'Etciù Martini', complaint: 'Raffreddore', line: 'La scatola è finita. Anche quella dopo.' },
  insectSting: { name: 'Melissa Arnia', complaint: 'Puntura d’insetto', line: 'Ha cominciato l’ape.' },
  heartburn: {
    name: 'Fil Peperoncino',
    complaint: 'Bruciore di stomaco',
    line: 'Ordina sempre il più piccante del menù.',
  },
  sunburn: { name: 'Aldo Aragosta', complaint: 'Scottatura', line: 'Si è addormentato su un lato solo.' },
  hives: { name: 'Bea Ortica', complaint: 'Orticaria', line: 'Fragole, e lo rifarebbe.' },
  sleeplessness: { name: 'Signor Gufetti', complaint: 'Insonnia', line: 'Ormai chiama per nome ogni pecora.' },
  travelSickness: { name: 'Buca Stradini', complaint: 'Mal d’auto', line: 'È venuto in pullman, con molte soste.' },
  stiffShoulder: { name: 'Pia Pennelli', complaint: 'Spalla rigida', line: 'Mancava solo il soffitto.' },
  lowIron: { name: 'Ferruccio Ferri', complaint: 'Carenza di ferro', line: 'Proprio con quel nome.' },
  tetanusShot: { name: 'Ruggine Chiodi', complaint: 'Antitetanica', line: 'Ha pestato un omonimo.' },
  fluShot: { name: 'Wilma Fazzoletti', complaint: 'Antinfluenzale', line: 'Coraggiosissima, se nessuno guarda.' },
  vitaminShot: {
    name: 'Sole Verdi',
    complaint: 'Iniezione di vitamine',
    line: 'Vive di fette biscottate, per principio.',
  },
  allergyShot: {
    name: 'Micia Fusa',
    complaint: 'Iniezione per l’allergia',
    line: 'Ha quattro gatti e se li tiene tutti.',
  },
  painfulKnee: {
    name: 'Gino Chini',
    complaint: 'Ginocchio dolorante',
    line: 'La proposta sulla ghiaia. La risposta: sì.',
  },
  sinusPain: { name: 'Bruma Nasini', complaint: 'Sinusite', line: 'Sente già il tempo di dopodomani.' },
  dryness: { name: 'Edo Polvere', complaint: 'Poca acqua', line: 'Si è scordato di bere per tutto il festival.' },
  foodPoisoning: { name: 'Ostrica Olga', complaint: 'Intossicazione', line: 'Il buffet sembrava così solo.' },
  heatStroke: { name: 'Berto Pelliccia', complaint: 'Colpo di calore', line: 'Alla fiera d’estate, vestito da orso.' },
  highFever: { name: 'Scarlatta Calori', complaint: 'Febbre alta', line: 'Qualcuno ha proposto un uovo al tegamino.' },
  gout: { name: 'Signor Portovino', complaint: 'Gotta', line: 'Dà la colpa al sugo, e fa la scarpetta.' },
  shingles: { name: 'Santantonio Fuochi', complaint: 'Fuoco di Sant’Antonio', line: 'Con quel nome, se lo aspettava.' },
  bronchitis: { name: 'Zampogna Nicola', complaint: 'Bronchite', line: 'Ce l’ha anche la zampogna.' },
  strongAllergy: { name: 'Nocciola Noci', complaint: 'Forte allergia', line: '«Può contenere tracce.» Poteva.' },
  lowSugar: { name: 'Signora Dolci', complaint: 'Calo di zuccheri', line: 'Ha saltato il pranzo per aiutare tutti.' },
  asthmaAttack: { name: 'Libera Scaffali', complaint: 'Attacco d’asma', line: 'Ha spolverato l’archivio. Tutto.' },
  racingHeart: { name: 'Lampo Polsi', complaint: 'Cuore in corsa', line: 'Quattro espressi e un film dell’orrore.' },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
