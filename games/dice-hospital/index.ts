export { ADMINISTRATOR_IDS, type AdministratorId, ADMINISTRATORS } from './cards/administrators.ts'
export { AMBULANCE_BACKS } from './cards/ambulance-backs.ts'
export {
  DEPARTMENT_IDS,
  type DepartmentId,
  DEPARTMENTS,
  PROTOTYPE_DEPARTMENTS,
  STARTING_DEPARTMENTS,
} from './cards/departments.ts'
export { EVENT_CARD_IDS, type EventCardId, EVENT_CARDS } from './cards/event-cards.ts'
export { REPORT_IDS, type ReportId, REPORTS } from './cards/reports.ts'
export {
  PROMO_IDS,
  type PromoId,
  PROTOTYPE_SPECIALISTS,
  SPECIALIST_IDS,
  type SpecialistId,
  SPECIALISTS,
} from './cards/specialists.ts'
export { type Choosing, readChoosing, stillPossible, stillPossibleAfterDice, type StillPossible } from './choosing.ts'
export type { Act, Clause } from './effects/language.ts'
export { isDead, isHome, valueAfter } from './effects/treat.ts'
export { diceToDraw, fitsSpace } from './asked.ts'
export { type Command, COMMAND_TYPES } from './commands.ts'
export type { Event, Phase } from './events.ts'
export { PHASES } from './events.ts'
export { diceHospital } from './game.ts'
export { follow } from './follow/follow.ts'
export { imagine } from './imagine.ts'
export { printHospital, readHospital } from './notation.ts'
export { defaultOptions, OPTION_KEYS, type Options } from './options.ts'
export {
  type Colour,
  COLOURS,
  colourOf,
  type Die,
  letterOf,
  printDie,
  printTarget,
  readDie,
  readTarget,
} from './patient-notation.ts'
export { printPatient } from './patients.ts'
export { modelChoices } from './phases/activation.ts'
export { canDraw } from './phases/admissions.ts'
export { bagHeals, bagRecolours } from './phases/blood-bags.ts'
export { administratorPoints, EMPTY_WARDS, everyTimeFor, pointsForDischarging } from './phases/discharge.ts'
export { fatalityCost, type FinalResult, missedReportCost } from './phases/end.ts'
export { bedsOf, isLowIntake, tooMany } from './phases/intake.ts'
export { neglectSteps } from './phases/neglect.ts'
export { startingValues } from './phases/opening.ts'
export { abilityOf, diceFallFor, isOpen } from './phases/placement.ts'
export { printTable, readTable } from './position/notation.ts'
export { IMPOSSIBLE, POSITION_PHASES, type Position } from './position/position.ts'
export { readPosition } from './position/read.ts'
export { setPosition } from './position/set.ts'
export { improvementsOf, isSpecialist, mostDiscards, ownDepartments } from './phases/improvement.ts'
export {
  BEDS,
  type Hospital,
  type ImprovementId,
  type Meeple,
  NURSES,
  POINT_SOURCES,
  type PointSource,
  ROUNDS,
  score,
  type Stage,
  STAGES,
  type State,
} from './state.ts'
export type { HospitalView, View } from './view.ts'
