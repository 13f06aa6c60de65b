// Patients who are treated in the clinic. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const outPatients = {
  headache: { name: 'Professeur Cogite', complaint: 'Mal de tête', line: 'A trop longtemps pensé à une seule chose.' },
  soreThroat: {
    name: 'Coach Clairon',
    complaint: 'Mal de gorge',
    line: 'L’équipe l’a entendu. Le village voisin aussi.',
  },
  backPain: { name: 'Bernard Labêche', complaint: 'Mal de dos', line: 'La dernière pomme de terre était profonde.' },
  hayFever: { name: 'Flore Duprés', complaint: 'Rhume des foins', line: 'Aime les fleurs. Ce n’est pas réciproque.' },
  upsetStomach: { name: 'Henri Rabiot', complaint: 'Estomac dérangé', line: 'Ce n’était que la troisième assiette.' },
  toothache: { name: 'Carla Melle', complaint: 'Mal de dents', line: 'Le caramel a gagné.' },
  cough: { name: 'Hum Durand', complaint: 'Toux', line: 'Connaît la sortie de tous les théâtres.' },
  earache: { name: 'Lobélie Feuille', complaint: 'Mal d’oreille', line: 'Pardon, vous disiez ?' },
  pinkEye: { name: 'Rosine Clindœil', complaint: 'Œil rouge', line: 'Non, ce n’est pas une avance.' },
  sprainedAnkle: { name: 'Édith Talon', complaint: 'Cheville foulée', line: 'Les chaussures en valaient la peine.' },
  cold: { name: 'Snif Martin', complaint: 'Rhume', line: 'La boîte est vide. La suivante aussi.' },
  insectSting: { name: 'Mélissa Ruche', complaint: 'Piqûre d’insecte', line: 'C’est l’abeille qui a commencé.' },
  heartburn: {
    name: 'Phil Piment',
    complaint: 'Brûlures d’estomac',
    line: 'Toujours le plat le plus épicé de la carte.',
  },
  sunburn: { name: 'Omar Leroux', complaint: 'Coup de soleil', line: 'S’est endormi sur un seul côté.' },
  hives: { name: 'Béa Lortie', complaint: 'Urticaire', line: 'Des fraises. Et elle recommencerait.' },
  sleeplessness: {
    name: 'M. Hibouard',
    complaint: 'Insomnie',
    line: 'Connaît désormais chaque mouton par son prénom.',
  },
  travelSickness: {
    name: 'Cahin Cahot',
    complaint: 'Mal des transports',
    line: 'En autocar, avec de nombreux arrêts.',
  },
  stiffShoulder: { name: 'Pia Pinceau', complaint: 'Épaule raide', line: 'Il ne restait que le plafond à peindre.' },
  lowIron: { name: 'Ferdinand Fer', complaint: 'Manque de fer', line: 'Avec un nom pareil !' },
  tetanusShot: { name: 'Rémi Clouet', complaint: 'Piqûre antitétanique', line: 'A marché sur un homonyme.' },
  fluShot: {
    name: 'Wilma Mouchoir',
    complaint: 'Vaccin contre la grippe',
    line: 'Très courageuse tant que personne ne regarde.',
  },
  vitaminShot: { name: 'Solène Levert', complaint: 'Piqûre de vitamines', line: 'Vit de biscottes, par principe.' },
  allergyShot: {
    name: 'Minou Ronron',
    complaint: 'Piqûre contre l’allergie',
    line: 'A quatre chats et les garde tous.',
  },
  painfulKnee: {
    name: 'Jean Rotule',
    complaint: 'Genou douloureux',
    line: 'La demande sur le gravier. La réponse fut oui.',
  },
  sinusPain: { name: 'Brice Brouillard', complaint: 'Sinus douloureux', line: 'Sent déjà le temps d’après-demain.' },
  dryness: { name: 'Aride Poussière', complaint: 'Manque d’eau', line: 'A oublié de boire, tout un festival.' },
  foodPoisoning: {
    name: 'Octave Huître',
    complaint: 'Intoxication alimentaire',
    line: 'Le buffet avait l’air si seul.',
  },
  heatStroke: {
    name: 'Bertrand Fourrure',
    complaint: 'Coup de chaleur',
    line: 'Est allé à la kermesse d’été en ours.',
  },
  highFever: { name: 'Scarlett Braise', complaint: 'Forte fièvre', line: 'Quelqu’un a proposé un œuf au plat.' },
  gout: { name: 'M. de Portevin', complaint: 'Goutte', line: 'Accuse la sauce et en reprend.' },
  shingles: { name: 'Zoé Nada', complaint: 'Zona', line: 'La ceinture, elle l’avait choisie plus large.' },
  bronchitis: { name: 'Biniou Le Goff', complaint: 'Bronchite', line: 'Le biniou l’a aussi.' },
  strongAllergy: {
    name: 'Noisette Ducasse',
    complaint: 'Forte allergie',
    line: '« Peut contenir des traces. » C’était vrai.',
  },
  lowSugar: { name: 'Mme Doucet', complaint: 'Manque de sucre', line: 'A sauté le déjeuner pour aider les autres.' },
  asthmaAttack: { name: 'Lise Étagère', complaint: 'Crise d’asthme', line: 'A épousseté les archives. Toutes.' },
  racingHeart: {
    name: 'Flash Poulsard',
    complaint: 'Cœur qui s’emballe',
    line: 'Quatre expressos et un film d’horreur.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
