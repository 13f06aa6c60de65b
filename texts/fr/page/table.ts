import type { TableTexts } from '../../page/table.ts'

export const table: TableTexts = {
  opening: 'Ouverture de la table…',
  problems: {
    unknown: {
      title: 'Pas de table ici',
      text: 'Ce navigateur ne garde pas de table à cette adresse. Elle a peut-être été retirée, ou dressée sur un autre appareil.',
    },
    elsewhere: {
      title: 'Cette table est ouverte dans un autre onglet',
      text: 'Une table ne se joue que dans un onglet à la fois. Continuez là-bas, ou faites-la venir ici.',
    },
    lost: {
      title: 'La table a déménagé',
      text: 'Elle a été ouverte dans un autre onglet, ou n’a plus pu être enregistrée ici. Chaque coup joué est conservé.',
    },
    deleted: {
      title: 'Cette table a été supprimée',
      text: 'Elle a été retirée de ce navigateur, ou les données du navigateur ont été effacées. Tant que cette page reste ouverte, la partie peut encore être enregistrée dans un fichier.',
    },
    oldRules: {
      title: 'Une table d’un autre temps',
      text: 'Cette partie a commencé avec une version plus ancienne des règles, que cette page n’a plus.',
    },
    broken: {
      title: 'Cette table ne s’ouvre pas',
      text: 'Ce qui en a été enregistré ne fait pas une partie. C’est peut-être abîmé.',
    },
    noStorage: {
      title: 'Rien ne peut être gardé ici',
      text: 'Ce navigateur ne laisse rien enregistrer à la page. C’est souvent le cas d’une fenêtre privée.',
    },
  },
  playHere: 'Jouer ici',
  again: 'Réessayer',
  games: 'Mes parties',
}
