import type { EndTexts } from '../../page/end.ts'
import { patients, points } from '../dice-hospital/terms.ts'
import { list } from '../grammar.ts'

export const end: EndTexts = {
  title: 'L’équipe de nuit prend la relève',
  scene: ({ who }) => `Des patients guéris sortent par la grande porte et font signe à ${who}.`,
  standings: 'Classement final',
  scoreTitle: 'D’où viennent les points',
  bySource: 'Par origine',
  byRound: 'Par tour',
  player: 'Joueur',
  source: 'Origine',
  total: 'Total',
  reckoning: 'Fin',
  chart: ({ scores }) =>
    `Score après chaque tour, en lignes. À la fin : ${list(scores.map(({ who, points: n }) => `${who} ${n}`))}.`,
  chartTitle: 'Comment le score a grimpé',
  asTable: 'La même chose en tableau',
  momentsTitle: 'Ce qu’on racontera à la cantine',
  moments: {
    mostHome: ({ who, round, count: n }) => `Au tour ${round}, ${who} fait sortir ${patients({ count: n })} d’un coup.`,
    bestRound: ({ who, round, points: n }) =>
      `Le plus beau tour : ${points({ count: n })} pour ${who} au tour ${round}.`,
    emptyWards: ({ who, round }) => `Plus un lit occupé : ${who} vide toutes ses salles au tour ${round}.`,
    noneLost: ({ who }) =>
      who.length === 1 ? `${list(who)} ne perd pas un seul patient.` : `${list(who)} ne perdent pas un seul patient.`,
    worstRound: ({ who, round, count: n }) =>
      `Une nuit difficile : ${who} perd ${patients({ count: n })} au tour ${round}.`,
    ledFrom: ({ who, round }) => `À partir du tour ${round}, personne ne rattrape ${who}.`,
    cameBack: ({ who, round, points: n }) =>
      `Quelle remontée : après le tour ${round}, ${who} a encore ${points({ count: n })} de retard.`,
  },
  solo: {
    ranks: [
      'Premier jour en salle',
      'Main sûre',
      'Médecin très demandé',
      'Pilier de la maison',
      'Toute la ville en parle',
    ],
    rank: ({ rank, points: n }) => `${points({ count: n })} : ${rank}.`,
    next: ({ rank, points: n }) => `Avec ${points({ count: n })} de plus, c’était « ${rank} ».`,
    reportsTitle: 'Rapports médicaux',
    done: 'Remplis',
    missed: 'Non remplis',
  },
  actions: {
    label: 'Et maintenant',
    again: 'Rejouer',
    review: 'Analyser la partie',
    replay: 'La revoir',
    save: 'Enregistrer en fichier',
    copy: 'Copier un lien',
    home: 'Vers l’entrée',
  },
  copied: 'Le lien est copié. Qui l’ouvre peut revoir toute la partie.',
  notCopied: 'Le lien n’a pas pu être copié tout seul. Le voici :',
  link: 'Lien vers cette partie',
}
