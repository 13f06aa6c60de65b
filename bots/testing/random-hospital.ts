// Small hospitals by chance, in notation: few patients and meeples, any cards.

import { Random, seedFrom } from '@grand-rounds/kernel'

export interface Deck {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly tiles: readonly string[]
  readonly cards: readonly string[]
}

const COLOURED_TILES =
  'operatingTheatre earNoseThroat orthopaedics cardiology immunology urology anaesthesia allergyCentre renalMedicine'
const COLOURED_CARDS =
  'surgeon pharmacist haematologist anaesthetist virologist urologist cardiologist microbiologist neurologist'
const BASE_TILES = `${COLOURED_TILES} crashCentre radiology triageCentre`
const BASE_CARDS = `${COLOURED_CARDS} triageNurse paramedic generalPractitioner`
const NEW_CARDS = 'pathologist registrar physiotherapist medicalStudent haematologyTechnician'

export const BASE: Deck = {
  name: 'base game',
  options: { administrators: false },
  tiles: BASE_TILES.split(' '),
  cards: BASE_CARDS.split(' '),
}

export const EXPERIMENTAL: Deck = {
  name: 'Experimental Medicine',
  options: { administrators: false, experimental: true, promos: ['consultant'] },
  tiles: `${BASE_TILES} experimentalTherapy physiotherapy trainingDepartment`.split(' '),
  cards: `${BASE_CARDS} ${NEW_CARDS} ${NEW_CARDS} consultant`.split(' '),
}

const PROTOTYPE_TILES =
  'crashCentre prototypeRadiology prototypePhysiotherapyA prototypeTriageCentre isolationWard prototypePhysiotherapyB'
const PROTOTYPE_CARDS =
  'prototypeTriageNurse prototypeConsultant prototypeRegistrar prototypeParamedic criticalSpecialist generalPractitioner'

export const PROTOTYPE: Deck = {
  name: 'prototype edition',
  options: { administrators: false, edition: 'prototype' },
  tiles: `${COLOURED_TILES} ${PROTOTYPE_TILES}`.split(' '),
  cards: `${COLOURED_CARDS} ${PROTOTYPE_CARDS}`.split(' '),
}

/** With dice: Drug Trial Centre, Experimental Chemist, Admissions Nurse. */
export const DICE: Deck = {
  name: 'dice in departments',
  options: { administrators: false, experimental: true, promos: ['consultant', 'admissionsNurse'] },
  tiles: 'drugTrialCentre drugTrialCentre trainingDepartment cardiology triageCentre operatingTheatre'.split(' '),
  cards: 'experimentalChemist experimentalChemist admissionsNurse paramedic surgeon consultant registrar'.split(' '),
}

export interface Size {
  readonly patients: readonly [least: number, most: number]
  readonly nurses: number
  readonly tiles: number
  readonly cards: number
  readonly bags: number
}

/** The same name gives the same hospital. */
export function randomHospital(deck: Deck, size: Size, name: string): string {
  const random = new Random({ seed: seedFrom(name), used: {} })
  const below = (n: number) => random.below('hospital', n)
  const take = (items: readonly string[], most: number) => {
    const left = [...items]
    return Array.from({ length: below(most + 1) }, () => left.splice(below(left.length), 1)[0] ?? '').join(' ')
  }
  const [least, most] = size.patients
  // Few values and colours half of the time: equal patients, runs and triples are what the rules turn on.
  const narrow = below(2) === 0
  const patients = Array.from({ length: least + below(most - least + 1) }, () => {
    const colour = 'RYG'[narrow ? Math.max(0, below(5) - 2) : below(3)] ?? 'R'
    const treated = below(8) === 0 ? '+' : ''
    return `${colour}${narrow ? 2 + below(4) : 1 + below(6)}${treated}`
  })
  const fields: readonly (readonly [string, string])[] = [
    ['bags', String(below(size.bags + 1))],
    ['fatalities', String(below(2))],
    ['nurses', String(below(size.nurses + 1))],
    ['departments', take(deck.tiles, size.tiles)],
    ['specialists', take(deck.cards, size.cards)],
  ]
  const line = fields.flatMap(([field, text]) =>
    text === '' || (text === '0' && field !== 'nurses') ? [] : [`${field} ${text}`],
  )
  return [patients.join(' '), ...line].join('; ')
}
