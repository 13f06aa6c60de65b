import type { OptionKey } from '@grand-rounds/rush-md/ids'
import type { Allowed } from '../../rush-md/refusal-words.ts'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { lessons, options } from './options.ts'
import { stages } from './places.ts'
import { terms } from './terms.ts'

const option = (key: OptionKey) => `„${options.all[key].name}“`
const possible = (allowed: Allowed) =>
  'least' in allowed ? `eine ganze Zahl von ${allowed.least} bis ${allowed.most}` : allowed.join(', ')

export const refusals: RushMdTexts['refusals'] = {
  badSeats: ({ least, most }) => `Dieses Spiel ist für ${least} bis ${most} Personen.`,
  badOptions: 'Diese Optionen lassen sich nicht lesen.',
  unknownOption: ({ option: key }) => `Die Option „${key}“ gibt es nicht.`,
  badOption: ({ option: key, allowed }) =>
    `${option(key)} lässt sich nicht so einstellen. Möglich ist: ${possible(allowed)}.`,
  optionExcluded: ({ option: key, by }) =>
    by === 'epidemics'
      ? `${option(key)} lässt sich ohne Epidemien nicht so einstellen.`
      : `${option(key)} steht in einem Lernschritt nicht zur Wahl (${lessons[by].name}).`,
  notACommand: 'Das ist kein Befehl.',
  unknownCommand: 'Einen solchen Befehl kennt dieses Spiel nicht.',
  badField: ({ field }) => `Das Feld „${field}“ fehlt oder ergibt keinen Sinn.`,
  unknownField: ({ field }) => `Das Feld „${field}“ gehört dort nicht hin.`,

  notNow: ({ stage }) => `Das geht jetzt nicht. ${stages[stage].text}`,
  paused: 'Die Uhr steht: Erst müssen alle weitermachen wollen.',
  notPaused: 'Die Uhr steht nicht, und du hast auch nicht darum gebeten.',
  alreadyAgreed: 'Das hast du schon gesagt.',
  notAgreed: 'Du hast nicht gesagt, dass du bereit bist.',

  noSuchGlass: 'Eine solche Sanduhr gibt es an diesem Tisch nicht.',
  sandRunning: ({ glass }) => `Der Sand läuft noch: ${terms.glasses[glass]} kann noch nicht weg.`,
  notYourDoctor: 'Dieser Arzt gehört jemand anderem.',
  wrongGlass: ({ needs }) =>
    needs === 'doctor' ? 'Dafür braucht es einen Arzt.' : 'Dafür braucht es eine Krankenschwester.',
  spaceTaken: ({ space }) => `Schon besetzt: ${terms.space({ space })}.`,
  spaceClosed: 'Das ist in diesem Spiel noch geschlossen.',
  glassNotPlaced: 'Diese Sanduhr steht dort nicht.',
  toolsInUse: 'Jemand ist mitten in dieser Untersuchung.',
  noPaperHere: 'Dort liegt keine Arbeit mit einer Aktion.',

  patientMissing: 'Sag, um welchen Patienten es geht.',
  noPatientHere: 'Dafür wird kein Patient genannt.',
  noSuchPatient: 'Dieser Patient ist nicht hier.',
  otherPatient: 'Dieser Patient gehört nicht zu dieser Aktion.',
  notOnTheSpot: 'Erst muss das Bett des Patienten dort stehen.',
  bedHeld: ({ bed }) => `Bett ${bed} muss vorerst bleiben, wo es ist.`,
  bedTaken: ({ bed }) => `In Bett ${bed} liegt schon jemand.`,
  bedAway: ({ bed }) =>
    bed === null ? 'Das Bett ist nicht auf seiner Station.' : `Bett ${bed} ist nicht auf seiner Station.`,
  alreadyThere: 'Das ist schon dort.',
  spotTaken: ({ spot }) => `Ein anderes Bett ist im Weg: ${terms.moves[spot]} geht es nicht.`,
  noRoom: 'Das Wartezimmer ist voll.',
  deckEmpty: 'Der Stapel ist leer.',
  notWorse: 'Diesem Patienten geht es nicht schlechter als am ersten Tag.',

  examNotNeeded: 'Dieser Patient braucht diese Untersuchung nicht.',
  examDone: 'Dieser Patient hatte diese Untersuchung schon.',
  tokenUp: 'Deck erst das Plättchen wieder zu.',
  noTokenUp: 'Es ist kein Plättchen aufgedeckt.',
  signDiffers: 'Das ist nicht das Zeichen der Karte.',
  patternDiffers: 'Die Scheiben liegen nicht wie auf der Karte.',
  discLifted: 'Leg erst die Scheibe ab.',
  noDiscLifted: 'Du hast keine Scheibe angehoben.',
  fallen: 'Die Sanduhr ist umgefallen: Erst muss sie wieder balanciert werden.',
  notFallen: 'Die Sanduhr ist nicht umgefallen.',

  noAction: 'Du bist gerade nirgends bei der Arbeit.',
  notThisAction: 'Das gehört nicht zu dem, was du gerade tust.',
  storeEmpty: ({ piece }) => `Nichts mehr im Lager: ${terms.pieces[piece]}.`,
  poolEmpty: ({ piece }) => `Nirgends mehr zu haben: ${terms.pieces[piece]}.`,
  storeFull: 'Das Organlager ist voll.',
  oneKindOnly: 'Nur Organe einer Art auf einmal.',
  otherKindNow: 'Jetzt muss es eine andere Sorte sein.',
  noSyringe: 'Es ist keine Spritze da.',
  syringeInHand: 'Du hast schon eine Spritze in der Hand.',
  syringeFull: 'Die Spritze ist voll.',
  syringeEmpty: 'Die Spritze ist leer.',
  needsSyringe: 'Das gibt man mit einer Spritze: Nimm erst eine.',
  otherFluid: 'In der Spritze ist etwas anderes.',
  handBusy: 'Moment: Deine Hand ist noch nicht so weit.',
  handFull: 'Lass erst los, was du hältst.',
  handEmpty: 'Du hältst nichts.',

  noEpidemic: 'Auf dieser Station ist keine Epidemie.',
  noSign: 'Es gibt kein Ansteckungszeichen zu bemerken.',
  needed: 'Das lässt sich nicht zurückgeben.',
  oathNotStrict: 'An diesem Tisch kostet ein Regelbruch nichts.',
  noMark: 'Diese Marke gibt es nicht.',
  nothingToSend: 'Es gibt nichts zurückzuschicken.',
}
