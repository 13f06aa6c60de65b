// Research papers: a title each, and what is asked or offered, out of the card's own figures.

import type { Extra, TaskAim } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count } from '../grammar.ts'
import { exams } from './places.ts'
import { skill } from './terms.ts'

const CURED = {
  in: { one: '# opgenomen patiënt', other: '# opgenomen patiënten' },
  out: { one: '# poliklinische patiënt', other: '# poliklinische patiënten' },
  critical: { one: '# kritieke patiënt', other: '# kritieke patiënten' },
  any: { one: '# patiënt', other: '# patiënten' },
} as const

const GIVEN = {
  pills: { one: '# pil', other: '# pillen' },
  drips: { one: '# infuus', other: '# infusen' },
  medicine: { one: '# eenheid injectiemiddel', other: '# eenheden injectiemiddel' },
  blood: { one: '# eenheid bloed', other: '# eenheden bloed' },
} as const

function aim(task: TaskAim): string {
  switch (task.aim) {
    case 'organKinds':
      return `Geef deze ronde minstens ${count(task.least, { one: '# orgaan', other: '# verschillende organen' })}`
    case 'cured':
      return `Genees deze ronde minstens ${count(task.least, CURED[task.who])}`
    case 'exams': {
      const kind = task.exam === 'any' ? '' : ` (${exams[task.exam].name})`
      return `Rond deze ronde minstens ${count(task.least, { one: '# onderzoek', other: '# onderzoeken' })}${kind} af`
    }
    case 'examKinds':
      return `Rond deze ronde onderzoeken van minstens ${count(task.least, { one: '# soort', other: '# verschillende soorten' })} af`
    case 'given':
      return `Geef deze ronde minstens ${count(task.least, GIVEN[task.what])}`
    case 'noErrors':
      return 'Genees deze ronde iemand en maak geen medische fout'
  }
}

const WHOSE = { doctor: 'Een arts', nurse: 'Een verpleegster', either: 'Een arts of een verpleegster' } as const

function extraOf(extra: Extra): string {
  switch (extra.does) {
    case 'ease':
      return 'haalt een toestandsfiche van een patiënt weg'
    case 'draw':
      return `trekt tot ${count(extra.patients, { one: '# patiënt', other: '# patiënten' })}`
    case 'admit':
      return `brengt tot ${count(extra.patients, { one: '# opgenomen patiënt', other: '# opgenomen patiënten' })} naar bed`
    case 'blood':
      return `brengt ${count(extra.units, { one: '# eenheid bloed', other: '# eenheden bloed' })} naar de bloedbank`
    case 'stock': {
      const kinds = count(extra.kinds, { one: 'één soort', other: '# verschillende soorten' })
      return `vult in de apotheek ${kinds} aan${extra.more > 0 ? `, ${extra.more} meer dan anders` : ''}`
    }
    case 'organs': {
      const kind = extra.mixed ? 'van welke soort ook' : 'van één soort'
      return `brengt ${count(extra.pieces, { one: '# orgaan', other: '# organen' })} ${kind} naar de opslag`
    }
    case 'treat':
      return 'behandelt één patiënt, op een van de zalen of in de polikliniek'
  }
}

export const papers: RushMdTexts['papers'] = {
  titles: {
    transplantStudy: 'Reserveonderdelen: een overzicht',
    outpatientSurvey: 'Voor de thee weer buiten',
    bedsideManner: 'Aan het bed, herziene druk',
    intensiveCareStudy: 'Terug van de rand',
    fullHouse: 'Alleen nog staanplaatsen',
    cultureCollection: 'Notities over klein gezelschap',
    bloodCount: 'Tellen in rood en wit',
    imageArchive: 'Botten die ik gekend heb',
    scannerStudy: 'Stilliggen: een methode',
    wideDiagnostics: 'Alles wat we meten kunnen',
    pillTrial: 'Een lepeltje statistiek',
    transfusionStudy: 'De rode draad',
    errorFree: 'Er ging niets mis',
    recovery: 'Zon en soep',
    secondNurse: 'De lange rij',
    porterService: 'Twee bedden, één lift',
    donorDay: 'Koekjes voor bloed',
    bulkOrder: 'Per krat goedkoper',
    mixedOrder: 'Van allebei wat, graag',
    organExpress: 'Koerier: voorzichtig',
    organExchange: 'De ruilbeurs',
    houseCall: 'De dokter komt naar je toe',
  },
  task: ({ task, reward }) => `${aim(task)}: ${skill({ count: reward })}.`,
  action: ({ extra, glass }) => `${WHOSE[glass]} ${extraOf(extra)}.`,
}
