// Patients who need a bed. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const inPatients = {
  pneumonia: {
    name: 'M. Canardeau',
    complaint: 'Pneumonie',
    line: 'Nourrissait les canards depuis l’intérieur de l’étang.',
  },
  kidneyInfection: {
    name: 'Mme Canneberge',
    complaint: 'Infection du rein',
    line: 'Ne jure que par le jus de canneberge, au seau.',
  },
  infectedWound: {
    name: 'Rose Lépine',
    complaint: 'Plaie infectée',
    line: 'Les roses ont gagné le concours, puis la bagarre.',
  },
  tonsilAbscess: {
    name: 'Valentin Contreut',
    complaint: 'Abcès à l’amygdale',
    line: 'Ténor. Cette semaine, il ne chante que les silences.',
  },
  bloodPoisoning: {
    name: 'Capitaine Écharde',
    complaint: 'Septicémie',
    line: 'Ce n’était rien, cette écharde. Presque rien.',
  },
  feverAfterTravel: {
    name: 'Agathe Vadrouille',
    complaint: 'Fièvre au retour de voyage',
    line: 'Au retour : quarante photos et un passager clandestin.',
  },
  jointSwelling: {
    name: 'Mamie Tricotin',
    complaint: 'Articulations gonflées',
    line: 'Deux chaussettes à l’heure, en temps normal.',
  },
  inflamedBowel: {
    name: 'Basile Persil',
    complaint: 'Intestin enflammé',
    line: 'Cuisinier : goûte à tout, regrette parfois.',
  },
  anaemia: {
    name: 'M. de Pâlefort',
    complaint: 'Anémie',
    line: 'Dort le jour, fuit l’ail, mais c’est seulement le teint.',
  },
  lupusFlare: { name: 'Luna Louvet', complaint: 'Poussée de lupus', line: 'Non, la pleine lune n’y est pour rien.' },
  thyroidStorm: {
    name: 'Wilma Tempête',
    complaint: 'Orage thyroïdien',
    line: 'Toute la salle était balayée avant le petit déjeuner.',
  },
  musclePain: {
    name: 'Hercule Petit',
    complaint: 'Douleurs musculaires',
    line: 'A monté le piano tout seul. Ce n’était pas le bon immeuble.',
  },
  fallFromLadder: { name: 'Gilles Barreau', complaint: 'Chute d’une échelle', line: 'L’ampoule va bien.' },
  skiingAccident: { name: 'Heidi Lapente', complaint: 'Accident de ski', line: 'A trouvé le seul sapin de la piste.' },
  crushedHand: { name: 'Max Marteau', complaint: 'Main écrasée', line: 'A tenu la porte. C’était celle du garage.' },
  carCrash: {
    name: 'Otto Priorité',
    complaint: 'Accident de voiture',
    line: 'Avait la priorité, et le raconte à tout le monde.',
  },
  brokenHip: { name: 'Mamie Sautille', complaint: 'Hanche cassée', line: 'A gagné le concours de danse quand même.' },
  rugbyInjury: { name: 'Ruben Mêlée', complaint: 'Blessure de rugby', line: 'Voudrait d’abord connaître le score.' },
  seizures: {
    name: 'Sami Bonami',
    complaint: 'Convulsions',
    line: 'Appelle tout le monde mon chou, même le moniteur.',
  },
  longMigraine: {
    name: 'Mme de Pénombre',
    complaint: 'Migraine qui s’installe',
    line: 'Pourrait-on baisser un peu le soleil ?',
  },
  memoryLoss: {
    name: 'M. Joyeux',
    complaint: 'Perte de mémoire',
    line: 'Enchanté de faire connaissance, à chaque fois.',
  },
  suddenDizziness: {
    name: 'Jeanne Manège',
    complaint: 'Vertiges soudains',
    line: 'Soutient que c’est la salle qui tourne.',
  },
  numbArm: { name: 'Arthur Oreiller', complaint: 'Bras engourdi', line: 'A dormi dessus ; le bras dort encore.' },
  deepDelirium: {
    name: 'Baron Songeval',
    complaint: 'Délire profond',
    line: 'Salue la perfusion comme un vieux camarade.',
  },
  biteWithFever: {
    name: 'Théo Aboyeur',
    complaint: 'Morsure et fièvre',
    line: 'Le caniche des voisins voulait seulement jouer.',
  },
  rashAndFever: {
    name: 'Pépita Tachet',
    complaint: 'Éruption et fièvre',
    line: 'Deux cent douze boutons, comptés par elle-même.',
  },
  stiffNeck: {
    name: 'Nestor Tournier',
    complaint: 'Nuque raide et fièvre',
    line: 'Regarde droit devant et espère le meilleur.',
  },
  fallAfterFainting: {
    name: 'Victoire Pâmoison',
    complaint: 'Chute après un malaise',
    line: 'A vu l’addition, puis le carrelage.',
  },
  brittleBones: { name: 'Crépin Duverre', complaint: 'Os fragiles', line: 'Éternue avec d’infinies précautions.' },
  tremblingHands: {
    name: 'Maestro Trémolo',
    complaint: 'Mains qui tremblent',
    line: 'L’orchestre suit toujours chaque mesure.',
  },
  failingHeart: {
    name: 'Valentine Ducœur',
    complaint: 'Cœur défaillant',
    line: 'L’a donné trop souvent ; il en faut un autre.',
  },
  failingKidney: { name: 'Pierrette Haricot', complaint: 'Rein défaillant', line: 'L’autre rein vous salue.' },
  collapsedLung: {
    name: 'Gustave Souffleur',
    complaint: 'Poumon affaissé',
    line: 'A gonflé les ballons de ses neuf petits-enfants.',
  },
  burstAppendix: { name: 'Mona Craquette', complaint: 'Appendice éclaté', line: 'A tenu jusqu’après la pièce montée.' },
  hernia: { name: 'Porteur Delourd', complaint: 'Hernie', line: 'Soulève avec le dos, malgré toutes les affiches.' },
  severeDehydration: {
    name: 'Sandra Desdunes',
    complaint: 'Déshydratation sévère',
    line: 'A couru le marathon du désert, avec des détours.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
