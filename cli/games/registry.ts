// The games that the command line knows.

import { diceHospitalTable } from './dice-hospital.ts'
import type { Playable } from './playable.ts'
import { rushMdTable } from './rush-md.ts'

export const GAMES: readonly Playable[] = [diceHospitalTable, rushMdTable]
