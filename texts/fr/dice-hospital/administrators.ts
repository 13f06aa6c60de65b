// Names and characters are invented: nobody who has lived is meant.

import type { AdministratorText, DiceHospitalTexts } from '../../dice-hospital/texts.ts'

const pairs = (colour: string): AdministratorText['text'] => ({
  final: `Faire sortir au moins deux patients ${colour} dans un même tour : 1 point.`,
  prototype: `Pour chaque groupe de deux patients ${colour} sortis dans un même tour : 1 point.`,
})

const protects = (one: string, all: string): AdministratorText['text'] => ({
  final: `À chaque tour, l’état d’un patient ${one} négligé, au choix, ne s’aggrave pas.`,
  prototype: `L’état des patients ${all} négligés ne s’aggrave jamais.`,
})

export const administrators: DiceHospitalTexts['administrators'] = {
  twoRed: {
    name: 'Rosemonde Trottemenu',
    line: 'Traverse l’hôpital au trot sans avoir jamais renversé son thé.',
    text: pairs('rouges'),
  },
  twoYellow: {
    name: 'Barthélemy Plumedor',
    line: 'Garde un canari au bureau et le consulte sur le budget.',
    text: pairs('jaunes'),
  },
  twoGreen: {
    name: 'Ottiline Fougère-Dupot',
    line: 'Arrose toutes les plantes du bâtiment, celles en plastique aussi.',
    text: pairs('verts'),
  },
  oneOfEach: {
    name: 'Ignace Prunelier',
    line: 'Collectionne tout à l’unité : petites cuillères, cravates, avis de confrères.',
    text: {
      final: 'Faire sortir des patients des trois couleurs dans un même tour : 1 point.',
      prototype: 'Pour chaque série des trois couleurs sortie dans un même tour : 1 point.',
    },
  },
  protectsRed: {
    name: 'Philippine Mûreval',
    line: 'Veille la nuit quiconque a les joues un peu trop rouges.',
    text: protects('rouge', 'rouges'),
  },
  protectsYellow: {
    name: 'Barnabé Flandor',
    line: 'Ses poches tintent de bonbons au citron, et il y en a toujours un pour qui passe.',
    text: protects('jaune', 'jaunes'),
  },
  protectsGreen: {
    name: 'Hildegarde Moussevallon',
    line: 'Aucun pharmacien n’a approuvé sa tisane à la menthe, et tous en boivent.',
    text: protects('vert', 'verts'),
  },
  mostDischarged: {
    name: 'Wilhelmine Galopin',
    line: 'Le taxi est là avant que le patient ait retrouvé sa deuxième chaussure.',
    text: {
      final: 'Faire sortir dans un tour plus de patients que chacun des autres joueurs : 1 point.',
      prototype: 'Faire sortir dans un tour plus de patients que chacun des autres joueurs : 2 points.',
    },
  },
}
