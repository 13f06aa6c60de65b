// Research papers: a title each, and what is asked or offered, out of the card's own figures.

import type { Extra, TaskAim } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count } from '../grammar.ts'
import { exams } from './places.ts'
import { skill } from './terms.ts'

const CURED = {
  in: { one: '# stationären Patienten', other: '# stationäre Patienten' },
  out: { one: '# ambulanten Patienten', other: '# ambulante Patienten' },
  critical: { one: '# kritischen Patienten', other: '# kritische Patienten' },
  any: { one: '# Patienten', other: '# Patienten' },
} as const

const GIVEN = {
  pills: { one: '# Pille', other: '# Pillen' },
  drips: { one: '# Infusion', other: '# Infusionen' },
  medicine: { one: '# Einheit Injektionsmittel', other: '# Einheiten Injektionsmittel' },
  blood: { one: '# Einheit Blut', other: '# Einheiten Blut' },
} as const

function aim(task: TaskAim): string {
  switch (task.aim) {
    case 'organKinds':
      return `Gebt in dieser Runde mindestens ${count(task.least, { one: '# Organ', other: '# verschiedene Organe' })}`
    case 'cured':
      return `Heilt in dieser Runde mindestens ${count(task.least, CURED[task.who])}`
    case 'exams': {
      const kind = task.exam === 'any' ? '' : ` (${exams[task.exam].name})`
      return `Schließt in dieser Runde mindestens ${count(task.least, { one: '# Untersuchung', other: '# Untersuchungen' })}${kind} ab`
    }
    case 'examKinds':
      return `Schließt in dieser Runde Untersuchungen von mindestens ${count(task.least, { one: '# Art', other: '# verschiedenen Arten' })} ab`
    case 'given':
      return `Gebt in dieser Runde mindestens ${count(task.least, GIVEN[task.what])}`
    case 'noErrors':
      return 'Heilt in dieser Runde jemanden und macht keinen Behandlungsfehler'
  }
}

const WHOSE = {
  doctor: 'Ein Arzt',
  nurse: 'Eine Krankenschwester',
  either: 'Ein Arzt oder eine Krankenschwester',
} as const

function extraOf(extra: Extra): string {
  switch (extra.does) {
    case 'ease':
      return 'nimmt einem Patienten einen Zustandsmarker ab'
    case 'draw':
      return `zieht bis zu ${count(extra.patients, { one: '# Patienten', other: '# Patienten' })}`
    case 'admit':
      return `bringt bis zu ${count(extra.patients, { one: '# stationären Patienten', other: '# stationäre Patienten' })} zu Bett`
    case 'blood':
      return `bringt ${count(extra.units, { one: '# Einheit Blut', other: '# Einheiten Blut' })} in die Blutbank`
    case 'stock': {
      const kinds = count(extra.kinds, { one: 'eine Sorte', other: '# verschiedene Sorten' })
      return `füllt in der Apotheke ${kinds} auf${extra.more > 0 ? `, ${extra.more} mehr als sonst` : ''}`
    }
    case 'organs': {
      const kind = extra.mixed ? 'beliebiger Art' : 'einer Art'
      return `bringt ${count(extra.pieces, { one: '# Organ', other: '# Organe' })} ${kind} ins Lager`
    }
    case 'treat':
      return 'behandelt einen Patienten, auf einer der Stationen oder in der Ambulanz'
  }
}

export const papers: RushMdTexts['papers'] = {
  titles: {
    transplantStudy: 'Ersatzteile: eine Übersicht',
    outpatientSurvey: 'Vor dem Kaffee wieder draußen',
    bedsideManner: 'Am Krankenbett, neu bearbeitet',
    intensiveCareStudy: 'Zurück von der Kante',
    fullHouse: 'Nur noch Stehplätze',
    cultureCollection: 'Notizen über kleine Gesellschaft',
    bloodCount: 'Zählen in Rot und Weiß',
    imageArchive: 'Knochen, die ich kannte',
    scannerStudy: 'Stillliegen: eine Methode',
    wideDiagnostics: 'Alles, was wir messen können',
    pillTrial: 'Ein Löffel Statistik',
    transfusionStudy: 'Der rote Faden',
    errorFree: 'Es ging nichts schief',
    recovery: 'Sonne und Suppe',
    secondNurse: 'Die lange Schlange',
    porterService: 'Zwei Betten, ein Aufzug',
    donorDay: 'Kekse gegen Blut',
    bulkOrder: 'Im Dutzend billiger',
    mixedOrder: 'Von beidem etwas, bitte',
    organExpress: 'Kurier: Vorsicht, zerbrechlich',
    organExchange: 'Die Tauschbörse',
    houseCall: 'Der Arzt kommt zu dir',
  },
  task: ({ task, reward }) => `${aim(task)}: ${skill({ count: reward })}.`,
  action: ({ extra, glass }) => `${WHOSE[glass]} ${extraOf(extra)}.`,
}
