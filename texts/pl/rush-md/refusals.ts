import type { OptionKey } from '@grand-rounds/rush-md/ids'
import type { Allowed } from '../../rush-md/refusal-words.ts'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { lessons, options } from './options.ts'
import { stages } from './places.ts'
import { terms } from './terms.ts'

const option = (key: OptionKey) => `„${options.all[key].name}”`
const possible = (allowed: Allowed) =>
  'least' in allowed ? `liczba całkowita od ${allowed.least} do ${allowed.most}` : allowed.join(', ')

export const refusals: RushMdTexts['refusals'] = {
  badSeats: ({ least, most }) => `Liczba graczy w tej grze: od ${least} do ${most}.`,
  badOptions: 'Tych opcji nie da się odczytać.',
  unknownOption: ({ option: key }) => `Nie ma opcji „${key}”.`,
  badOption: ({ option: key, allowed }) => `${option(key)}: tak nie można. Można: ${possible(allowed)}.`,
  optionExcluded: ({ option: key, by }) =>
    by === 'epidemics'
      ? `${option(key)}: bez epidemii tak nie można.`
      : `${option(key)}: w kroku nauki nie ma wyboru (${lessons[by].name}).`,
  notACommand: 'To nie jest polecenie.',
  unknownCommand: 'Ta gra nie zna takiego polecenia.',
  badField: ({ field }) => `Pola „${field}” brakuje albo nie ma sensu.`,
  unknownField: ({ field }) => `Pole „${field}” tu nie należy.`,

  notNow: ({ stage }) => `Teraz nie można. ${stages[stage].text}`,
  paused: 'Zegar stoi: najpierw wszyscy muszą chcieć grać dalej.',
  notPaused: 'Zegar nie stoi i nie było o to twojej prośby.',
  alreadyAgreed: 'To już wiadomo.',
  notAgreed: 'Nie było takiego znaku, więc nie ma czego cofać.',

  noSuchGlass: 'Takiej klepsydry nie ma przy tym stole.',
  sandRunning: ({ glass }) => `Piasek jeszcze się sypie: ${terms.glasses[glass]}.`,
  notYourDoctor: 'To lekarz innej osoby.',
  wrongGlass: ({ needs }) => (needs === 'doctor' ? 'Do tego potrzeba lekarza.' : 'Do tego potrzeba pielęgniarki.'),
  spaceTaken: ({ space }) => `Zajęte: ${terms.space({ space })}.`,
  spaceClosed: 'W tej grze to jest jeszcze zamknięte.',
  glassNotPlaced: 'Tej klepsydry tam nie ma.',
  toolsInUse: 'Ktoś jest w trakcie tego badania.',
  noPaperHere: 'Nie leży tam żadna praca z akcją.',

  patientMissing: 'Powiedz, o którego pacjenta chodzi.',
  noPatientHere: 'Do tego nie podaje się pacjenta.',
  noSuchPatient: 'Tego pacjenta tu nie ma.',
  otherPatient: 'Ta akcja nie dotyczy tego pacjenta.',
  notOnTheSpot: 'Najpierw musi tam stanąć łóżko pacjenta.',
  bedHeld: ({ bed }) => `Łóżko ${bed} musi na razie zostać, gdzie jest.`,
  bedTaken: ({ bed }) => `Łóżko ${bed} jest zajęte.`,
  bedAway: ({ bed }) => (bed === null ? 'Łóżka nie ma na oddziale.' : `Łóżka ${bed} nie ma na oddziale.`),
  alreadyThere: 'To już tam jest.',
  spotTaken: ({ spot }) => `Inne łóżko stoi na drodze, nie można jechać ${terms.moves[spot]}.`,
  noRoom: 'Poczekalnia jest pełna.',
  deckEmpty: 'Talia jest pusta.',
  notWorse: 'Stan tego pacjenta nie jest gorszy niż pierwszego dnia.',

  examNotNeeded: 'Ten pacjent nie potrzebuje tego badania.',
  examDone: 'Ten pacjent ma to badanie za sobą.',
  tokenUp: 'Najpierw zakryj żeton.',
  noTokenUp: 'Żaden żeton nie jest odkryty.',
  signDiffers: 'To nie jest symbol z karty.',
  patternDiffers: 'Dyski nie leżą tak jak na karcie.',
  discLifted: 'Najpierw odłóż dysk.',
  noDiscLifted: 'Żaden dysk nie jest podniesiony.',
  fallen: 'Klepsydra się przewróciła: najpierw trzeba ją znów ustawić.',
  notFallen: 'Klepsydra się nie przewróciła.',

  noAction: 'Nie pracujesz teraz nigdzie.',
  notThisAction: 'To nie należy do tego, co robisz.',
  storeEmpty: ({ piece }) => `Brak w magazynie: ${terms.pieces[piece]}.`,
  poolEmpty: ({ piece }) => `Nigdzie już nie ma: ${terms.pieces[piece]}.`,
  storeFull: 'Magazyn narządów jest pełny.',
  oneKindOnly: 'Naraz tylko narządy jednego rodzaju.',
  otherKindNow: 'Teraz musi to być inny rodzaj.',
  noSyringe: 'Nie ma strzykawki.',
  syringeInHand: 'Masz już strzykawkę w ręce.',
  syringeFull: 'Strzykawka jest pełna.',
  syringeEmpty: 'Strzykawka jest pusta.',
  needsSyringe: 'To podaje się strzykawką: najpierw ją weź.',
  otherFluid: 'W strzykawce jest co innego.',
  handBusy: 'Chwileczkę: twoja ręka nie jest jeszcze gotowa.',
  handFull: 'Najpierw puść to, co trzymasz.',
  handEmpty: 'Nic nie trzymasz.',

  noEpidemic: 'Na tym oddziale nie ma epidemii.',
  noSign: 'Nie ma symbolu choroby zakaźnej do zauważenia.',
  needed: 'Tego nie można odesłać.',
  oathNotStrict: 'Przy tym stole złamana zasada nic nie kosztuje.',
  noMark: 'Nie ma takiego znacznika.',
  nothingToSend: 'Nie ma czego odesłać.',
}
