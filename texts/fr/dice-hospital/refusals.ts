import type { OptionKey } from '@grand-rounds/dice-hospital/ids'
import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { choice, count, list, of } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { meepleObject, named, object } from './names.ts'
import { options } from './options.ts'
import { stages } from './phases.ts'
import { reports } from './reports.ts'
import { theDie } from './terms.ts'

const option = (key: OptionKey) => `« ${options.all[key].name} »`
const title = (report: keyof typeof reports.titles) => `« ${reports.titles[report]} »`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const EXCLUDED_BY = {
  solo: 'en solo',
  players: 'à plusieurs',
  prototype: 'dans l’édition prototype',
} as const

export const refusals: DiceHospitalTexts['refusals'] = {
  badSeats: ({ least, most }) => `Ce jeu se joue de ${least} à ${most} joueurs.`,
  badOptions: 'Ces options sont illisibles.',
  unknownOption: ({ option: key }) => `L’option « ${key} » n’existe pas.`,
  badOption: ({ option: key, values }) =>
    `${option(key)} n’accepte pas cette valeur. Valeurs possibles : ${values.join(', ')}.`,
  optionExcluded: ({ option: key, by }) => `${option(key)} n’est pas possible ${EXCLUDED_BY[by]}.`,

  notACommand: 'Ce n’est pas une commande.',
  notAChoice: 'Ce n’est pas un choix en cours.',
  unknownCommand: 'Ce jeu ne connaît pas cette commande.',
  badField: ({ field }) => `Le champ « ${field} » manque ou n’a pas de sens.`,
  unknownField: ({ field }) => `Le champ « ${field} » n’a rien à faire ici.`,

  notYourTurn: ({ stage }) => `Cette décision revient à quelqu’un d’autre (${stages[stage].name}).`,
  notNow: ({ stage }) => `Cela doit attendre. Pour l’instant : ${stages[stage].text}`,
  chooseModelFirst: 'Il faut d’abord choisir de qui le Consultant a l’effet.',
  followUpFirst: 'Il faut d’abord finir ce que le dernier placement a commencé.',
  nothingToFollow: 'Il n’y a plus rien à décider sur le dernier placement.',
  nothingToUndo: 'Il n’y a rien à annuler.',

  wrongValues: ({ values }) => `Les valeurs à donner sont ${list(values.map(String))}.`,
  notDealt: ({ administrator, dealt }) =>
    `${administrators[administrator].name} n’est pas au choix. Choisir ${choice(dealt.map((id) => administrators[id].name))}.`,

  wrongSplit: 'Seuls des patients à égalité peuvent changer d’ambulance.',
  noSuchAmbulance: ({ number }) => `Il n’y a pas d’ambulance ${number}.`,
  firstPlayerNotOne: 'Le premier joueur ne peut pas prendre l’ambulance 1.',
  ambulanceTaken: ({ number }) => `L’ambulance ${number} est déjà prise.`,

  deckEmpty: ({ kind }) =>
    kind === 'department' ? 'Il ne reste aucun service à révéler.' : 'Il ne reste aucun spécialiste à révéler.',
  notInTheRow: ({ card }) => (card ? `Cette carte n’est pas proposée : ${named(card)}.` : 'Cela n’est pas proposé.'),
  mustClaim: 'En solo, il faut prendre une des cartes proposées.',
  tooManyDiscards: ({ most }) =>
    `On ne peut rendre que ${count(most, { one: '# amélioration', other: '# améliorations' })} par tour.`,
  notYours: ({ card }) =>
    card ? `Cette carte n’est pas dans cet hôpital : ${named(card)}.` : 'Cela n’est pas dans cet hôpital.',

  notAModel: ({ card }) =>
    card ? `Le Consultant ne peut pas remplacer ${object(card)}.` : 'Le Consultant ne peut pas remplacer cela.',
  meepleNotFree: ({ meeple }) =>
    meeple === 'nurse' ? 'Aucune infirmière n’est libre.' : `Pas disponible en ce moment : ${named(meeple)}.`,
  departmentUsed: ({ card }) => `Quelqu’un y travaille déjà${card ? ` : ${named(card)}` : ''}.`,
  departmentClosed: ({ card }) =>
    card ? `Service fermé pour ce tour : ${named(card)}.` : 'Ce service est fermé pour ce tour.',
  noSpecialist: ({ meeple }) =>
    meeple === 'nurse'
      ? 'Une infirmière n’a pas d’effet à ajouter.'
      : `Il n’y a pas d’effet à ajouter pour ${meepleObject(meeple)} en ce moment.`,
  specialistLater: ({ card }) =>
    card ? `La décision viendra après l’effet du service : ${named(card)}.` : 'La décision viendra un peu plus tard.',
  specialistNotTriggered: ({ card }) =>
    `La condition de cet effet n’est pas remplie${card ? ` (${named(card)})` : ''}.`,

  badTarget: 'Ce n’est pas un patient.',
  noSuchPatient: ({ patient }) =>
    patient ? `Impossible de choisir ${theDie(patient)} : il n’est pas là.` : 'Ce patient n’est pas là.',
  wrongPatient: ({ card }) =>
    card ? `Cette carte ne peut rien pour ce patient : ${named(card)}.` : 'Ce patient ne peut pas être choisi.',
  wrongNumberOfPatients({ card, count: needed }) {
    if (needed !== null)
      return `Il faut choisir ${count(needed, { one: 'exactement # patient', other: 'exactement # patients' })}.`
    return card ? `Le nombre de patients ne convient pas : ${named(card)}.` : 'Ce n’est pas le bon nombre de patients.'
  },
  notTogether: ({ card }) => `Les valeurs de ces patients ne vont pas ensemble${card ? ` : ${named(card)}` : ''}.`,
  cantRecolour: 'La couleur de ce patient ne peut pas changer ainsi ici.',
  noBag: 'Il n’y a pas assez de poches de sang.',
  onlyPrototype: 'Seule l’édition prototype permet un changement de couleur isolé.',
  noBed: 'Il n’y a pas de lit libre.',
  bagEmpty: 'Il ne reste aucun patient à piocher.',

  cantProtect: ({ patient }) =>
    patient
      ? `L’administrateur ne peut pas veiller sur ${theDie(patient)}.`
      : 'L’administrateur ne peut pas veiller sur ce patient.',
  noReports: 'Il n’y a pas de rapports médicaux dans cette partie.',
  reportNotInLowerRow: ({ report }) => `${title(report)} n’est pas dans la rangée du bas.`,
  notEnoughDischarged: ({ report }) => `La zone de sortie n’a pas les patients que demande ${title(report)}.`,

  noSuchSpace: 'Cette place n’existe pas.',
  spaceTaken: 'Cette place est prise.',
  doesNotFit: ({ patient, asks }) =>
    patient && asks
      ? `${upper(theDie(patient))} ne convient pas : cette place demande la couleur ou la valeur ${of(theDie(asks))}.`
      : 'Ce patient n’y a pas sa place.',

  notAPosition: 'Ce n’est pas une position.',
  badNotation: ({ word }) => `« ${word} » est illisible.`,
  impossible: ({ why, who, card }) =>
    `Cette position est impossible : ${impossible[why]}${card ? ` (${named(card)})` : ''}${who === null ? '' : ` (${who})`}.`,
}

