// What a card says is what it does: numbers, colours and every other thing that its effect has stand in its
// text, and nothing that it has not.

import {
  ADMINISTRATOR_IDS,
  ADMINISTRATORS,
  COLOURS,
  DEPARTMENT_IDS,
  type DepartmentId,
  DEPARTMENTS,
  EVENT_CARD_IDS,
  EVENT_CARDS,
  type EventCardId,
  REPORT_IDS,
  REPORTS,
  SPECIALIST_IDS,
  type SpecialistId,
  SPECIALISTS,
} from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'
import { VOCABULARIES } from '../vocabularies.ts'
import { type Concept, CONCEPTS, type Vocabulary } from './vocabulary.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

interface Meaning {
  /** Values, from lowest to highest: a text writes 1–3. */
  readonly ranges: readonly (readonly [number, number])[]
  /** All other numbers, in the order of the effect. */
  readonly numbers: readonly number[]
  readonly concepts: readonly Concept[]
}

type Clause = (typeof DEPARTMENTS)[DepartmentId]['clauses'][number]
type SpecialistEffect = NonNullable<(typeof SPECIALISTS)[SpecialistId]['effect']>

const nothing: Meaning = { ranges: [], numbers: [], concepts: [] }

const join = (meanings: readonly Meaning[]): Meaning => ({
  ranges: meanings.flatMap(({ ranges }) => ranges),
  numbers: meanings.flatMap(({ numbers }) => numbers),
  concepts: meanings.flatMap(({ concepts }) => concepts),
})

function ofClause(clause: Clause): Meaning {
  const concepts: Concept[] = [clause.act]
  // Whoever is healed is treated, everyone knows that; of the others a card must say it.
  if (clause.act !== 'heal') concepts.push('treated')
  if (clause.colour) concepts.push(clause.colour)
  if (clause.count === 2) concepts.push('two')
  if (clause.count === 3) concepts.push('three')
  if (clause.together) concepts.push(clause.together)
  if (clause.among) concepts.push(clause.among)
  if (clause.valueOfHealed) concepts.push('valueBefore')
  if (clause.fewer === 'ifYouLike') concepts.push('upTo')
  if (clause.fewer === 'ifMust') concepts.push('asFarAsPossible')
  if (clause.fewer === undefined && clause.count > 1) concepts.push('exactly')
  return {
    ranges: clause.values ? [clause.values] : [],
    numbers: 'steps' in clause ? [clause.steps] : [],
    concepts,
  }
}

function ofSpecialist({ when, either, gain, onlyColouredDepartments }: SpecialistEffect): Meaning {
  const concepts: Concept[] = ['discharged' in when ? 'ifDischarged' : 'ifHealed']
  const numbers: number[] = []
  if ('healed' in when && when.healed !== 'any') concepts.push(when.healed)
  if (onlyColouredDepartments) concepts.push('notWithoutColour')
  if (either && either.length > 1) concepts.push('either')
  if (gain !== undefined) numbers.push(1)
  if (gain === 'point') concepts.push('point')
  if (gain === 'bag' || gain === 'bagForFatality') concepts.push('bloodBag')
  if (gain === 'bagForFatality') {
    numbers.push(1)
    concepts.push('fatality')
  }
  return join([{ ranges: [], numbers, concepts }, ...(either ?? []).flat().map(ofClause)])
}

function ofAdministrator(id: (typeof ADMINISTRATOR_IDS)[number], edition: 'final' | 'prototype'): Meaning {
  const effect = ADMINISTRATORS[id]
  const every: readonly Concept[] = edition === 'prototype' ? ['everyTime'] : []
  switch (effect.kind) {
    case 'pairs':
      return { ...nothing, numbers: [1], concepts: ['discharged', 'two', 'point', effect.colour, ...every] }
    case 'sets':
      return { ...nothing, numbers: [1], concepts: ['discharged', 'allColours', 'point', ...every] }
    case 'protects':
      return {
        ...nothing,
        numbers: [],
        concepts: ['neglected', effect.colour, edition === 'final' ? 'oneOfThem' : 'never'],
      }
    case 'mostDischarged':
      return { ...nothing, numbers: [edition === 'final' ? 1 : 2], concepts: ['discharged', 'mostDischarged', 'point'] }
  }
}

function ofEventCard(id: EventCardId): Meaning {
  const { lasts, effect } = EVENT_CARDS[id]
  return join([ofEventEffect(effect), { ...nothing, concepts: lasts ? ['thisRound'] : [] }])
}

