// The log. Everything is told in the present tense, one sentence or two for each event. Names of patients are not
// bent: they stand as subject, by themselves after a colon, or in brackets.

import type { PatientId, Tag, Thing } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { thingName } from '../../rush-md/things.ts'
import { type EventWords, PLACES } from '../../rush-md/words.ts'
import { list } from '../grammar.ts'
import { diagnoses, patients } from './cards.ts'
import { epidemics } from './epidemics.ts'
import { goals } from './goals.ts'
import { papers } from './papers.ts'
import { exams, places } from './places.ts'
import { amount, amountObject, glassObject, reputation, skill, terms } from './terms.ts'

const thing = (one: Thing) => thingName({ patients, places, terms }, one)
const named = (patient: PatientId) => patients[patient].name
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What goes without saying is not said. */
const purpose = (tag: Tag) => (tag === 'ward' ? '' : ` (${terms.tags[tag]})`)

const BROKEN = {
  sandRunning: 'sięga po klepsydrę, w której sypie się jeszcze piasek',
  spaceTaken: 'sięga po zajęte pole',
  ownedUp: 'przyznaje się do złamania zasady',
} as const

const judged = ({ patient, verdict, diagnosis }: EventWords['patientJudged']): string => {
  const by = diagnosis === null ? '' : ` (${diagnoses[diagnosis].name})`
  switch (verdict) {
    case 'cured':
      return `Leczenie udane: ${named(patient)}${by}.`
    case 'surplus':
      return `Leczenie udane, choć z nadmiarem: ${named(patient)}${by}.`
    case 'error':
      return `Błąd medyczny: ${named(patient)}${by}.`
  }
}

