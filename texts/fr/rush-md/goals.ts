import type { RushMdTexts } from '../../rush-md/texts.ts'
import { list } from '../grammar.ts'
import { patients, reputation, skill } from './terms.ts'

export const goals: RushMdTexts['goals'] = {
  titles: {
    one1: 'Seul à bord',
    one2: 'Une paire de mains',
    one3: 'Des nerfs d’acier',
    one4: 'L’orchestre d’un seul',
    two1: 'À deux, vite',
    two2: 'La visite à deux',
    two3: 'Le calme ensemble',
    two4: 'À quatre mains',
    three1: 'Le bruit court',
    three2: 'Aucun lit vide',
    three3: 'La tête froide',
    three4: 'Le trèfle',
    four1: 'Toute la ville en parle',
    four2: 'Portes ouvertes',
    four3: 'Un dossier sans tache',
    four4: 'Le grand orchestre',
  },
  text({ reputation: asked, patients: cured, skill: start, skillLeft }) {
    const aims = [
      `gagner au moins ${reputation({ count: asked })}`,
      ...(cured > 0 ? [`faire sortir au moins ${patients({ count: cured })}`] : []),
      ...(skillLeft > 0 ? [`garder au moins ${skill({ count: skillLeft })}`] : []),
    ]
    return `Il faut ${list(aims)}. Au départ : ${skill({ count: start })}.`
  },
}