export const impossible: DiceHospitalTexts['impossible'] = {
  round: 'ce tour n’existe pas',
  phase: 'cette phase n’existe pas',
  noPickup: 'la collecte ne vient qu’après le dernier tour, et seulement si elle est jouée',
  onlySolo: 'cela ne se demande qu’en solo',
  notSolo: 'il n’y a pas d’ambulances en solo',
  onlyTwo: 'cela ne se demande qu’à deux',
  lastRound: 'aucun changement d’équipe ne suit le dernier tour',
  first: 'ce premier joueur n’existe pas',
  event: 'cet événement ne peut pas être en vigueur',
  tooManyPatients: 'un hôpital a plus de patients que de lits',
  arrivals: 'le nombre de nouveaux patients est faux',
  treatedArrival: 'un nouveau patient est déjà traité',
  treatedTooEarly: 'des patients sont traités avant l’activation',
  recoloured: 'un patient a une autre couleur en dehors de l’activation',
  placedTooEarly: 'quelqu’un travaille avant l’activation',
  tooManyNurses: 'un hôpital a trop d’infirmières',
  placedSpecialists: 'les spécialistes au travail ne sont pas ceux de l’hôpital',
  model: 'le Consultant ne peut pas avoir cet effet',
  followUp: 'le dernier placement ne peut pas avoir laissé cela ouvert',
  discarding: 'cela ne peut pas être rendu',
  shielded: 'l’administrateur ne peut pas veiller sur ce patient',
  administrator: 'les administrateurs ne peuvent pas être ceux-là',
  ambulance: 'les numéros des ambulances ne peuvent pas être ceux-là',
  ambulances: 'les ambulances ne peuvent pas être remplies ainsi',
  tooManyDice: 'il y a plus de dés d’une couleur que dans le sac',
  tooManyOf: 'une carte n’existe pas en autant d’exemplaires',
  reports: 'les rapports médicaux ne peuvent pas être ceux-là',
  done: 'ces joueurs ne peuvent pas avoir déjà décidé',
  taken: 'les places ne peuvent pas être prises ainsi',
  turn: 'ce ne peut pas être à ce joueur de décider',
}
