import type { SettingsTexts } from '../../page/settings.ts'

export const settings: SettingsTexts = {
  title: 'Réglages',
  note: 'Pour ce navigateur seulement. Tout changement vaut aussitôt.',
  language: { name: 'Langue', browser: 'Comme le navigateur' },
  theme: { name: 'Jour ou nuit', device: 'Comme l’appareil', day: 'Jour', night: 'Nuit' },
  speed: {
    name: 'Les coups des autres',
    text: 'À quelle vitesse ils sont montrés, l’un après l’autre. Toucher l’écran fait passer à la suite.',
    slow: 'Lente',
    normal: 'Normale',
    fast: 'Rapide',
    instant: 'Immédiate',
  },
  motion: {
    name: 'Mouvement',
    text: 'Avec moins de mouvement, rien ne vole ni ne roule : les choses sont simplement à leur nouvelle place.',
    device: 'Comme l’appareil',
    less: 'Moins de mouvement',
  },
  sound: {
    name: 'Sons',
    text: 'Un dé, une porte, un stylo : brefs et discrets. Rien n’est dit par le son seul.',
  },
  hints: {
    name: 'Proposer des conseils',
    text: 'Pendant le jeu, un bouton montre ce qu’on peut encore atteindre et, si on insiste, comment.',
  },
  cardNames: {
    name: 'Noms des cartes',
    text: 'Sur le plateau. Les listes de cartes montrent les deux ; le journal garde les nôtres.',
    own: 'Les nôtres',
    printed: 'Comme dans le livret',
  },
}
