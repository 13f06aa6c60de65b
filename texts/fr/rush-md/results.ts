import type { RushMdTexts } from '../../rush-md/texts.ts'
import { patients, reputation, skill } from './terms.ts'

export const results: RushMdTexts['results'] = {
  won: 'L’objectif est atteint : la victoire est à toute l’équipe.',
  lost: 'L’objectif n’est pas atteint : cette fois, l’hôpital a été le plus fort.',
  exhausted: 'Il ne reste aucun point de compétence : l’hôpital ferme pour aujourd’hui.',
  reached: ({ reputation: n, patients: cured, skill: left }) =>
    `${reputation({ count: n })}, sortis : ${patients({ count: cured })}, restants : ${skill({ count: left })}.`,
  marked: 'Dans cette partie, l’horloge a été ralentie ou arrêtée.',
}
