// Research papers: a title each, and what is asked or offered, out of the card's own figures.

import type { Extra, TaskAim } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { count } from '../grammar.ts'
import { exams } from './places.ts'
import { skill } from './terms.ts'

/** After a verb. */
const CURED = {
  in: {
    one: '# pacjenta do hospitalizacji',
    few: '# pacjentów do hospitalizacji',
    many: '# pacjentów do hospitalizacji',
  },
  out: { one: '# pacjenta zwykłego', few: '# pacjentów zwykłych', many: '# pacjentów zwykłych' },
  critical: {
    one: '# pacjenta w stanie krytycznym',
    few: '# pacjentów w stanie krytycznym',
    many: '# pacjentów w stanie krytycznym',
  },
  any: { one: '# pacjenta', few: '# pacjentów', many: '# pacjentów' },
} as const

const GIVEN = {
  pills: { one: '# pigułkę', few: '# pigułki', many: '# pigułek' },
  drips: { one: '# kroplówkę', few: '# kroplówki', many: '# kroplówek' },
  medicine: { one: '# dawkę leku dożylnego', few: '# dawki leku dożylnego', many: '# dawek leku dożylnego' },
  blood: { one: '# jednostkę krwi', few: '# jednostki krwi', many: '# jednostek krwi' },
} as const

function aim(task: TaskAim): string {
  switch (task.aim) {
    case 'organKinds':
      return `Podajcie w tej rundzie co najmniej ${count(task.least, { one: '# narząd', few: '# różne narządy', many: '# różnych narządów' })}`
    case 'cured':
      return `Wyleczcie w tej rundzie co najmniej ${count(task.least, CURED[task.who])}`
    case 'exams': {
      const kind = task.exam === 'any' ? '' : ` (${exams[task.exam].name})`
      return `Dokończcie w tej rundzie co najmniej ${count(task.least, { one: '# badanie', few: '# badania', many: '# badań' })}${kind}`
    }
    case 'examKinds':
      return `Dokończcie w tej rundzie badania co najmniej ${count(task.least, { one: '# rodzaju', few: '# różnych rodzajów', many: '# różnych rodzajów' })}`
    case 'given':
      return `Podajcie w tej rundzie co najmniej ${count(task.least, GIVEN[task.what])}`
    case 'noErrors':
      return 'Wyleczcie kogoś w tej rundzie i nie popełnijcie błędu medycznego'
  }
}

const WHOSE = { doctor: 'Lekarz', nurse: 'Pielęgniarka', either: 'Lekarz lub pielęgniarka' } as const

function extraOf(extra: Extra): string {
  switch (extra.does) {
    case 'ease':
      return 'usuwa żeton stanu z pacjenta'
    case 'draw':
      return `dobiera maksymalnie ${count(extra.patients, { one: '# pacjenta', few: '# pacjentów', many: '# pacjentów' })}`
    case 'admit':
      return `kładzie do łóżek maksymalnie ${count(extra.patients, { one: '# pacjenta', few: '# pacjentów', many: '# pacjentów' })}`
    case 'blood':
      return `przynosi do banku ${count(extra.units, { one: '# jednostkę krwi', few: '# jednostki krwi', many: '# jednostek krwi' })}`
    case 'stock': {
      const kinds = count(extra.kinds, { one: 'jeden rodzaj', few: '# różne rodzaje', many: '# różnych rodzajów' })
      return `uzupełnia w aptece ${kinds}${extra.more > 0 ? ` (o ${extra.more} więcej niż zwykle)` : ''}`
    }
    case 'organs': {
      const kind = extra.mixed ? 'dowolnego rodzaju' : 'jednego rodzaju'
      return `przynosi do magazynu ${count(extra.pieces, { one: '# narząd', few: '# narządy', many: '# narządów' })} ${kind}`
    }
    case 'treat':
      return 'leczy jednego pacjenta, na którymś z oddziałów lub w przychodni'
  }
}

export const papers: RushMdTexts['papers'] = {
  titles: {
    transplantStudy: 'Części zamienne: przegląd',
    outpatientSurvey: 'Z powrotem przed podwieczorkiem',
    bedsideManner: 'Przy łóżku chorego, wydanie poprawione',
    intensiveCareStudy: 'Z powrotem znad krawędzi',
    fullHouse: 'Tylko miejsca stojące',
    cultureCollection: 'Zapiski o drobnym towarzystwie',
    bloodCount: 'Liczenie na czerwono i biało',
    imageArchive: 'Kości, które znałem',
    scannerStudy: 'Leżeć bez ruchu: metoda',
    wideDiagnostics: 'Wszystkie badania, jakie mamy',
    pillTrial: 'Łyżeczka statystyki',
    transfusionStudy: 'Czerwona nić',
    errorFree: 'Nic nie poszło źle',
    recovery: 'Słońce i rosół',
    secondNurse: 'Długa kolejka',
    porterService: 'Dwa łóżka, jedna winda',
    donorDay: 'Czekolada za krew',
    bulkOrder: 'Taniej na skrzynki',
    mixedOrder: 'Tego trochę i tego trochę',
    organExpress: 'Kurier: ostrożnie',
    organExchange: 'Giełda wymiany',
    houseCall: 'Lekarz przychodzi do ciebie',
  },
  task: ({ task, reward }) => `${aim(task)}: ${skill({ count: reward })}.`,
  action: ({ extra, glass }) => `${WHOSE[glass]} ${extraOf(extra)}.`,
}
