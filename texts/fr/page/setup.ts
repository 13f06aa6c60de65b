import type { SetupTexts } from '../../page/setup.ts'

export const setup: SetupTexts = {
  title: 'Une nouvelle partie de Dice Hospital',
  note: 'Tout est déjà réglé pour une bonne partie. Changez ce que vous voulez, puis lancez-vous.',
  who: 'Qui joue',
  whoNote: 'Quatre hôpitaux au plus. Ils sont assis dans cet ordre ; le sort désigne qui commence.',
  around: 'Vous partagez cet écran. Quand quelque chose est secret, il demande qui regarde avant de le montrer.',
  solo: 'En solo, on joue contre son propre record : remplir des rapports médicaux, perdre le moins de patients possible.',
  watch: 'Il n’y a que des bots à cette table : vous les regardez travailler.',
  name: 'Nom',
  person: 'Personne',
  bot: 'Bot',
  level: 'Niveau',
  levels: {
    student: {
      name: 'Étudiant',
      text: 'Plein de bonne volonté, voit un coup à l’avance et oublie les poches de sang.',
    },
    intern: { name: 'Interne', text: 'Voit la plupart des combinaisons, les bons jours.' },
    resident: { name: 'Praticien', text: 'Gaspille peu et pèse le choix des ambulances.' },
    chief: { name: 'Chef de service', text: 'Réfléchit à tout. La garde sera rude.' },
  },
  botWithLevel: ({ name, level }) => `${name} (${level})`,
  addPerson: 'Ajouter une personne',
  addBot: 'Ajouter un bot',
  full: 'La table est complète : quatre hôpitaux au plus.',
  remove: ({ who }) => `Retirer ${who}`,
  moveUp: ({ who }) => `Monter ${who}`,
  moveDown: ({ who }) => `Descendre ${who}`,
  preset: 'Quel jeu',
  custom: { name: 'Mélange maison', text: 'Comme réglé ci-dessous.' },
  options: 'Variantes et options',
  optionsNote: 'Ce qui va ensemble se mélange librement ; ce qui ne va pas dit pourquoi.',
  more: 'Plus',
  seed: 'Un mot pour les dés',
  seedNote:
    'Laissé vide, personne ne connaît les dés. Le même mot redonne les mêmes dés : idéal pour un duel sur deux écrans.',
  start: 'Commencer la partie',
  starting: 'Les portes s’ouvrent…',
  noStorage:
    'La table n’a pas pu être enregistrée dans ce navigateur. Il est peut-être en mode privé, ou la place manque.',
  botNames: ['Ada', 'Mo', 'Florence', 'Hugo'],
}
