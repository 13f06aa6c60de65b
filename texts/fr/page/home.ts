import type { HomeTexts } from '../../page/home.ts'
import { list } from '../grammar.ts'

export const home: HomeTexts = {
  lead: 'Un hôpital de dés',
  what: 'Les patients sont des dés, de 1 à 6. Envoyez vos infirmières et vos spécialistes les soigner niveau par niveau : qui dépasse 6 rentre chez lui, et plus ils rentrent nombreux ensemble, mieux c’est. Huit tours, environ une demi-heure.',
  play: 'Jouer',
  playWith: ({ who, game }) => `${list(who)} · ${game}`,
  playAlone: ({ game }) => `En solo · ${game}`,
  you: 'Vous',
  change: 'Changer la table',
  goOn: 'Reprendre où vous en étiez',
  table: ({ who }) => list(who),
  standing: ({ round, when }) => `Tour ${round} sur 8, ${when}`,
  notBegun: 'À peine commencée',
  allGames: 'Toutes mes parties',
  ways: 'Autres façons de jouer',
  bots: { name: 'Contre des bots', text: 'D’un à trois adversaires, de l’Étudiant au Chef de service.' },
  friends: { name: 'Autour de cet écran', text: 'De deux à quatre personnes se passent un même écran.' },
  solo: { name: 'En solo', text: 'Le jeu en solitaire, avec des rapports médicaux à remplir.' },
  learn: { name: 'Apprendre à jouer', text: 'Quelques minutes sur le vrai plateau, une chose à la fois.' },
  rules: { name: 'Règles', text: 'Numérotées, avec une recherche, et chaque cas douteux tranché.' },
  cards: { name: 'Cartes', text: 'Tous les services, spécialistes, administrateurs et événements.' },
  games: { name: 'Mes parties', text: 'Reprendre, revoir, analyser ; vos records et vos moyennes.' },
  ward: 'Une salle vue d’en haut : six lits, des dés comme patients, de très malades à rayonnants, une infirmière, un chirurgien et une ambulance devant la porte.',
  round: { title: 'Un tour', note: 'Huit comme celui-ci font une partie.' },
  departments: {
    title: 'Là où tout le monde commence',
    note: 'Six services que possède chaque hôpital. Ce que chacun soigne est écrit sur sa porte.',
  },
}
