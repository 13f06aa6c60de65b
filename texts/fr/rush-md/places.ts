// The hospital and the course of a round.

import type { RushMdTexts } from '../../rush-md/texts.ts'

const SURGERY = 'Un médecin porte à la pince des organes de la réserve au patient.'
const MEDICATION = 'Une infirmière donne à la pince produits et sang au patient.'
const WARD = 'Une infirmière soigne un patient de la salle, ou donne à tous ce que demande l’épidémie.'

export const places: RushMdTexts['places'] = {
  desk: {
    name: 'Accueil',
    where: 'à l’accueil',
    text: 'Une infirmière pioche jusqu’à 3 patients, à volonté. Au plus 6 de chaque sorte peuvent attendre.',
  },
  admission: {
    name: 'Admissions',
    where: 'aux admissions',
    text: 'Un médecin met un patient qui attend dans un lit libre.',
  },
  clinic: {
    name: 'Consultation',
    where: 'à la consultation',
    text: 'Un médecin ou une infirmière soigne un patient externe.',
  },
  wardA: { name: 'Salle A', where: 'dans la salle A', text: WARD },
  wardB: { name: 'Salle B', where: 'dans la salle B', text: WARD },
  culture: { name: 'Culture', where: 'à la culture', text: 'Un médecin cherche le signe de la carte du dessus.' },
  bloodTest: {
    name: 'Analyse de sang',
    where: 'à l’analyse de sang',
    text: 'Un médecin reproduit le motif de la carte du dessus.',
  },
  xray: { name: 'Radio', where: 'à la radio', text: 'Un médecin cherche l’image de ce patient.' },
  mri: { name: 'IRM', where: 'à l’IRM', text: 'Un médecin pose le sablier en équilibre sur le lit.' },
  bloodBank: {
    name: 'Banque du sang',
    where: 'à la banque du sang',
    text: 'Un médecin ou une infirmière apporte 3 doses de sang.',
  },
  pharmacy: {
    name: 'Pharmacie',
    where: 'à la pharmacie',
    text: 'Une infirmière range une sorte : pilules, produit, perfusions ou seringues.',
  },
  organStore: {
    name: 'Réserve d’organes',
    where: 'à la réserve d’organes',
    text: 'Un médecin apporte à la pince 2 organes d’une seule sorte. La réserve en contient 6.',
  },
  theatreA: { name: 'Bloc A', where: 'au bloc A', text: SURGERY },
  theatreB: { name: 'Bloc B', where: 'au bloc B', text: SURGERY },
  theatreANurse: { name: 'Bloc A, infirmières', where: 'à la table du bloc A', text: MEDICATION },
  theatreBNurse: { name: 'Bloc B, infirmières', where: 'à la table du bloc B', text: MEDICATION },
  research: {
    name: 'Article de recherche',
    where: 'sur un article de recherche',
    text: 'Ce que l’article propose pendant ce tour.',
  },
}

export const exams: RushMdTexts['exams'] = {
  culture: {
    name: 'Culture',
    text: 'Retourner les jetons un à un jusqu’au signe de la carte. Ils ne changent jamais de place : à retenir.',
  },
  bloodTest: {
    name: 'Analyse de sang',
    text: 'Déplacer à la pince les disques rouges et blancs jusqu’au motif de la carte.',
  },
  xray: {
    name: 'Radio',
    text: 'Cinq lits se cachent dans chaque image. Une image avec ce lit va sous la pioche ; prendre la première sans lui.',
  },
  mri: {
    name: 'IRM',
    text: 'Poser le sablier en équilibre sur le lit et prendre la carte. Le lit reste là jusqu’au dernier grain.',
  },
}

export const phases: RushMdTexts['phases'] = {
  council: {
    name: 'Conseil des médecins',
    text: 'Aucune horloge : faire un plan, et commencer quand tout le monde est prêt.',
  },
  action: { name: 'Phase d’action', text: 'Retourner les sabliers et travailler, tous à la fois, contre la montre.' },
  evaluation: { name: 'Évaluation', text: 'Chaque patient est examiné : guéri, ou erreur médicale.' },
}

export const stages: RushMdTexts['stages'] = {
  council: { name: 'Conseil des médecins', text: 'Discuter du tour, et dire quand on est prêt.' },
  action: { name: 'Phase d’action', text: 'Poser un sablier sur une case et faire ce qu’elle demande.' },
  overtime: {
    name: 'Derniers grains',
    text: 'Le temps est écoulé. Finir ce qui est en cours tant que le sable coule.',
  },
  clearing: {
    name: 'Rangement',
    text: 'Renvoyer ce qui n’a pas servi aux patients qui restent, et dire quand on est prêt.',
  },
  over: { name: 'Fin', text: 'La partie est terminée.' },
}
