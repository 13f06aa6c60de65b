import type { OptionKey } from '@grand-rounds/rush-md/ids'
import type { Allowed } from '../../rush-md/refusal-words.ts'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { lessons, options } from './options.ts'
import { stages } from './places.ts'
import { terms } from './terms.ts'

const option = (key: OptionKey) => `« ${options.all[key].name} »`
const possible = (allowed: Allowed) =>
  'least' in allowed ? `un nombre entier de ${allowed.least} à ${allowed.most}` : allowed.join(', ')

export const refusals: RushMdTexts['refusals'] = {
  badSeats: ({ least, most }) => `Ce jeu est pour ${least} à ${most} joueurs.`,
  badOptions: 'Ces options sont illisibles.',
  unknownOption: ({ option: key }) => `Il n’y a pas d’option « ${key} ».`,
  badOption: ({ option: key, allowed }) =>
    `${option(key)} ne peut pas valoir cela. Sont possibles : ${possible(allowed)}.`,
  optionExcluded: ({ option: key, by }) =>
    by === 'epidemics'
      ? `${option(key)} ne peut pas valoir cela sans épidémies.`
      : `${option(key)} ne se choisit pas dans une étape (${lessons[by].name}).`,
  notACommand: 'Ce n’est pas une commande.',
  unknownCommand: 'Ce jeu ne connaît pas cette commande.',
  badField: ({ field }) => `Le champ « ${field} » manque ou n’a pas de sens.`,
  unknownField: ({ field }) => `Le champ « ${field} » n’a rien à faire là.`,

  notNow: ({ stage }) => `Pas maintenant. ${stages[stage].text}`,
  paused: 'L’horloge est suspendue : il faut d’abord que tous veuillent continuer.',
  notPaused: 'L’horloge n’est pas suspendue, et cela n’a pas été demandé.',
  alreadyAgreed: 'C’est déjà dit.',
  notAgreed: 'Rien n’a été dit qui puisse être repris.',

  noSuchGlass: 'Il n’y a pas de tel sablier à cette table.',
  sandRunning: ({ glass }) => `Le sable coule encore : ${terms.glasses[glass]} ne peut pas bouger.`,
  notYourDoctor: 'Ce médecin est à quelqu’un d’autre.',
  wrongGlass: ({ needs }) => (needs === 'doctor' ? 'Il y faut un médecin.' : 'Il y faut une infirmière.'),
  spaceTaken: ({ space }) => `Déjà pris : ${terms.space({ space })}.`,
  spaceClosed: 'C’est encore fermé dans cette partie.',
  glassNotPlaced: 'Ce sablier n’est pas là.',
  toolsInUse: 'Quelqu’un est en plein milieu de cet examen.',
  noPaperHere: 'Il n’y a pas là d’article avec une action.',

  patientMissing: 'Dire pour quel patient.',
  noPatientHere: 'Aucun patient n’est à nommer pour cela.',
  noSuchPatient: 'Ce patient n’est pas là.',
  otherPatient: 'Ce patient n’a pas sa place dans cette action.',
  notOnTheSpot: 'Il faut d’abord que le lit du patient soit là.',
  bedHeld: ({ bed }) => `Le lit ${bed} doit rester où il est pour le moment.`,
  bedTaken: ({ bed }) => `Le lit ${bed} est occupé.`,
  bedAway: ({ bed }) => (bed === null ? 'Le lit n’est pas dans sa salle.' : `Le lit ${bed} n’est pas dans sa salle.`),
  alreadyThere: 'C’est déjà là.',
  spotTaken: ({ spot }) => `Un autre lit gêne : impossible d’aller ${terms.moves[spot]}.`,
  noRoom: 'La salle d’attente est pleine.',
  deckEmpty: 'La pioche est vide.',
  notWorse: 'Ce patient ne va pas plus mal qu’au premier jour.',

  examNotNeeded: 'Ce patient n’a pas besoin de cet examen.',
  examDone: 'Ce patient a déjà passé cet examen.',
  tokenUp: 'D’abord recacher le jeton.',
  noTokenUp: 'Aucun jeton n’est visible.',
  signDiffers: 'Ce n’est pas le signe de la carte.',
  patternDiffers: 'Les disques ne sont pas comme sur la carte.',
  discLifted: 'D’abord reposer le disque.',
  noDiscLifted: 'Aucun disque n’est soulevé.',
  fallen: 'Le sablier est tombé : il faut d’abord le remettre en équilibre.',
  notFallen: 'Le sablier n’est pas tombé.',

  noAction: 'Aucun travail n’est en cours.',
  notThisAction: 'Cela ne fait pas partie du travail en cours.',
  storeEmpty: ({ piece }) => `Plus rien en stock : ${terms.pieces[piece]}.`,
  poolEmpty: ({ piece }) => `Introuvable nulle part : ${terms.pieces[piece]}.`,
  storeFull: 'La réserve d’organes est pleine.',
  oneKindOnly: 'Des organes d’une seule sorte à la fois.',
  otherKindNow: 'Il faut maintenant une autre sorte.',
  noSyringe: 'Il n’y a pas de seringue.',
  syringeInHand: 'Il y a déjà une seringue dans la main.',
  syringeFull: 'La seringue est pleine.',
  syringeEmpty: 'La seringue est vide.',
  needsSyringe: 'Cela se donne à la seringue : d’abord en prendre une.',
  otherFluid: 'Il y a autre chose dans la seringue.',
  handBusy: 'Un instant : la main n’est pas encore prête.',
  handFull: 'D’abord lâcher ce qui est tenu.',
  handEmpty: 'La main est vide.',

  noEpidemic: 'Il n’y a pas d’épidémie dans cette salle.',
  noSign: 'Il n’y a aucun signe de contagion à remarquer.',
  needed: 'Cela ne peut pas être renvoyé.',
  oathNotStrict: 'À cette table, une règle enfreinte ne coûte rien.',
  noMark: 'Cette marque n’existe pas.',
  nothingToSend: 'Il n’y a rien à renvoyer.',
}
