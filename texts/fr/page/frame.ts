import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Aller au contenu',
  screens: {
    new: 'Nouvelle partie',
    table: 'Table',
    review: 'Analyse',
    replay: 'Rediffusion',
    learn: 'Apprendre à jouer',
    rules: 'Règles',
    cards: 'Cartes',
    games: 'Mes parties',
    online: 'Jouer en ligne',
    settings: 'Réglages',
    about: 'À propos',
    nothing: 'Rien ici',
  },
  title: ({ screen }) => `${screen} · Grand Rounds`,
  menu: 'Menu principal',
  footMenu: 'Autres pages',
  language: 'Langue',
  night: 'Nuit',
  unofficial:
    'Non officiel : fait par des gens qui aiment le jeu, sans lien avec ses auteurs ni ses éditeurs et sans leur approbation.',
  licence: 'Logiciel libre sous licence MIT. Tous les dessins et les textes sont d’ici.',
  loading: 'Un instant…',
  failed: {
    title: 'Cette salle est fermée à clé',
    text: 'Cette partie de la page n’a pas pu être chargée. Il n’y a peut-être pas de réseau, ou bien une nouvelle version est là.',
    again: 'Réessayer',
  },
  broken: {
    title: 'Quelque chose s’est mal passé',
    text: 'C’est notre faute, pas la vôtre. Vos tables sont enregistrées jusqu’au dernier coup : rechargez la page pour continuer.',
  },
  newVersion: {
    text: 'Une nouvelle version de Grand Rounds est prête. Vos tables restent comme elles sont.',
    load: 'La charger maintenant',
    later: 'Plus tard',
  },
  nothing: {
    title: 'Personne dans ce lit',
    text: 'Il n’y a pas de page à cette adresse. Le lien est peut-être ancien, ou une lettre s’est perdue en route.',
    home: 'Vers l’entrée',
  },
}
