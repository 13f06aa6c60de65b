// Every card as the page shows it: which kind, where it belongs, and its words. Found by words, as rules are.

import {
  ADMINISTRATOR_IDS,
  type AdministratorId,
  AMBULANCE_BACKS,
  COLOURS,
  DEPARTMENT_IDS,
  type DepartmentId,
  DEPARTMENTS,
  EVENT_CARD_IDS,
  type EventCardId,
  EVENT_CARDS,
  printPatient,
  PROTOTYPE_DEPARTMENTS,
  PROTOTYPE_SPECIALISTS,
  REPORT_IDS,
  type ReportId,
  REPORTS,
  SPECIALIST_IDS,
  type SpecialistId,
  SPECIALISTS,
} from '@grand-rounds/dice-hospital'
import { type CardKind, type Language, printedName, readDie } from '@grand-rounds/texts'

import { fold } from './search.ts'

export type CardId =
  | { readonly kind: 'department'; readonly id: DepartmentId }
  | { readonly kind: 'specialist'; readonly id: SpecialistId }
  | { readonly kind: 'administrator'; readonly id: AdministratorId }
  | { readonly kind: 'eventCard'; readonly id: EventCardId }
  | { readonly kind: 'report'; readonly id: ReportId }
  | { readonly kind: 'ambulanceBack'; readonly id: number }

export interface CardWords {
  readonly card: CardId
  readonly name: string
  /** As the language's rulebook prints it, if that is another name. */
  readonly printed: string | null
  readonly texts: readonly string[]
  /** A line of character or flavour. */
  readonly line: string | null
  /** Where it belongs. */
  readonly tags: readonly string[]
  /** The numbered rule that lists it, if one does. */
  readonly rule: string | null
}

export const CARD_KINDS = [
  'department',
  'specialist',
  'administrator',
  'eventCard',
  'report',
  'ambulanceBack',
] as const satisfies readonly CardKind[]

export function cardsOf(kind: CardKind, language: Language): readonly CardWords[] {
  switch (kind) {
    case 'department':
      return DEPARTMENT_IDS.map((id) => department(id, language))
    case 'specialist':
      return SPECIALIST_IDS.map((id) => specialist(id, language))
    case 'administrator':
      return ADMINISTRATOR_IDS.map((id) => administrator(id, language))
    case 'eventCard':
      return EVENT_CARD_IDS.map((id) => eventCard(id, language))
    case 'report':
      return REPORT_IDS.map((id) => report(id, language))
    case 'ambulanceBack':
      return AMBULANCE_BACKS.map((_, at) => ambulanceBack(at + 1, language))
  }
}

/** Cards that hold every word that was asked for. */
export function findCards(cards: readonly CardWords[], asked: readonly string[]): readonly CardWords[] {
  return cards.filter(({ name, printed, texts, line, tags }) => {
    const text = fold([name, printed ?? '', ...texts, line ?? '', ...tags].join(' '))
    return asked.every((word) => text.includes(word))
  })
}

const plain = { printed: null, texts: [], line: null, tags: [], rule: null } as const

function department(id: DepartmentId, language: Language): CardWords {
  const { diceHospital, page } = language
  const { rule } = DEPARTMENTS[id]
  const { name, text } = diceHospital.departments[id]
  const tag =
    rule === '4.1' ? page.cards.starting : editionTag(rule, PROTOTYPE_DEPARTMENTS.includes(id), { diceHospital, page })
  const printed = printedName(language, id)
  return { ...plain, card: { kind: 'department', id }, name, printed, texts: [text], tags: [tag], rule }
}

function specialist(id: SpecialistId, language: Language): CardWords {
  const { rule } = SPECIALISTS[id]
  const { name, text } = language.diceHospital.specialists[id]
  const tags = [editionTag(rule, PROTOTYPE_SPECIALISTS.includes(id), language)]
  const printed = printedName(language, id)
  return { ...plain, card: { kind: 'specialist', id }, name, printed, texts: [text], tags, rule }
}

/** By the rule that lists the card: promos and the expansion have rules of their own. */
function editionTag(
  rule: string,
  inPrototype: boolean,
  { diceHospital, page }: Pick<Language, 'diceHospital' | 'page'>,
): string {
  const { options } = diceHospital
  if (rule === '4.5') return options.all.promos.name
  if (rule === '4.6') return options.all.experimental.name
  if (rule.startsWith('7.')) return options.editions.prototype
  return inPrototype ? page.cards.both : options.editions.final
}

function administrator(id: AdministratorId, { common, diceHospital, page }: Language): CardWords {
  const { name, line, text } = diceHospital.administrators[id]
  const { final, prototype } = diceHospital.options.editions
  const texts =
    text.final === text.prototype
      ? [text.final]
      : [common.labelled({ name: final, text: text.final }), common.labelled({ name: prototype, text: text.prototype })]
  return { ...plain, card: { kind: 'administrator', id }, name, texts, line, tags: [page.cards.both], rule: '4.4' }
}

function eventCard(id: EventCardId, { diceHospital, page }: Language): CardWords {
  const { name, line, text } = diceHospital.eventCards[id]
  const tags = [EVENT_CARDS[id].lasts ? page.cards.forTheRound : page.cards.once]
  return { ...plain, card: { kind: 'eventCard', id }, name, texts: [text], line, tags }
}

function report(id: ReportId, { diceHospital }: Language): CardWords {
  const { titles, text } = diceHospital.reports
  const { dice, points } = REPORTS[id]
  const [red, yellow, green] = COLOURS.map((_, at) => dice[at] ?? 0)
  const counts = { red: red ?? 0, yellow: yellow ?? 0, green: green ?? 0 }
  return { ...plain, card: { kind: 'report', id }, name: titles[id], texts: [text({ dice: counts, points })] }
}

function ambulanceBack(number: number, { diceHospital }: Language): CardWords {
  const { name, back } = diceHospital.ambulances
  const spaces = backOf(number)
  return {
    ...plain,
    card: { kind: 'ambulanceBack', id: number },
    name: name({ number }),
    texts: [back({ number, spaces })],
  }
}

/** The three dice that the back of an ambulance asks for. */
export function backOf(number: number) {
  return (AMBULANCE_BACKS[number - 1] ?? []).map((one) => readDie(printPatient(one))).filter((die) => die !== null)
}