export const events: RushMdTexts['events'] = {
  gameStarted: ({ goal }) => `Drzwi się otwierają. Wasz cel: ${goals.titles[goal]}.`,
  councilStarted: ({ round, papers: drawn }) =>
    `${terms.round({ round })}: zbiera się rada lekarska.${drawn.length === 0 ? '' : ` W prasie fachowej: ${list(drawn.map((id) => papers.titles[id]))}.`}`,
  agreed: ({ who }) => `${who} daje znak: można.`,
  withdrew: ({ who }) => `${who} jednak jeszcze czeka.`,
  countdownStarted: () => 'Wszyscy są gotowi: runda zaczyna się za trzy sekundy.',
  countdownStopped: 'Jeszcze nie: ktoś nie jest gotowy.',
  clockStarted: 'Pierwsza klepsydra odwrócona: zegar rusza.',
  markPut: ({ who, doctor, mark, on }) => `${who} stawia znacznik ${mark}: ${thing(on)} (${terms.glasses[doctor]}).`,
  markTaken: ({ who, doctor, mark }) => `${who} zabiera znacznik ${mark} (${terms.glasses[doctor]}).`,
  wantsEnd: ({ who }) => `${who} chce już zakończyć rundę.`,
  wantsNoEnd: ({ who }) => `${who} woli grać dalej.`,
  actionStarted: 'Zegar ruszył.',
  clockEnded: 'Czas minął: żadna klepsydra i żadne łóżko już się nie rusza.',
  paused: 'Wszyscy stają: zegar stoi.',
  wentOn: 'Zegar idzie dalej.',
  evaluated: 'Klepsydry znikają z pól, zaczyna się ocena pacjentów.',
  signalled: ({ who, signal, about }) =>
    `${who}${about === null ? '' : ` (${thing(about)})`}: ${terms.signals[signal]}`,
  glassPlaced: ({ who, glass, space, patient }) =>
    `${who} kieruje ${glassObject[glass]} do pracy ${places[PLACES[space].place].where}${patient === null ? '' : `: ${named(patient)}`}.`,
  glassTakenOff: ({ who, glass, space }) =>
    `${who} odwołuje ${glassObject[glass]} od pracy ${places[PLACES[space].place].where}.`,
  glassRanOut: ({ glass }) => `Piasek się przesypał, do dyspozycji: ${terms.glasses[glass]}.`,
  actionEnded: ({ who, space }) => `${who} kończy pracę ${places[PLACES[space].place].where}.`,
  bedMoved: ({ who, bed, to }) => `${who} przesuwa łóżko ${bed} ${terms.moves[to]}.`,
  organThrownOut: ({ who, organ }) => `${who} wyrzuca ${amountObject({ piece: organ, count: 1 })}.`,
  patientDrawn: ({ who, patient }) => `${who} prosi do środka: ${named(patient)} (${patients[patient].complaint}).`,
  patientAdmitted: ({ who, patient, bed }) => `${who} przydziela łóżko ${bed}: ${named(patient)}.`,
  stocked: ({ who, piece, count: n }) => `${who} uzupełnia zapas o ${amountObject({ piece, count: n })}.`,
  given: ({ who, patient, substance, count: n, tag }) =>
    `${who} podaje ${amountObject({ piece: substance, count: n })}: ${named(patient)}${purpose(tag)}.`,
  syringeTaken: ({ who, fluid }) => `${who} bierze strzykawkę (${terms.pieces[fluid]}).`,
  syringeFilled: ({ who, units }) => `${who} napełnia strzykawkę: w środku ${units}.`,
  syringeEmptied: ({ who, fluid, units }) => `${who} opróżnia strzykawkę: ${amount({ piece: fluid, count: units })}.`,
  gripped: ({ who, substance }) => `${who} chwyta pęsetą ${amountObject({ piece: substance, count: 1 })}.`,
  slipped: ({ who, piece }) => `Ojej: ${who} upuszcza: ${piece === null ? 'krążek' : amount({ piece, count: 1 })}.`,
  tokenTurned: ({ who, token }) => `${who} odkrywa żeton kultur bakterii ${token + 1}.`,
  tokenCovered: ({ who, token }) => `${who} zakrywa żeton kultur bakterii ${token + 1}.`,
  discLifted: ({ who, hole }) => `${who} podnosi dysk z otworu ${hole + 1}.`,
  discLaid: ({ who, hole }) => `${who} kładzie dysk w otworze ${hole + 1}.`,
  cardPutUnder: ({ who, wrong }) =>
    wrong
      ? `${who} bierze niewłaściwe zdjęcie rentgenowskie: trafia na spód talii.`
      : `${who} odkłada zdjęcie rentgenowskie na spód talii.`,
  glassFell: ({ who, glass }) => `Klepsydra się przewraca, ${who} musi czekać na piasek (${terms.glasses[glass]}).`,
  glassBalanced: ({ who, glass }) => `${who} ustawia klepsydrę jeszcze raz (${terms.glasses[glass]}).`,
  diagnosed: ({ who, patient, exam, diagnosis }) =>
    `${who} stawia diagnozę (${exams[exam].name}, ${named(patient)}): ${diagnoses[diagnosis].name}.`,
  conditionChanged: ({ patient, condition }) => `${named(patient)}: stan jest teraz ${terms.conditions[condition]}.`,
  epidemicDrawn: ({ ward, epidemic }) =>
    `Epidemia (${terms.wards[ward]}): ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicAvoided: ({ ward, epidemic }) =>
    `Epidemii udaje się uniknąć (${terms.wards[ward]}): ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicEnded: ({ ward, epidemic, without, reward }) =>
    without.length === 0
      ? `${upper(terms.wards[ward])}: epidemia opanowana (${epidemics[epidemic].name}): ${reputation({ count: reward })}.`
      : `${upper(terms.wards[ward])}: epidemii nie udało się opanować (${epidemics[epidemic].name}). Bez leczenia: ${list(without.map(named))}.`,
  signsMissed: ({ ward, signs }) => `${upper(terms.wards[ward])}: przeoczone symbole zakażenia: ${signs}.`,
  oathBroken: ({ who, rule }) => `${who} ${BROKEN[rule]}.`,
  skillLost: ({ points, by }) => `Tracicie ${skill({ count: points })}: ${terms.losses[by]}.`,
  taskJudged: ({ paper, reached }) =>
    reached ? `Zadanie wykonane: ${papers.titles[paper]}.` : `Zadanie niewykonane: ${papers.titles[paper]}.`,
  skillGained: ({ points, paper }) => `Zyskujecie ${skill({ count: points })}: ${papers.titles[paper]}.`,
  patientJudged: judged,
  patientDied: ({ patient }) => `Nie udało się uratować: ${named(patient)}.`,
  sentBack: ({ who, patient, substance, tag }) =>
    `${who} odsyła ${amountObject({ piece: substance, count: 1 })} (${named(patient)}, ${terms.tags[tag]}).`,
  patientDischarged: ({ patient, reputation: n }) => `${named(patient)} wraca do domu: ${reputation({ count: n })}.`,
  gameEnded: ({ won }) => (won ? 'Koniec dyżuru, cel osiągnięty.' : 'Koniec dyżuru, celu nie udało się osiągnąć.'),
}
