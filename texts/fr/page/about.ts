import type { AboutTexts } from '../../page/about.ts'
import { count } from '../grammar.ts'

export const about: AboutTexts = {
  title: 'À propos de Grand Rounds',
  unofficial: {
    title: 'Non officiel',
    texts: [
      'Grand Rounds est une édition pour navigateur du jeu de société Dice Hospital, faite par des gens qui l’aiment. Elle n’a aucun lien avec ses auteurs ni ses éditeurs, et n’est pas approuvée par eux. Les noms des jeux appartiennent à leurs propriétaires.',
      'Si le jeu vous plaît ici, offrez-vous la boîte : rien ne vaut de vrais dés dans la main.',
    ],
  },
  own: {
    title: 'Ce qui est à nous',
    text: 'Les règles du jeu viennent de ses livrets ; chaque phrase et chaque dessin d’ici sont les nôtres. Certaines cartes ne figurent dans aucun des livrets que nous avons ; nous les avons donc inventées :',
    events: ({ count: n }) => count(n, { one: '# carte événement', other: '# cartes événement' }),
    reports: ({ count: n }) => count(n, { one: '# rapport médical', other: '# rapports médicaux' }),
    backs: ({ count: n }) => count(n, { one: '# dos d’ambulance', other: '# dos d’ambulances' }),
    administrators: ({ count: n }) =>
      count(n, {
        one: 'le nom et le caractère de # administrateur, dont l’effet vient du livret',
        other: 'les noms et les caractères de # administrateurs, dont les effets viennent des livrets',
      }),
    seeThem: 'Voir toutes les cartes',
  },
  rules: {
    title: 'Les règles qui sont jouées',
    texts: [
      'Quatre livrets (le néerlandais, le français, l’italien et celui, allemand, du prototype) ont été comparés et réunis en un seul texte numéroté. Là où ils diffèrent ou se taisent, une lecture dit comment on joue ici, et pourquoi.',
      'Les dés tombent d’après une graine que personne ne voit avant la fin de la partie. Chaque partie peut être rejouée à partir de son enregistrement et donne le même résultat.',
    ],
  },
  storage: {
    title: 'Ce qui est conservé, et où',
    texts: [
      'Ce que vous jouez en solo, contre des robots ou autour de cet écran, vos réglages et la dernière mise en place sont conservés dans ce navigateur et nulle part ailleurs. Il n’y a ni compte, ni cookie, ni personne qui vous compte. Effacer les données de ce site efface aussi les tables : celles que vous aimez, enregistrez-les en fichier.',
      'Après la première visite, la page aussi est conservée dans le navigateur : elle fonctionne donc sans réseau.',
    ],
    server:
      'Une table en ligne est conservée par le serveur d’où vient cette page : comment elle a été dressée, chaque coup, les noms, ce qui a été écrit, et quand. Les clés des places n’y sont que sous forme de hachage, et aucune adresse n’est gardée. À la table même, chacun peut retirer son nom et ses mots, et la personne qui l’a dressée peut la supprimer quand la partie est finie.',
    keptDays: ({ gathering, playing, over, closed }) =>
      `Jours sans personne à table avant que ce serveur la débarrasse : jamais commencée ${gathering}, en pleine partie ${playing}, finie ${over}, fermée ${closed}.`,
    used: ({ megabytes }) => `Espace utilisé : ${megabytes} Mo.`,
    offline: 'La page est conservée pour servir hors ligne.',
    online: 'La page n’est pas encore conservée pour servir hors ligne.',
  },
  licence: {
    title: 'Licence',
    texts: [
      'Logiciel libre sous licence MIT : à utiliser, à modifier, à partager.',
      'Le caractère est Atkinson Hyperlegible Next, sous licence SIL Open Font License.',
    ],
    notices: 'Ce que d’autres ont fait, avec les licences',
  },
  version: ({ version }) => `Version ${version}`,
}
