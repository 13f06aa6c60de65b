// Research papers: a title each, and what is asked or offered, out of the card's own figures.

import type { Extra, TaskAim } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count } from '../grammar.ts'
import { exams } from './places.ts'
import { skill } from './terms.ts'

const CURED = {
  in: { one: '# paziente ricoverato', other: '# pazienti ricoverati' },
  out: { one: '# paziente esterno', other: '# pazienti esterni' },
  critical: { one: '# paziente critico', other: '# pazienti critici' },
  any: { one: '# paziente', other: '# pazienti' },
} as const

const GIVEN = {
  pills: { one: '# pillola', other: '# pillole' },
  drips: { one: '# flebo', other: '# flebo' },
  medicine: { one: '# dose di farmaco iniettabile', other: '# dosi di farmaco iniettabile' },
  blood: { one: '# dose di sangue', other: '# dosi di sangue' },
} as const

function aim(task: TaskAim): string {
  switch (task.aim) {
    case 'organKinds':
      return `Date in questo round almeno ${count(task.least, { one: '# organo', other: '# organi diversi' })}`
    case 'cured':
      return `Guarite in questo round almeno ${count(task.least, CURED[task.who])}`
    case 'exams': {
      const kind = task.exam === 'any' ? '' : ` (${exams[task.exam].name})`
      return `Completate in questo round almeno ${count(task.least, { one: '# esame', other: '# esami' })}${kind}`
    }
    case 'examKinds':
      return `Completate in questo round esami di almeno ${count(task.least, { one: '# tipo', other: '# tipi diversi' })}`
    case 'given':
      return `Date in questo round almeno ${count(task.least, GIVEN[task.what])}`
    case 'noErrors':
      return 'Guarite qualcuno in questo round senza alcun errore medico'
  }
}

const WHOSE = { doctor: 'Un medico', nurse: 'Un infermiere', either: 'Un medico o un infermiere' } as const

function extraOf(extra: Extra): string {
  switch (extra.does) {
    case 'ease':
      return 'toglie un segnalino stato a un paziente'
    case 'draw':
      return `pesca fino a ${count(extra.patients, { one: '# paziente', other: '# pazienti' })}`
    case 'admit':
      return `mette a letto fino a ${count(extra.patients, { one: '# paziente in attesa', other: '# pazienti in attesa' })}`
    case 'blood':
      return `porta ${count(extra.units, { one: '# dose di sangue', other: '# dosi di sangue' })} alla banca`
    case 'stock': {
      const kinds = count(extra.kinds, { one: 'un tipo', other: '# tipi diversi' })
      return `rifornisce la farmacia di ${kinds}${extra.more > 0 ? `, ${extra.more} in più del solito` : ''}`
    }
    case 'organs': {
      const kind = extra.mixed ? 'di qualsiasi tipo' : 'di un solo tipo'
      return `porta in deposito ${count(extra.pieces, { one: '# organo', other: '# organi' })} ${kind}`
    }
    case 'treat':
      return 'cura un paziente, in uno dei reparti o in ambulatorio'
  }
}

export const papers: RushMdTexts['papers'] = {
  titles: {
    transplantStudy: 'Pezzi di ricambio: un inventario',
    outpatientSurvey: 'Fuori prima del tè',
    bedsideManner: 'Al capezzale, edizione riveduta',
    intensiveCareStudy: 'Tornati dall’orlo',
    fullHouse: 'Solo posti in piedi',
    cultureCollection: 'Note su piccole compagnie',
    bloodCount: 'Contare in rosso e bianco',
    imageArchive: 'Ossa che ho conosciuto',
    scannerStudy: 'Stare fermi: un metodo',
    wideDiagnostics: 'Tutti gli esami che abbiamo',
    pillTrial: 'Un cucchiaino di statistica',
    transfusionStudy: 'Il filo rosso',
    errorFree: 'È andato tutto bene',
    recovery: 'Sole e minestra',
    secondNurse: 'La lunga coda',
    porterService: 'Due letti, un ascensore',
    donorDay: 'Biscotti in cambio di sangue',
    bulkOrder: 'All’ingrosso conviene',
    mixedOrder: 'Un po’ e un po’, grazie',
    organExpress: 'Corriere: fragile',
    organExchange: 'La borsa degli scambi',
    houseCall: 'Il medico a domicilio',
  },
  task: ({ task, reward }) => `${aim(task)}: ${skill({ count: reward })}.`,
  action: ({ extra, glass }) => `${WHOSE[glass]} ${extraOf(extra)}.`,
}