function ofEventEffect(effect: (typeof EVENT_CARDS)[EventCardId]['effect']): Meaning {
  switch (effect.kind) {
    case 'bags':
      return { ...nothing, numbers: [1], concepts: ['everyHospital', 'bloodBag', effect.change > 0 ? 'gain' : 'lose'] }
    case 'patients':
      return { ranges: [effect.values], numbers: [1], concepts: [effect.change > 0 ? 'getBetter' : 'deteriorate'] }
    case 'row':
      return { ...nothing, numbers: [], concepts: ['more'] }
    case 'pointForEachFatality':
      return { ...nothing, numbers: [1], concepts: ['everyHospital', 'lose', 'point', 'fatality'] }
    case 'fatalities':
      return { ...nothing, numbers: [1], concepts: ['everyHospital', 'remove', 'fatality'] }
    case 'nurses':
      return { ...nothing, numbers: [1], concepts: ['everyHospital', 'nurse', effect.change > 0 ? 'more' : 'fewer'] }
    case 'intake':
      return { ...nothing, numbers: [effect.rolled, effect.countsAs], concepts: ['newPatients'] }
    case 'beds':
      return { ...nothing, numbers: [effect.beds], concepts: ['everyHospital', 'bed'] }
    case 'closed':
      return { ...nothing, numbers: [], concepts: ['closed'] }
    case 'bagHeals':
      return { ...nothing, numbers: [effect.steps], concepts: ['bloodBag'] }
    case 'pointForDischarging':
      return { ...nothing, numbers: [effect.atLeast, 1], concepts: ['everyHospital', 'discharged', 'point'] }
  }
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const RANGE = /(\d+)–(\d+)/g

function compare(
  text: string,
  meaning: Meaning,
  vocabulary: Vocabulary | undefined,
  concepts: readonly Concept[],
): void {
  expect(
    [...text.matchAll(RANGE)].map(([, low, high]) => [Number(low), Number(high)]),
    text,
  ).toEqual(meaning.ranges)
  expect(numbersIn(text.replaceAll(RANGE, '')), text).toEqual(meaning.numbers)
  const said = concepts.filter((concept) => vocabulary?.[concept].test(text))
  expect(said, text).toEqual(concepts.filter((concept) => meaning.concepts.includes(concept)))
}

for (const { code, diceHospital } of LANGUAGES) {
  describe(`effect texts in ${code}`, () => {
    const { departments, specialists, administrators, eventCards, reports } = diceHospital
    const vocabulary = VOCABULARIES[code]

    for (const id of DEPARTMENT_IDS) {
      it(`department ${id}`, () => {
        compare(departments[id].text, join(DEPARTMENTS[id].clauses.map(ofClause)), vocabulary, CONCEPTS.effects)
      })
    }

    for (const id of SPECIALIST_IDS) {
      const { effect } = SPECIALISTS[id]
      // The two that no other card is like have no effect in data to compare with.
      if (effect === null) continue
      it(`specialist ${id}`, () => {
        compare(specialists[id].text, ofSpecialist(effect), vocabulary, CONCEPTS.effects)
      })
    }

    for (const id of ADMINISTRATOR_IDS) {
      for (const edition of ['final', 'prototype'] as const) {
        it(`administrator ${id}, ${edition} edition`, () => {
          const meaning = ofAdministrator(id, edition)
          compare(administrators[id].text[edition], meaning, vocabulary, CONCEPTS.administrators)
        })
      }
    }

    for (const id of EVENT_CARD_IDS) {
      it(`event card ${id}`, () => {
        const { effect } = EVENT_CARDS[id]
        const closed = effect.kind === 'closed' ? departments[effect.department].name : ''
        expect(eventCards[id].text).toContain(closed)
        compare(eventCards[id].text, ofEventCard(id), vocabulary, CONCEPTS.eventCards)
      })
    }

    for (const id of REPORT_IDS) {
      it(`report ${id}`, () => {
        const [red, yellow, green] = REPORTS[id].dice
        const text = reports.text({ dice: { red, yellow, green }, points: REPORTS[id].points })
        const asked = [red, yellow, green].filter((n) => n > 0)
        expect(sorted(numbersIn(text))).toEqual(sorted([...asked, REPORTS[id].points]))
        const colours = COLOURS.filter((_, i) => (REPORTS[id].dice[i] ?? 0) > 0)
        expect(COLOURS.filter((colour) => vocabulary?.[colour].test(text))).toEqual(colours)
      })
    }
  })
}
