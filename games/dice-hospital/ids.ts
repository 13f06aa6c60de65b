// What the texts know of this game: the names of things, and nothing that runs.

import type { IMPOSSIBLE } from './position/position.ts'

export type { AdministratorId } from './cards/administrators.ts'
export type { DepartmentId } from './cards/departments.ts'
export type { EventCardId } from './cards/event-cards.ts'
export type { ReportId } from './cards/reports.ts'
export type { MeepleColour, PromoId, SpecialistId } from './cards/specialists.ts'
export type { Command } from './commands.ts'
export type { Happening, Phase } from './events.ts'
export type { OptionKey, Options } from './options.ts'
export type { Colour } from './patients.ts'
export type { FinalResult } from './phases/end.ts'
export type { ImprovementId, Meeple, PointSource, Stage } from './state.ts'

/** Why a position that was set up by hand can't be. */
export type WhyImpossible = (typeof IMPOSSIBLE)[number]
