import type { RushMdTexts } from '../../rush-md/texts.ts'

export const options: RushMdTexts['options'] = {
  all: {
    difficulty: {
      name: 'Difficulté',
      text: 'Ce que demande l’objectif, et les points de compétence au départ.',
    },
    lesson: { name: 'Étape', text: 'Ouvre l’hôpital petit à petit, de la consultation au jeu complet.' },
    rounds: { name: 'Tours', text: 'Quatre d’habitude ; une partie plus courte demande une part de l’objectif.' },
    seconds: { name: 'Durée d’un tour', text: 'Secondes de la phase d’action : 240, et 300 en solo.' },
    epidemics: {
      name: 'Épidémies',
      text: 'Certains diagnostics sont contagieux, et toute une salle attend un traitement.',
    },
    research: {
      name: 'Articles de recherche',
      text: 'À chaque tour, trois articles apportent missions et actions en plus.',
    },
    contagion: {
      name: 'Signes de contagion',
      text: 'L’épidémie est piochée d’elle-même, ou quelqu’un doit remarquer le signe.',
    },
    oath: {
      name: 'Serment d’Hippocrate',
      text: 'Un geste contre les règles des sabliers est refusé, ou coûte un point de compétence.',
    },
    pace: { name: 'Vitesse de l’horloge', text: 'En pour cent, jusqu’à 20. Une partie ralentie porte une marque.' },
    goal: { name: 'Objectif', text: 'Un objectif au choix, ou tiré au sort.' },
    exams: { name: 'Examens', text: 'Joués comme de petits jeux, ou simples : la carte est prise aussitôt.' },
    doctors: { name: 'Couleurs', text: 'Quel médecin a chaque joueur.' },
  },
  difficulties: { easy: 'Facile', normal: 'Normale', hard: 'Difficile' },
  contagions: { drawn: 'Piochée d’elle-même', noticed: 'À remarquer' },
  oaths: { refused: 'Refusé', strict: 'Coûte un point' },
  exams: { played: 'Joués', plain: 'Simples' },
  drawnGoal: 'Tiré au sort',
  noLesson: 'Aucune',
  on: 'Oui',
  off: 'Non',
}

export const lessons: RushMdTexts['lessons'] = {
  L0: {
    name: 'Étape 0 : la consultation',
    text: 'Deux tours de patients externes et de stocks. Les médecins font tout.',
  },
  L1: {
    name: 'Étape 1 : les salles',
    text: 'Des patients hospitalisés et deux infirmières. Les examens donnent leur carte aussitôt.',
  },
  L2: { name: 'Étape 2 : les examens', text: 'Quatre infirmières, et chaque examen est un petit jeu.' },
  L3: { name: 'Étape 3 : les opérations', text: 'Les blocs, les organes et les pinces.' },
  L4: { name: 'Étape 4 : les épidémies', text: 'Le jeu complet.' },
  L5: { name: 'Étape 5 : la recherche', text: 'Le jeu complet avec les articles de recherche.' },
}

export const presets: RushMdTexts['presets'] = {
  firstGame: {
    name: 'Première partie',
    text: 'Deux tours courts à la consultation : la meilleure façon de commencer.',
  },
  standard: { name: 'Standard', text: 'Le jeu complet avec les épidémies, quatre tours contre la montre.' },
  research: {
    name: 'Recherche',
    text: 'Le jeu complet avec les articles, pour les équipes qui connaissent chaque couloir.',
  },
  relaxed: { name: 'Sans hâte', text: 'Le jeu complet avec une horloge deux fois moins rapide.' },
}
