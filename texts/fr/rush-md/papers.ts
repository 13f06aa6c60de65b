// Research papers: a title each, and what is asked or offered, out of the card's own figures.

import type { Extra, TaskAim } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count } from '../grammar.ts'
import { exams } from './places.ts'
import { skill } from './terms.ts'

const CURED = {
  in: { one: '# patient hospitalisé', other: '# patients hospitalisés' },
  out: { one: '# patient externe', other: '# patients externes' },
  critical: { one: '# patient critique', other: '# patients critiques' },
  any: { one: '# patient', other: '# patients' },
} as const

const GIVEN = {
  pills: { one: '# pilule', other: '# pilules' },
  drips: { one: '# perfusion', other: '# perfusions' },
  medicine: { one: '# dose de produit injectable', other: '# doses de produit injectable' },
  blood: { one: '# dose de sang', other: '# doses de sang' },
} as const

function aim(task: TaskAim): string {
  switch (task.aim) {
    case 'organKinds':
      return `Donner au moins ${count(task.least, { one: '# organe', other: '# organes différents' })} pendant ce tour`
    case 'cured':
      return `Guérir au moins ${count(task.least, CURED[task.who])} pendant ce tour`
    case 'exams': {
      const kind = task.exam === 'any' ? '' : ` (${exams[task.exam].name})`
      return `Terminer au moins ${count(task.least, { one: '# examen', other: '# examens' })}${kind} pendant ce tour`
    }
    case 'examKinds':
      return `Terminer des examens d’au moins ${count(task.least, { one: '# sorte', other: '# sortes différentes' })} pendant ce tour`
    case 'given':
      return `Donner au moins ${count(task.least, GIVEN[task.what])} pendant ce tour`
    case 'noErrors':
      return 'Guérir quelqu’un sans commettre d’erreur médicale pendant ce tour'
  }
}

const WHOSE = { doctor: 'Un médecin', nurse: 'Une infirmière', either: 'Un médecin ou une infirmière' } as const

function extraOf(extra: Extra): string {
  switch (extra.does) {
    case 'ease':
      return 'retire un jeton d’état à un patient'
    case 'draw':
      return `pioche jusqu’à ${count(extra.patients, { one: '# patient', other: '# patients' })}`
    case 'admit':
      return `met au lit jusqu’à ${count(extra.patients, { one: '# patient hospitalisé', other: '# patients hospitalisés' })}`
    case 'blood':
      return `apporte ${count(extra.units, { one: '# dose de sang', other: '# doses de sang' })} à la banque`
    case 'stock': {
      const kinds = count(extra.kinds, { one: 'une sorte', other: '# sortes différentes' })
      return `range ${kinds} à la pharmacie${extra.more > 0 ? `, ${extra.more} de plus que d’habitude` : ''}`
    }
    case 'organs': {
      const kind = extra.mixed ? 'de toute sorte' : 'd’une seule sorte'
      return `apporte ${count(extra.pieces, { one: '# organe', other: '# organes' })} ${kind} à la réserve`
    }
    case 'treat':
      return 'soigne un patient, dans l’une des salles ou à la consultation'
  }
}

export const papers: RushMdTexts['papers'] = {
  titles: {
    transplantStudy: 'Des pièces détachées : un inventaire',
    outpatientSurvey: 'Dehors avant le goûter',
    bedsideManner: 'Au chevet, édition revue',
    intensiveCareStudy: 'Revenus de loin',
    fullHouse: 'Places debout seulement',
    cultureCollection: 'Notes sur de petites compagnies',
    bloodCount: 'Compter en rouge et blanc',
    imageArchive: 'Des os que j’ai connus',
    scannerStudy: 'Ne pas bouger : une méthode',
    wideDiagnostics: 'Tous nos examens',
    pillTrial: 'Une cuillerée de statistiques',
    transfusionStudy: 'Le fil rouge',
    errorFree: 'Tout s’est bien passé',
    recovery: 'Soleil et potage',
    secondNurse: 'La longue file',
    porterService: 'Deux lits, un ascenseur',
    donorDay: 'Des biscuits contre du sang',
    bulkOrder: 'Moins cher en gros',
    mixedOrder: 'Un peu des deux, merci',
    organExpress: 'Coursier : fragile',
    organExchange: 'La bourse aux échanges',
    houseCall: 'Le médecin se déplace',
  },
  task: ({ task, reward }) => `${aim(task)} : ${skill({ count: reward })}.`,
  action: ({ extra, glass }) => `${WHOSE[glass]} ${extraOf(extra)}.`,
}
